package ui

import (
	"context"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Turns lets long work share the browser's one thread. The work calls Take every few thousand steps.
// Take yields to the browser from time to time, and returns an error once Ctx is cancelled.
type Turns struct {
	Ctx   context.Context
	Since time.Time // when the browser last had its turn
}

// turnTime is how long the work runs before the browser has its turn. Even with the time of one more
// step it stays well below the 100 ms at which a page feels stuck.
const turnTime = 25 * time.Millisecond

// Take yields to the browser if its turn has come. It returns an error if the work is to end.
func (t *Turns) Take() error {
	if err := t.Ctx.Err(); err != nil {
		return err
	}
	if time.Since(t.Since) >= turnTime {
		YieldToBrowser()
		t.Since = time.Now()
	}
	return nil
}

// YieldToBrowser blocks until the browser has had its turn. Sleeping is not enough: a sleep can end
// while go-app is still drawing, and the work would continue in the same task. A timer of the browser
// fires in a new task.
func YieldToBrowser() {
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

// NewTurns are the turns of work that nobody cancels. Work that fits into one turn never yields.
func NewTurns() *Turns { return &Turns{Ctx: context.Background(), Since: time.Now()} }
