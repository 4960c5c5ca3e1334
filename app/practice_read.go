package app

import (
	"context"
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/storage"
	"spectrie/trainer"
)

// withAnswers does a job with the store of answers in its turn, so that what is
// kept, read and deleted is so in the order in which it was asked for.
func (s *Site) withAnswers(j job) {
	s.inTurn(&practice.jobs, func() func() func(app.Context) {
		practice.meanwhile = nil
		return j()
	})
}

// answerTime is how long the browser may take to read or keep answers.
const answerTime = 10 * storeTime

// awaitPractice begins to read the log, once, and draws the page again when it is
// there. The browser has its turn first, so a page that asks while it is drawn
// for the first time is not held up.
func (s *Site) awaitPractice() {
	if practice.awaited {
		return
	}
	practice.awaited = true
	practice.safe.recall()
	s.home.Async(func() {
		letTheBrowserIn()
		s.home.Dispatch(func(ctx app.Context) {
			ctx.PreventUpdate()
			practice.tabs = s.listenToTabs(tabsChannel, s.heard, s.readAnswers)
			s.readAnswers()
		})
	})
	s.lookPersistent()
}

// readAnswers reads what is kept and makes it, with what is not kept yet, the
// log.
func (s *Site) readAnswers() {
	s.withAnswers(func() func() func(app.Context) {
		store, here, cleared, replaced := practice.store, practice.here(), practice.cleared, practice.replaced
		return func() func(app.Context) {
			read, err := readAnswers(store, here, cleared)
			return func(ctx app.Context) {
				switch {
				case err != nil:
					practice.known = true
					if practice.store == nil {
						practice.failed = err
					}
				case practice.replaced != replaced:
					s.readAnswers() // they were deleted here meanwhile
				case practice.store != nil && practice.store.Reconnected():
					s.lookForCleared()
				default:
					practice.opened(read)
					storage.TakeLeftLists(leftAnswersKey, ownName, s.takeLeftAnswers)
					mark("answers")
				}
				ctx.PreventUpdate()
				s.followNext()
			}
		}
	})
}

// lookForCleared reads what is kept after the browser has closed the database, and
// finds what is missing.
func (s *Site) lookForCleared() {
	practice.cleared = slices.DeleteFunc(slices.Clone(practice.log.Entries()), func(e trainer.Entry) bool {
		return slices.ContainsFunc(practice.unkept, func(u trainer.Entry) bool { return u.ID == e.ID })
	})
	s.readAnswers()
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

// readAnswers reads what is kept, in store or in one that it opens, and unites it
// with what is here. It finds which of the entries that may have been cleared were.
func readAnswers(store *answerStore, here, cleared []trainer.Entry) (keptAnswers, error) {
	ctx, cancel := context.WithTimeout(context.Background(), answerTime)
	defer cancel()
	if store == nil {
		opened, err := openAnswerStore(ctx, device)
		if err != nil {
			return keptAnswers{}, err
		}
		store = opened
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
	_, state := unite(log, here, turns)
	return keptAnswers{store, log, state, cleared, left}, nil
}

// unite adds entries to a log that nobody else uses, and returns those that are new
// and the state of it all. It takes turns with the browser.
func unite(log *trainer.Log, entries []trainer.Entry, turns *turns) (added []trainer.Entry, state *trainer.State) {
	added, _ = log.AddInTurns(entries, turns.take)
	state, _ = trainer.FoldInTurns(log, now(), turns.take)
	return added, state // without errors: nobody cancels it
}

// opened takes over what a store keeps.
func (t *training) opened(read keptAnswers) {
	t.store, t.cleared, t.left, t.known = read.store, read.cleared, read.left, true
	if len(t.unkept) == 0 {
		t.failed = nil
	}
	if !t.tabs.open() {
		t.writer = newWriter()
	}
	t.takeOver(read.log, read.state)
}
