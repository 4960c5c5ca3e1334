package app

import (
	"context"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
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
		letTheBrowserIn()
		t.since = time.Now()
	}
	return nil
}

// letTheBrowserIn blocks until the browser has had its turn. Sleeping is not
// enough: while go-app draws what was found so far, the sleep ends, and the work
// would go on in the same task. A timer of the browser's own fires in another.
func letTheBrowserIn() {
	if app.IsServer {
		time.Sleep(time.Millisecond)
		return
	}
	fired := make(chan struct{}, 1)
	fire := app.FuncOf(func(app.Value, []app.Value) any {
		fired <- struct{}{}
		return nil
	})
	defer fire.Release()
	app.Window().Call("setTimeout", fire, 0)
	<-fired
}
