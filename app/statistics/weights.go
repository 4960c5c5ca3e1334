package statistics

import (
	"fmt"
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/address"
	"spectrie/app/page"
	"spectrie/app/text"
	"spectrie/app/ui"
	"spectrie/trainer"
	"spectrie/trainer/fit"
)

// fitting is how the schedule is fitted to the person. The fit takes some seconds, so it runs in the background.
type fitting struct {
	work    page.Work
	done    float64  // share of the work that is done
	found   *fit.Fit // nil until the work has ended
	answers int      // that a fit can use; no more than it needs
	since   string   // the date since when the weights in use hold; "" for the usual ones
	log     int      // the answers.Replaced that all this is about
}

// countForFit prepares what the page says about a fit, after the figures have changed.
func (p *Page) countForFit() {
	f := &p.fitting
	if f.log != p.answers.Replaced { // all answers were deleted, or brought back
		f.work.Stop(page.Waiting)
		*f = fitting{log: p.answers.Replaced}
	}
	f.answers = fit.Count(p.answers.State().Reviews(), p.settings)
	f.since = ""
	entries := p.answers.Log.Entries()
	for i := len(entries) - 1; i >= 0 && p.settings.Weights != nil; i-- {
		e := &entries[i]
		if e.Kind == trainer.Set && !slices.Equal(e.Settings.Weights, p.settings.Weights) {
			break
		}
		if e.Kind == trainer.Set {
			f.since = e.Time().Format("2 January 2006")
		}
	}
}

// fitted shows the part of the schedule about weights of the person's own.
func (p *Page) fitted() app.UI {
	f := &p.fitting
	working := f.work.State == page.Working
	better := f.found != nil && f.found.Weights != nil && !slices.Equal(f.found.Weights, p.settings.Weights)
	return app.Div().Class("schedule-fit").Body(
		app.H3().ID("fit-title").TabIndex(-1).Text("Fitted to you"),
		app.P().Class("quiet").Text("The schedule assumes that you forget as fast as most people. It can find out from your answers how fast you do. "+
			"They do not leave this device."),
		app.P().ID("fit-says").Role("status").Text(p.fitSays()),
		app.Div().Class("schedule-actions").Body(
			ui.PressButton("fit-weights", p.pressFit).Aria("describedby", "fit-says").
				Disabled(!working && f.answers < fit.Needed).Text(text.Pick(working, "Cancel", "Fit to my answers")),
			ui.PressButton("use-weights", p.useFitted).Hidden(!better).Text("Use them"),
			ui.PressButton("usual-weights", p.useUsual).Hidden(p.settings.Weights == nil).Text("Use the usual weights"),
			app.Progress().Max(1).Value(f.done).Aria("label", "Answers replayed").Hidden(!working),
		),
	)
}

// fitSays says what stands about weights of the person's own.
func (p *Page) fitSays() string {
	f, own := &p.fitting, p.settings.Weights
	in := ""
	if own != nil {
		in = "The schedule has used your own weights since " + f.since + ". "
	}
	switch {
	case f.work.State == page.Working:
		return "Fitting…"
	case f.found != nil && f.found.Weights == nil && own == nil:
		return "The usual weights predict your answers as well. Nothing changes."
	case f.found != nil && f.found.Weights == nil:
		return in + "The usual weights now predict your answers as well."
	case f.found != nil && slices.Equal(f.found.Weights, own):
		return in + "They predict your answers " + text.Percent(f.found.Better) + " better than the usual ones."
	case f.found != nil && own == nil:
		return "Your own weights predict your answers " + text.Percent(f.found.Better) + " better. Use them?"
	case f.found != nil:
		return in + "New ones predict your answers " + text.Percent(f.found.Better) + " better than the usual ones. Use them?"
	case f.answers < fit.Needed:
		return in + fmt.Sprintf("Possible after %d answers that came back on a later day; you have %s.", fit.Needed, text.Grouped(f.answers))
	}
	return in
}

// pressFit starts the fit, or cancels it.
func (p *Page) pressFit() {
	f := &p.fitting
	if f.work.State == page.Working {
		f.work.Stop(page.Waiting)
		return
	}
	if p.figures == nil || f.answers < fit.Needed {
		return
	}
	answers := fit.Gather(p.answers.State().Reviews(), p.settings)
	f.found, f.done = nil, 0
	f.work.Begin(p.host, address.Statistics, "", func(r *page.Run) {
		ui.YieldToBrowser()
		found, err := answers.Fit(r.Progress(func(done float64) { f.done = done }))
		if err == nil { // not cancelled
			r.Tell(func() { f.found = &found })
		}
	})
}

// useFitted makes the weights that were found those of the schedule.
func (p *Page) useFitted() {
	if found := p.fitting.found; found != nil && found.Weights != nil {
		p.setWeights(found.Weights)
	}
}

// useUsual makes the usual weights those of the schedule.
func (p *Page) useUsual() {
	p.fitting.found = nil
	p.setWeights(nil)
}

func (p *Page) setWeights(weights []float64) {
	if p.figures == nil || slices.Equal(weights, p.settings.Weights) {
		return
	}
	settings := p.settings
	settings.Weights = weights
	p.answers.Note(trainer.Set, func(e *trainer.Entry) { e.Settings = &settings })
	p.recount()
	page.FocusLater(p.host, "fit-title") // the button is gone
	p.host.Tell("Saved. The dates of all cards are recalculated.")
}
