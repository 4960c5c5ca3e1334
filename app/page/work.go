package page

import (
	"context"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/address"
	"spectrie/app/text"
	"spectrie/app/ui"
)

// Work is a long computation of a page: its state and a way to stop it. It belongs to the page. The
// background goroutine has a [Run] and changes the page only through [Run.Tell].
type Work struct {
	State  WorkState
	run    *Run             // nil unless the state is Working
	Doing  string           // what it is working on
	Failed map[string]error // dictionaries that could not be read, by id
}

type WorkState int

const (
	Waiting WorkState = iota // until the page is in front
	Working
	Stopped // by the person
	Finished
)

// Run is one attempt at some work, in the background.
type Run struct {
	host Host
	page address.Page // the page that the work is for
	work *Work
	end  context.CancelFunc
	Turn ui.Turns
}

// Begin starts compute in the background. Compute must return early if the run is over.
func (w *Work) Begin(h Host, page address.Page, doing string, compute func(*Run)) {
	ctx, cancel := context.WithCancel(context.Background())
	r := &Run{host: h, page: page, work: w, end: cancel, Turn: ui.Turns{Ctx: ctx, Since: time.Now()}}
	w.run, w.State, w.Doing = r, Working, doing
	h.Ctx().Async(func() {
		defer cancel()
		compute(r)
		r.Tell(func() { w.Stop(Finished) })
	})
}

// Stop ends the work and sets its state.
func (w *Work) Stop(state WorkState) {
	if w.run != nil {
		w.run.end()
		w.run = nil
	}
	w.State = state
}

// Fail notes that a dictionary could not be read.
func (w *Work) Fail(dict string, err error) {
	if w.Failed == nil {
		w.Failed = map[string]error{}
	}
	w.Failed[dict] = err
}

// Tell runs update on the page, unless the run is over. If the page is not in front, the work then stops
// until it is.
func (r *Run) Tell(update func()) {
	r.host.Ctx().Dispatch(func(app.Context) {
		if r.work.run != r {
			return
		}
		update()
		if r.work.run == r && !r.host.InFront(r.page) {
			r.work.Stop(Waiting)
		}
	})
}

// Step tells the page what the work does next.
func (r *Run) Step(doing string) {
	r.Tell(func() { r.work.Doing = doing })
}

// Over reports whether the run was stopped.
func (r *Run) Over() bool { return r.Turn.Ctx.Err() != nil }

// WorkBar is how a page shows its work, with one button that starts, cancels, continues or repeats it.
type WorkBar struct {
	Id         string // the ids of its elements begin with it
	Counts     string // what Done and All count
	Done, All  int
	Says       string
	StartName  string // of the button before the work starts; "" if it starts by itself
	RepeatName string // of the button when all is done; "" disables it
	Press      app.EventHandler
}

// Bar shows how far the work is. Screen readers announce only how it ended.
func (w *Work) Bar(b WorkBar, more ...app.UI) app.UI {
	ended := w.State == Finished || w.State == Stopped
	begins := w.State == Waiting && b.StartName != ""
	name, idle := "Cancel", false
	switch {
	case begins:
		name = b.StartName
	case w.State == Stopped:
		name = "Continue"
	case w.State == Finished && len(w.Failed) > 0:
		name = "Try again"
	case w.State == Finished:
		name, idle = text.Pick(b.RepeatName != "", b.RepeatName, name), b.RepeatName == ""
	}
	return app.Div().Class("work").Body(append([]app.UI{
		app.Progress().Max(b.All).Value(b.Done).Aria("label", b.Counts).Hidden(w.State == Finished || begins),
		app.P().ID(b.Id + "-progress").Text(b.Says),
		app.P().Class("sr-only").Role("status").Text(text.Pick(ended, b.Says, "")),
		ui.Button(b.Id + "-work").OnClick(b.Press).Disabled(idle).Text(name),
	}, more...)...)
}

// progressEvery is how often the page hears how far the work is.
const progressEvery = 200 * time.Millisecond

// Progress returns a function for the work to call as it proceeds. It yields to the browser and regularly
// passes the share that is done to show, on the page.
func (r *Run) Progress(show func(done float64)) func(done float64) error {
	var lastShown time.Time
	return func(done float64) error {
		if t := time.Now(); t.Sub(lastShown) >= progressEvery {
			lastShown = t
			r.Tell(func() { show(done) })
		}
		return r.Turn.Take()
	}
}
