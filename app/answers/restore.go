package answers

import (
	"fmt"
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/ui"
	"spectrie/trainer"
)

// restoreAnswers adds entries from elsewhere to the log, keeps them, and then calls
// done with those that are new here. Entries that contradict the log change nothing:
// done is called with an error in whole sentences.
func (t *Answers) restoreAnswers(entries []trainer.Entry, done func(added []trainer.Entry, err error)) {
	t.withAnswers(func() func() func(app.Context) {
		here, replaced := slices.Clone(t.Log.Entries()), t.Replaced
		return func() func(app.Context) {
			turns := ui.NewTurns()
			log := new(trainer.Log)
			_, _ = log.AddInTurns(here, turns.Take) // nobody cancels it
			var added []trainer.Entry
			var state *trainer.State
			err := contradiction(log, entries, turns)
			if err == nil {
				added, state = unite(log, entries, t.Host.Now(), turns)
			}
			return func(ctx app.Context) {
				if t.Replaced != replaced {
					t.restoreAnswers(entries, done) // all were deleted meanwhile
					return
				}
				if err != nil {
					done(nil, err)
					return
				}
				t.takeOver(log, state)
				t.keepAnswers(added)
				ctx.PreventUpdate()
				t.followNext()
				t.onceKept(func() {
					t.Tabs.Tell(tabNews{Reread: true})
					done(added, nil)
				})
			}
		}
	})
}

// contradiction is an error when one of the entries says something else than the one
// of its name in the log. It takes turns with the browser.
func contradiction(log *trainer.Log, entries []trainer.Entry, turns *ui.Turns) error {
	for part := range slices.Chunk(entries, 1000) {
		if e, found := log.Contradicts(part); found {
			return fmt.Errorf("It says something else about what you did on %s than is known here, so one of the two was changed. Nothing was changed here.",
				e.Time().Format("2 January 2006"))
		}
		_ = turns.Take() // nobody cancels it
	}
	return nil
}

// onceKept does something when all that was added so far is kept, or cannot be.
func (t *Answers) onceKept(do func()) {
	t.withAnswers(func() func() func(app.Context) {
		return func() func(app.Context) {
			return func(app.Context) { do() }
		}
	})
}
