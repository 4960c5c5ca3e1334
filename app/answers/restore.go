package answers

import (
	"fmt"
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/page"
	"spectrie/app/ui"
	"spectrie/trainer"
)

// restoreAnswers merges entries from elsewhere into the log and saves them. Then it calls done with the new ones.
// If the entries contradict the log, it changes nothing and calls done with an error in whole sentences.
func (t *Answers) restoreAnswers(entries []trainer.Entry, done func(added []trainer.Entry, err error)) {
	var here []trainer.Entry
	var replaced int
	inTurn(t, page.Job[merged]{
		Copy: func() { here, replaced = slices.Clone(t.Log.Entries()), t.Replaced },
		Work: func() (u merged) {
			turns := ui.NewTurns()
			u.log = new(trainer.Log)
			_, _ = u.log.AddInTurns(here, turns.Take) // never cancelled
			if u.err = contradiction(u.log, entries, turns); u.err == nil {
				u.added, u.state = merge(u.log, entries, t.Host.Now(), turns)
			}
			return u
		},
		Then: func(ctx app.Context, u merged) {
			if t.Replaced != replaced {
				t.restoreAnswers(entries, done) // all were deleted meanwhile
				return
			}
			if u.err != nil {
				done(nil, u.err)
				return
			}
			t.adoptLog(u.log, u.state)
			t.keepAnswers(u.added)
			ctx.PreventUpdate()
			t.followLater()
			t.onceKept(func() {
				t.Tabs.Tell(tabNews{Reread: true})
				done(u.added, nil)
			})
		},
	})
}

// merged is a log with entries from elsewhere, or the reason why they contradict each other.
type merged struct {
	log   *trainer.Log
	added []trainer.Entry
	state *trainer.State // of log
	err   error
}

// contradiction is an error if an entry differs from the one with the same id in the log. It takes turns with
// the browser.
func contradiction(log *trainer.Log, entries []trainer.Entry, turns *ui.Turns) error {
	for part := range slices.Chunk(entries, 1000) {
		if e, found := log.Contradicts(part); found {
			return fmt.Errorf("It contradicts your answers here from %s, so one of the two was altered. Nothing was changed here.",
				e.Time().Format("2 January 2006"))
		}
		_ = turns.Take() // never cancelled
	}
	return nil
}

// onceKept calls do when everything added so far is saved, or cannot be.
func (t *Answers) onceKept(do func()) {
	inTurn(t, page.Job[bool]{Work: func() bool { return true }, Then: func(app.Context, bool) { do() }})
}
