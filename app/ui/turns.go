package ui

import (
	"context"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Turns lets long work share the browser's one thread. The work calls take
// every few thousand steps; now and then that gives the browser its turn, and
// it ends the work when ctx is cancelled.
type Turns struct {
	Ctx   context.Context
	Since time.Time // when the browser last had its turn
}

// turnTime is how long the work goes on before the browser has its turn. With
// what a step takes it stays well below the 100 ms at which a page feels stuck.
const turnTime = 25 * time.Millisecond

func (t *Turns) Take() error {
	if err := t.Ctx.Err(); err != nil {
		return err
	}
	if time.Since(t.Since) >= turnTime {
		LetTheBrowserIn()
		t.Since = time.Now()
	}
	return nil
}

// LetTheBrowserIn blocks until the browser has had its turn. Sleeping is not
// enough: while go-app draws what was found so far, the sleep ends, and the work
// would go on in the same task. A timer of the browser's own fires in another.
func LetTheBrowserIn() {
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

// NewTurns are the turns of work that nobody cancels, as long as one turn is
// enough without any.
func NewTurns() *Turns { return &Turns{Ctx: context.Background(), Since: time.Now()} }
