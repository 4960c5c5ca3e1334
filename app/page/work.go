package page

import (
	"context"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/address"
	"spectrie/app/text"
	"spectrie/app/ui"
)

// Work is what a page works out beside itself: how far that is, and the way to
// end it. It belongs to the page. Whoever does the work has a run, and reaches
// the page through its tell.
type Work struct {
	State  WorkState
	run    *Run             // nil unless state is working
	Doing  string           // what is under way
	Failed map[string]error // by id: dictionaries that could not be read
}

type WorkState int

const (
	Waiting WorkState = iota // until the page is looked at
	Working
	Stopped // by the person
	Finished
)

// Run is one go at some work. What do does, it does beside the page, and it
// blocks.
type Run struct {
	host Host
	page address.Page // that the work is for
	work *Work
	end  context.CancelFunc
	Turn ui.Turns
}

// Begin starts do, which is to end early when the run is over.
func (w *Work) Begin(h Host, page address.Page, doing string, do func(*Run)) {
	ctx, cancel := context.WithCancel(context.Background())
	r := &Run{host: h, page: page, work: w, end: cancel, Turn: ui.Turns{Ctx: ctx, Since: time.Now()}}
	w.run, w.State, w.Doing = r, Working, doing
	h.Ctx().Async(func() {
		defer cancel()
		do(r)
		r.Tell(func() { w.Stop(Finished) })
	})
}

// Stop ends the work, in the given state.
func (w *Work) Stop(state WorkState) {
	if w.run != nil {
		w.run.end()
		w.run = nil
	}
	w.State = state
}

func (w *Work) Fail(dict string, err error) {
	if w.Failed == nil {
		w.Failed = map[string]error{}
	}
	w.Failed[dict] = err
}

// Tell lets the page take over what was found, unless the run ended meanwhile. A
// page that is not looked at waits with the rest.
func (r *Run) Tell(found func()) {
	r.host.Ctx().Dispatch(func(app.Context) {
		if r.work.run != r {
			return
		}
		found()
		if r.work.run == r && !r.host.InFront(r.page) {
			r.work.Stop(Waiting)
		}
	})
}

// Step says what is done next.
func (r *Run) Step(doing string) {
	r.Tell(func() { r.work.Doing = doing })
}

// Over reports whether the run was ended.
func (r *Run) Over() bool { return r.Turn.Ctx.Err() != nil }

// WorkBar is what a page shows of its work, with the one button that cancels it,
// goes on or begins anew.
type WorkBar struct {
	Id        string // begins those of its elements
	Counts    string // what done and all count
	Done, All int
	Says      string
	First     string // name of the button before anything is begun; "" for work that begins by itself
	Again     string // name of the button when all is done; "" hides it
	Press     app.EventHandler
}

// Bar shows how far the work has come. A screen reader hears only how it ended.
func (w *Work) Bar(b WorkBar, more ...app.UI) app.UI {
	ended := w.State == Finished || w.State == Stopped
	begins := w.State == Waiting && b.First != ""
	name, idle := "Cancel", false
	switch {
	case begins:
		name = b.First
	case w.State == Stopped:
		name = "Go on"
	case w.State == Finished && len(w.Failed) > 0:
		name = "Try again"
	case w.State == Finished:
		name, idle = text.Pick(b.Again != "", b.Again, name), b.Again == ""
	}
	return app.Div().Class("work").Body(append([]app.UI{
		app.Progress().Max(b.All).Value(b.Done).Aria("label", b.Counts).Hidden(w.State == Finished || begins),
		app.P().ID(b.Id + "-progress").Text(b.Says),
		app.P().Class("sr-only").Role("status").Text(text.Pick(ended, b.Says, "")),
		app.Button().Type("button").ID(b.Id + "-work").OnClick(b.Press).Disabled(idle).Text(name),
	}, more...)...)
}

// toldEvery is how often the page is told how far some work is.
const toldEvery = 200 * time.Millisecond

// Progress gives the browser its turn while some work goes on, and now and then
// tells the page how much of it is done.
func (r *Run) Progress(told func(done float64)) func(done float64) error {
	var last time.Time
	return func(done float64) error {
		if now := time.Now(); now.Sub(last) >= toldEvery {
			last = now
			r.Tell(func() { told(done) })
		}
		return r.Turn.Take()
	}
}
