package app

import (
	"context"
	"maps"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/dicts"
)

// importing is the import on its way, as the page shows it.
type importing struct {
	source  wordSource
	lower   bool
	instead string // id of the list that it takes the place of, "" for none
	ctx     context.Context
	cancel  context.CancelFunc
	stage   dicts.Stage
	done    float64 // of 100
}

// read begins to import a list and reports whether it did. With lower, capitals
// are taken as lower-case letters; the list with the id instead then gives way.
func (l *lists) read(source wordSource, lower bool, instead string) bool {
	if l.importing != nil {
		l.Tell("One list at a time: " + l.importing.source.file + " is still being imported.")
		return false
	}
	ctx, cancel := context.WithCancel(context.Background())
	now := &importing{source: source, lower: lower, instead: instead, ctx: ctx, cancel: cancel}
	l.importing, l.outcome = now, nil
	revealLater(l, "importing")
	work := &importWork{source: source, lower: lower, turns: turns{ctx: ctx}, shelf: maps.Clone(l.shelf.dictionaries), readShipped: l.shelf.readShipped}
	work.tell = func(stage dicts.Stage, done float64) {
		l.Ctx().Dispatch(func(ctx app.Context) {
			now.stage, now.done = stage, done
			if !l.onPage() {
				ctx.PreventUpdate()
			}
		})
	}
	l.Ctx().Async(func() {
		made, err := work.run()
		l.Ctx().Dispatch(func(app.Context) {
			switch {
			case err != nil:
				l.finish(failedOutcome(source, err))
			case made.dictionary == nil:
				l.finish(&importOutcome{source: source, lower: lower, said: made.report.String(), problem: true, report: made.report})
			default:
				l.place(now, made)
			}
		})
	})
	return true
}

// onPage reports whether this part is in front: an import goes on when it is not.
func (l *lists) onPage() bool { return l.View().Page == Dictionaries }

// finish ends the import and says what became of it.
func (l *lists) finish(o *importOutcome) {
	l.importing.cancel()
	l.importing, l.outcome = nil, o
	if o.added {
		l.forget(o.source.typed)
	}
	if !l.onPage() {
		l.Tell(o.said) // and there it waits with all its details
	}
	revealLater(l, "import-result")
	l.Ctx().Defer(func(app.Context) {
		if app.IsClient && !focusHeld() { // the cancel button had it
			focus("import-result")
		}
	})
}
