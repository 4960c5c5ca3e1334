package app

import (
	"context"
	"time"
)

// turns lets long work share the browser's one thread. The work calls take
// every few thousand steps; now and then that gives the browser its turn, and
// it ends the work when ctx is cancelled.
type turns struct {
	ctx   context.Context
	since time.Time // when the browser last had its turn
}

// turnTime is how long the work goes on before the browser has its turn. With
// what a step takes it stays well below the 100 ms at which a page feels stuck.
const turnTime = 25 * time.Millisecond

func (t *turns) take() error {
	if err := t.ctx.Err(); err != nil {
		return err
	}
	if time.Since(t.since) >= turnTime {
		time.Sleep(time.Millisecond) // a real sleep: nothing less lets the browser in
		t.since = time.Now()
	}
	return nil
}
