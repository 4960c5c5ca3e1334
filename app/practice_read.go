package app

import (
	"context"
	"slices"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/storage"
	"spectrie/trainer"
)

// withAnswers does a job with the store of answers in its turn.
func (t *training) withAnswers(j job) {
	t.inTurn(func() func() func(app.Context) {
		t.meanwhile = nil
		return j()
	})
}

// awaitPractice begins to read the log, once, and draws the page again when it is
// there.
func (t *training) awaitPractice() {
	if t.await(tabsChannel, t.heard) {
		t.safe.recall()
		t.lookPersistent()
	}
}

// readAnswers reads what is kept and makes it, with what is not kept yet, the
// log.
func (t *training) readAnswers() {
	t.withAnswers(func() func() func(app.Context) {
		store, here, cleared, replaced := t.store, t.here(), t.cleared, t.replaced
		return func() func(app.Context) {
			read, err := t.readKept(store, here, cleared)
			return func(ctx app.Context) {
				switch {
				case err != nil:
					t.known = true
					if t.store == nil {
						t.failed = err
					}
				case t.replaced != replaced:
					t.readAnswers() // they were deleted here meanwhile
				case t.store != nil && t.store.Reconnected():
					t.suspect()
					t.readAnswers()
				default:
					t.adopt(read)
					t.takeLeft(t.takeLeftAnswers)
					mark("answers")
				}
				ctx.PreventUpdate()
				t.followNext()
			}
		}
	})
}

// suspect takes all that was kept to be cleared, until the next reading finds it, after
// the browser has closed the database.
func (t *training) suspect() {
	t.cleared = slices.DeleteFunc(slices.Clone(t.log.Entries()), func(e trainer.Entry) bool {
		return slices.ContainsFunc(t.unkept, func(u trainer.Entry) bool { return u.ID == e.ID })
	})
}

// takeLeftAnswers keeps answers that a page has left behind.
func (t *training) takeLeftAnswers(texts []string) {
	entries, _ := decodeEntries(texts, nil)
	t.add(entries...)
	t.keepAnswers(entries)
}

// here is what a reading is united with. Where other tabs cannot be heard, what
// was kept and is kept no more was deleted by one of them.
func (t *training) here() []trainer.Entry {
	if t.tabs.open() {
		return slices.Clone(t.log.Entries())
	}
	return slices.Clone(t.unkept)
}

// keptAnswers is what a store keeps, and what was here when it was read.
type keptAnswers struct {
	store   *answerStore
	log     *trainer.Log
	state   *trainer.State     // of log
	cleared []trainer.Entry    // are not kept any more
	left    storage.Unreadable // records that are no entries
}

// readKept reads what is kept, in store or in one that it opens, and unites it
// with what is here. It finds which of the entries that may have been cleared were.
func (t *training) readKept(store *answerStore, here, cleared []trainer.Entry) (keptAnswers, error) {
	ctx, cancel := context.WithTimeout(context.Background(), keepTime)
	defer cancel()
	store, err := t.opened(ctx, store)
	if err != nil {
		return keptAnswers{}, err
	}
	texts, err := store.read(ctx)
	if err != nil {
		return keptAnswers{}, err
	}
	turns := newTurns()
	entries, left := decodeEntries(texts, turns)
	log := new(trainer.Log)
	_, _ = log.AddInTurns(entries, turns.take) // nobody cancels it
	cleared, _ = log.AddInTurns(cleared, turns.take)
	_, state := unite(log, here, t.Now(), turns)
	return keptAnswers{store, log, state, cleared, left}, nil
}

// unite adds entries to a log that nobody else uses, and returns those that are new
// and the state of it all at a time. It takes turns with the browser.
func unite(log *trainer.Log, entries []trainer.Entry, at time.Time, turns *turns) (added []trainer.Entry, state *trainer.State) {
	added, _ = log.AddInTurns(entries, turns.take)
	state, _ = trainer.FoldInTurns(log, at, turns.take)
	return added, state // without errors: nobody cancels it
}

// adopt takes over what a store keeps.
func (t *training) adopt(read keptAnswers) {
	t.store, t.cleared, t.left, t.known = read.store, read.cleared, read.left, true
	if len(t.unkept) == 0 {
		t.failed = nil
	}
	if !t.tabs.open() {
		t.writer = newName()
	}
	t.takeOver(read.log, read.state)
}
