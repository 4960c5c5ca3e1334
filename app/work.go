package app

import (
	"context"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// work is what a page works out beside itself: how far that is, and the way to
// end it. It belongs to the page. Whoever does the work has a run, and reaches
// the page through its tell.
type work struct {
	state  workState
	run    *run             // nil unless state is working
	doing  string           // what is under way
	failed map[string]error // by id: dictionaries that could not be read
}

type workState int

const (
	waiting workState = iota // until the page is looked at
	working
	stopped // by the person
	finished
)

// run is one go at some work. What do does, it does beside the page, and it
// blocks.
type run struct {
	host Host
	page Page // that the work is for
	work *work
	end  context.CancelFunc
	turn turns
}

// begin starts do, which is to end early when the run is over.
func (w *work) begin(h Host, page Page, doing string, do func(*run)) {
	ctx, cancel := context.WithCancel(context.Background())
	r := &run{host: h, page: page, work: w, end: cancel, turn: turns{ctx: ctx, since: time.Now()}}
	w.run, w.state, w.doing = r, working, doing
	h.Ctx().Async(func() {
		defer cancel()
		do(r)
		r.tell(func() { w.stop(finished) })
	})
}

// stop ends the work, in the given state.
func (w *work) stop(state workState) {
	if w.run != nil {
		w.run.end()
		w.run = nil
	}
	w.state = state
}

func (w *work) fail(dict string, err error) {
	if w.failed == nil {
		w.failed = map[string]error{}
	}
	w.failed[dict] = err
}

// tell lets the page take over what was found, unless the run ended meanwhile. A
// page that is not looked at waits with the rest.
func (r *run) tell(found func()) {
	r.host.Ctx().Dispatch(func(app.Context) {
		if r.work.run != r {
			return
		}
		found()
		if r.work.run == r && !r.host.InFront(r.page) {
			r.work.stop(waiting)
		}
	})
}

// step says what is done next.
func (r *run) step(doing string) {
	r.tell(func() { r.work.doing = doing })
}

// over reports whether the run was ended.
func (r *run) over() bool { return r.turn.ctx.Err() != nil }

// workBar is what a page shows of its work, with the one button that cancels it,
// goes on or begins anew.
type workBar struct {
	id        string // begins those of its elements
	counts    string // what done and all count
	done, all int
	says      string
	first     string // name of the button before anything is begun; "" for work that begins by itself
	again     string // name of the button when all is done; "" hides it
	press     app.EventHandler
}

// bar shows how far the work has come. A screen reader hears only how it ended.
func (w *work) bar(b workBar, more ...app.UI) app.UI {
	ended := w.state == finished || w.state == stopped
	begins := w.state == waiting && b.first != ""
	name, idle := "Cancel", false
	switch {
	case begins:
		name = b.first
	case w.state == stopped:
		name = "Go on"
	case w.state == finished && len(w.failed) > 0:
		name = "Try again"
	case w.state == finished:
		name, idle = pick(b.again != "", b.again, name), b.again == ""
	}
	return app.Div().Class("work").Body(append([]app.UI{
		app.Progress().Max(b.all).Value(b.done).Aria("label", b.counts).Hidden(w.state == finished || begins),
		app.P().ID(b.id + "-progress").Text(b.says),
		app.P().Class("sr-only").Role("status").Text(pick(ended, b.says, "")),
		app.Button().Type("button").ID(b.id + "-work").OnClick(b.press).Disabled(idle).Text(name),
	}, more...)...)
}
