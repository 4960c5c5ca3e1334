package lists

import (
	"context"
	"maps"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/address"
	"spectrie/app/page"
	"spectrie/app/shelf"
	"spectrie/app/ui"
	"spectrie/dicts"
)

// importing is the running import, as the page shows it.
type importing struct {
	source  shelf.WordSource
	lower   bool
	instead string // id of the list that it replaces, "" for none
	ctx     context.Context
	cancel  context.CancelFunc
	stage   dicts.Stage
	done    float64 // of 100
}

// read starts to import a list and reports whether it did. With lower, it reads capitals as
// lower-case letters. The new list replaces the list with the id instead.
func (l *lists) read(source shelf.WordSource, lower bool, instead string) bool {
	if l.importing != nil {
		l.host.Tell("One list at a time: " + l.importing.source.File + " is still being imported.")
		return false
	}
	ctx, cancel := context.WithCancel(context.Background())
	running := &importing{source: source, lower: lower, instead: instead, ctx: ctx, cancel: cancel}
	l.importing, l.outcome = running, nil
	page.RevealLater(l.host, "importing")
	work := &importWork{source: source, lower: lower, turns: ui.Turns{Ctx: ctx}, shelf: maps.Clone(l.shelf.Dictionaries), readShipped: l.shelf.ReadShipped}
	work.tell = func(stage dicts.Stage, done float64) {
		l.host.Ctx().Dispatch(func(ctx app.Context) {
			running.stage, running.done = stage, done
			if !l.onPage() {
				ctx.PreventUpdate()
			}
		})
	}
	l.host.Ctx().Async(func() {
		made, err := work.run()
		l.host.Ctx().Dispatch(func(app.Context) {
			switch {
			case err != nil:
				l.finish(failedOutcome(source, err))
			case made.dictionary == nil:
				l.finish(&importOutcome{source: source, lower: lower, said: ofEntries(source, made.report.String()), problem: true, report: made.report})
			default:
				l.storeImported(running, made)
			}
		})
	})
	return true
}

// onPage reports whether this part is shown. An import continues when it is not.
func (l *lists) onPage() bool { return l.host.View().Page == address.Dictionaries }

// finish ends the import and shows its result.
func (l *lists) finish(o *importOutcome) {
	l.importing.cancel()
	l.importing, l.outcome = nil, o
	if o.added {
		l.forget(o.source.Typed)
	}
	if !l.onPage() {
		l.host.Tell(o.said) // where the result has all its details
	}
	page.RevealLater(l.host, "import-result")
	l.host.Ctx().Defer(func(app.Context) {
		if app.IsClient && !ui.FocusHeld() { // the cancel button had the focus
			ui.Focus("import-result")
		}
	})
}
