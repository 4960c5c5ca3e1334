package answers

import (
	"context"
	"slices"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/page"
	"spectrie/app/storage"
	"spectrie/app/ui"
	"spectrie/trainer"
)

// withAnswers does a job with the store of answers in its turn.
func withAnswers[T any](t *Answers, job page.Job[T]) {
	page.InTurn(&t.Jobs, page.Job[T]{
		Copy: func() {
			t.meanwhile = nil
			if job.Copy != nil {
				job.Copy()
			}
		},
		Work: job.Work,
		Then: job.Then,
	})
}

// AwaitPractice begins to read the log, once, and draws the page again when it is
// there.
func (t *Answers) AwaitPractice() {
	if t.Await(tabsChannel, t.heard) {
		t.safe.recall()
		t.lookPersistent()
	}
}

// readAnswers reads what is kept and makes it, with what is not kept yet, the
// log.
func (t *Answers) readAnswers() {
	var store *answerStore
	var here, cleared []trainer.Entry
	var replaced int
	withAnswers(t, page.Job[keptAnswers]{
		Copy: func() { store, here, cleared, replaced = t.Store, t.here(), t.Cleared, t.Replaced },
		Work: func() keptAnswers { return t.readKept(store, here, cleared) },
		Then: func(ctx app.Context, read keptAnswers) {
			switch {
			case read.err != nil:
				t.Known = true
				if t.Store == nil {
					t.Failed = read.err
				}
			case t.Replaced != replaced:
				t.readAnswers() // they were deleted here meanwhile
			case t.Store != nil && t.Store.Reconnected():
				t.suspect()
				t.readAnswers()
			default:
				t.adopt(read)
				t.TakeLeft(t.takeLeftAnswers)
				ui.Mark("answers")
			}
			ctx.PreventUpdate()
			t.followNext()
		},
	})
}

// suspect takes all that was kept to be cleared, until the next reading finds it, after
// the browser has closed the database.
func (t *Answers) suspect() {
	t.Cleared = slices.DeleteFunc(slices.Clone(t.Log.Entries()), func(e trainer.Entry) bool {
		return slices.ContainsFunc(t.Unkept, func(u trainer.Entry) bool { return u.ID == e.ID })
	})
}

// takeLeftAnswers keeps answers that a page has left behind.
func (t *Answers) takeLeftAnswers(texts []string) {
	entries, _ := decodeEntries(texts, nil)
	t.add(entries...)
	t.keepAnswers(entries)
}

// here is what a reading is united with. Where other tabs cannot be heard, what
// was kept and is kept no more was deleted by one of them.
func (t *Answers) here() []trainer.Entry {
	if t.Tabs.Open() {
		return slices.Clone(t.Log.Entries())
	}
	return slices.Clone(t.Unkept)
}

// keptAnswers is what a store keeps, and what was here when it was read.
type keptAnswers struct {
	store   *answerStore
	log     *trainer.Log
	state   *trainer.State     // of log
	cleared []trainer.Entry    // are not kept any more
	left    storage.Unreadable // records that are no entries
	err     error              // why nothing could be read
}

// readKept reads what is kept, in store or in one that it opens, and unites it
// with what is here. It finds which of the entries that may have been cleared were.
func (t *Answers) readKept(store *answerStore, here, cleared []trainer.Entry) keptAnswers {
	ctx, cancel := context.WithTimeout(context.Background(), page.KeepTime)
	defer cancel()
	store, err := t.Opened(ctx, store)
	if err != nil {
		return keptAnswers{err: err}
	}
	texts, err := store.read(ctx)
	if err != nil {
		return keptAnswers{err: err}
	}
	turns := ui.NewTurns()
	entries, left := decodeEntries(texts, turns)
	log := new(trainer.Log)
	_, _ = log.AddInTurns(entries, turns.Take) // nobody cancels it
	cleared, _ = log.AddInTurns(cleared, turns.Take)
	_, state := unite(log, here, t.Host.Now(), turns)
	return keptAnswers{store: store, log: log, state: state, cleared: cleared, left: left}
}

// unite adds entries to a log that nobody else uses, and returns those that are new
// and the state of it all at a time. It takes turns with the browser.
func unite(log *trainer.Log, entries []trainer.Entry, at time.Time, turns *ui.Turns) (added []trainer.Entry, state *trainer.State) {
	added, _ = log.AddInTurns(entries, turns.Take)
	state, _ = trainer.FoldInTurns(log, at, turns.Take)
	return added, state // without errors: nobody cancels it
}

// adopt takes over what a store keeps.
func (t *Answers) adopt(read keptAnswers) {
	t.Store, t.Cleared, t.Left, t.Known = read.store, read.cleared, read.left, true
	if len(t.Unkept) == 0 {
		t.Failed = nil
	}
	if !t.Tabs.Open() {
		t.writer = page.NewName()
	}
	t.takeOver(read.log, read.state)
}
