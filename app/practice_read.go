package app

import (
	"context"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/trainer"
)

// answerJob is something to do with the store. It is begun by the goroutine that
// handles events, where it makes its copies; the work that it returns blocks and
// is done beside the page; and what that returns ends the job on the page.
type answerJob func() (work func() (end func(app.Context)))

// inTurn does a job after those that were asked for before, so that what is
// kept, read and deleted is so in the order in which it was asked for.
func (s *Site) inTurn(job answerJob) {
	practice.jobs = append(practice.jobs, job)
	if len(practice.jobs) == 1 {
		s.nextJob()
	}
}

func (s *Site) nextJob() {
	work := practice.jobs[0]()
	s.home.Async(func() {
		end := work()
		s.home.Dispatch(func(ctx app.Context) {
			end(ctx)
			practice.jobs = practice.jobs[1:]
			if len(practice.jobs) > 0 {
				s.nextJob()
			}
		})
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
			s.listenToTabs()
			s.readAnswers()
		})
	})
	s.lookPersistent()
}

// readAnswers reads what is kept and makes it, with what is not kept yet, the
// log.
func (s *Site) readAnswers() {
	s.inTurn(func() func() func(app.Context) {
		store, replaced := practice.store, practice.replaced
		return func() func(app.Context) {
			read, err := readAnswers(store)
			return func(ctx app.Context) {
				switch {
				case err != nil:
					practice.known = true
					if practice.store == nil {
						practice.failed = err
					}
				case practice.replaced != replaced:
					s.readAnswers() // they were deleted here meanwhile
				default:
					practice.opened(read)
					mark("answers")
				}
				s.followPractice(ctx)
			}
		}
	})
}

// keptAnswers is what a store keeps.
type keptAnswers struct {
	store   *answerStore
	log     *trainer.Log
	state   *trainer.State // of log
	damaged int            // records that are no entries
}

// readAnswers reads what is kept, in store or in one that it opens.
func readAnswers(store *answerStore) (keptAnswers, error) {
	ctx, cancel := context.WithTimeout(context.Background(), answerTime)
	defer cancel()
	if store == nil {
		opened, err := openAnswerStore(ctx)
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
	entries, damaged := decodeEntries(texts, turns)
	log := new(trainer.Log)
	addInTurns(log, entries, turns)
	return keptAnswers{store, log, trainer.Fold(log, now()), damaged}, nil
}

// opened takes over what a store keeps, together with what is here and not kept.
// Where other tabs cannot be heard, what else is here was deleted by one of them.
func (t *training) opened(read keptAnswers) {
	t.store, t.damaged, t.known = read.store, read.damaged, true
	if len(t.unkept) == 0 {
		t.failed = nil
	}
	rest := t.log.Entries()
	if !t.tabs.open() {
		rest, t.writer = t.unkept, newWriter()
	}
	t.log, t.folded = read.log, read.state
	t.add(rest...)
}
