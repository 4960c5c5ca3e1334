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

// inTurn runs a job after all earlier ones. It also starts to collect the entries that are added meanwhile.
func inTurn[T any](t *Answers, job page.Job[T]) {
	page.InTurn(&t.Jobs, page.Job[T]{
		Copy: func() {
			t.addedMeanwhile = nil
			if job.Copy != nil {
				job.Copy()
			}
		},
		Work: job.Work,
		Then: job.Then,
	})
}

// LoadAnswers starts to read the log, the first time it is called. The page is redrawn once the log is there.
func (t *Answers) LoadAnswers() {
	if t.StartReading(tabsChannel, t.heard) {
		t.safe.load()
		t.checkPersistence()
	}
}

// readAnswers reads the store and makes its entries the log, together with unkept ones.
func (t *Answers) readAnswers() {
	var store *answerStore
	var here, cleared []trainer.Entry
	var replaced int
	inTurn(t, page.Job[keptAnswers]{
		Copy: func() { store, here, cleared, replaced = t.Store, t.entriesHere(), t.Cleared, t.Replaced },
		Work: func() keptAnswers { return t.readKept(store, here, cleared) },
		Then: func(ctx app.Context, read keptAnswers) {
			switch {
			case read.err != nil:
				t.Known = true
				if t.Store == nil {
					t.Failed = read.err
				}
			case t.Replaced != replaced:
				t.readAnswers() // all were deleted here meanwhile
			case t.Store != nil && t.Store.Reconnected():
				t.suspectCleared()
				t.readAnswers()
			default:
				t.adopt(read)
				t.TakeLeftovers(t.takeLeftovers)
				ui.Mark("answers")
			}
			ctx.PreventUpdate()
			t.followLater()
		},
	})
}

// suspectCleared assumes that the browser has cleared all kept entries, after it has closed the database. The
// next reading finds out which are still there.
func (t *Answers) suspectCleared() {
	t.Cleared = slices.DeleteFunc(slices.Clone(t.Log.Entries()), func(e trainer.Entry) bool {
		return slices.ContainsFunc(t.Unkept, func(u trainer.Entry) bool { return u.ID == e.ID })
	})
}

// takeLeftovers saves answers that a closed page has left behind.
func (t *Answers) takeLeftovers(texts []string) {
	entries, _ := decodeEntries(texts, nil)
	t.addEntries(entries...)
	t.keepAnswers(entries)
}

// entriesHere are the entries to merge with the store. If tabs do not hear each other, an entry that has left
// the store was deleted by another tab.
func (t *Answers) entriesHere() []trainer.Entry {
	if t.Tabs.Open() {
		return slices.Clone(t.Log.Entries())
	}
	return slices.Clone(t.Unkept)
}

// keptAnswers is the content of a store, merged with the entries of this page.
type keptAnswers struct {
	store      *answerStore
	log        *trainer.Log
	state      *trainer.State     // of log
	cleared    []trainer.Entry    // no longer kept
	unreadable storage.Unreadable // records that are not entries
	err        error              // why the store could not be read
}

// readKept reads store, or one that it opens, and merges it with the entries that are here. It returns those of
// cleared that are really gone.
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
	entries, unreadable := decodeEntries(texts, turns)
	log := new(trainer.Log)
	_, _ = log.AddInTurns(entries, turns.Take) // never cancelled
	cleared, _ = log.AddInTurns(cleared, turns.Take)
	_, state := merge(log, here, t.Host.Now(), turns)
	return keptAnswers{store: store, log: log, state: state, cleared: cleared, unreadable: unreadable}
}

// merge adds entries to a log that nobody else uses. It returns the new ones and the state of the log at a time.
// It takes turns with the browser.
func merge(log *trainer.Log, entries []trainer.Entry, at time.Time, turns *ui.Turns) (added []trainer.Entry, state *trainer.State) {
	added, _ = log.AddInTurns(entries, turns.Take)
	state, _ = trainer.FoldInTurns(log, at, turns.Take)
	return added, state // without errors: nobody cancels it
}

// adopt makes what was read the log.
func (t *Answers) adopt(read keptAnswers) {
	t.Store, t.Cleared, t.Unreadable, t.Known = read.store, read.cleared, read.unreadable, true
	if len(t.Unkept) == 0 {
		t.Failed = nil
	}
	if !t.Tabs.Open() {
		t.writer = page.NewName()
	}
	t.adoptLog(read.log, read.state)
}
