package answers

import (
	"fmt"
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/page"
	"spectrie/app/ui"
	"spectrie/trainer"
)

// restoreAnswers adds entries from elsewhere to the log, keeps them, and then calls
// done with those that are new here. Entries that contradict the log change nothing:
// done is called with an error in whole sentences.
func (t *Answers) restoreAnswers(entries []trainer.Entry, done func(added []trainer.Entry, err error)) {
	var here []trainer.Entry
	var replaced int
	withAnswers(t, page.Job[united]{
		Copy: func() { here, replaced = slices.Clone(t.Log.Entries()), t.Replaced },
		Work: func() (u united) {
			turns := ui.NewTurns()
			u.log = new(trainer.Log)
			_, _ = u.log.AddInTurns(here, turns.Take) // nobody cancels it
			if u.err = contradiction(u.log, entries, turns); u.err == nil {
				u.added, u.state = unite(u.log, entries, t.Host.Now(), turns)
			}
			return u
		},
		Then: func(ctx app.Context, u united) {
			if t.Replaced != replaced {
				t.restoreAnswers(entries, done) // all were deleted meanwhile
				return
			}
			if u.err != nil {
				done(nil, u.err)
				return
			}
			t.takeOver(u.log, u.state)
			t.keepAnswers(u.added)
			ctx.PreventUpdate()
			t.followNext()
			t.onceKept(func() {
				t.Tabs.Tell(tabNews{Reread: true})
				done(u.added, nil)
			})
		},
	})
}

// united is a log with entries from elsewhere, or why they do not go together.
type united struct {
	log   *trainer.Log
	added []trainer.Entry
	state *trainer.State // of log
	err   error
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
	withAnswers(t, page.Job[bool]{Work: func() bool { return true }, Then: func(app.Context, bool) { do() }})
}
