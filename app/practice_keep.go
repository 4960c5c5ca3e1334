package app

import (
	"cmp"
	"context"
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/trainer"
)

// keepAnswers keeps entries of the log, and with them those that could not be
// kept before. It says when that begins to fail.
func (s *Site) keepAnswers(entries []trainer.Entry) {
	practice.unkept = append(practice.unkept, entries...)
	if practice.underway || len(practice.unkept) == 0 {
		return
	}
	practice.underway = true
	s.inTurn(func() func() func(app.Context) {
		store, unkept, replaced := practice.store, practice.unkept, practice.replaced
		return func() func(app.Context) {
			var read keptAnswers
			var err error
			if store == nil {
				read, err = readAnswers(nil) // storage may have come back
				store = read.store
			}
			if err == nil {
				err = addAnswers(store, unkept)
			}
			return func(ctx app.Context) {
				practice.underway = false
				if err != nil {
					s.unkept(err)
					return
				}
				if read.store != nil && replaced == practice.replaced {
					practice.opened(read)
					s.followPractice(ctx)
				}
				practice.unkept, practice.failed = practice.unkept[len(unkept):], nil
				s.keepAnswers(nil) // what was added meanwhile
			}
		}
	})
}

// addAnswers keeps entries, and takes turns with the browser.
func addAnswers(store *answerStore, entries []trainer.Entry) error {
	turns := newTurns()
	var texts []string
	for part := range slices.Chunk(entries, 100) {
		texts = append(texts, encodeEntries(part)...)
		_ = turns.take() // nobody cancels it
	}
	ctx, cancel := context.WithTimeout(context.Background(), answerTime)
	defer cancel()
	return store.add(ctx, texts)
}

// unkept says once that answers are not kept, until they are again.
func (s *Site) unkept(err error) {
	if practice.failed == nil {
		s.tell("Your last answer is not kept on this device: " + err.Error() + ". It lasts for this visit.")
	}
	practice.failed, practice.known = err, true
}

// deleteAnswers removes all answers, here and in other tabs, and then calls done
// with those that there were, or with why they are all still there.
func (s *Site) deleteAnswers(done func(deleted []trainer.Entry, err error)) {
	s.inTurn(func() func() func(app.Context) {
		store := practice.store
		return func() func(app.Context) {
			var err error
			if store != nil {
				ctx, cancel := context.WithTimeout(context.Background(), answerTime)
				err = store.clear(ctx)
				cancel()
			}
			return func(ctx app.Context) {
				if err != nil {
					done(nil, err)
					return
				}
				deleted := practice.log.Entries()
				practice.empty()
				practice.tabs.tell(tabNews{Deleted: true})
				done(deleted, nil)
				s.followPractice(ctx)
			}
		}
	})
}

// empty drops the whole log, and what of it was not kept.
func (t *training) empty() {
	t.replace(new(trainer.Log))
	t.unkept, t.damaged, t.failed = nil, 0, nil
	if t.store == nil {
		t.failed = errDenied
	}
}

// restoreAnswers adds entries from elsewhere to the log, keeps them, and then
// calls done with those that are new here.
func (s *Site) restoreAnswers(entries []trainer.Entry, done func(added []trainer.Entry)) {
	s.inTurn(func() func() func(app.Context) {
		here, replaced := slices.Clone(practice.log.Entries()), practice.replaced
		return func() func(app.Context) {
			turns := newTurns()
			log := new(trainer.Log)
			addInTurns(log, here, turns)
			added := addInTurns(log, entries, turns)
			state := trainer.Fold(log, now())
			return func(ctx app.Context) {
				if practice.replaced != replaced {
					s.restoreAnswers(entries, done) // all were deleted meanwhile
					return
				}
				noted := practice.log.Entries()
				practice.log, practice.folded = log, state
				practice.add(noted...)
				s.keepAnswers(added)
				s.followPractice(ctx)
				s.onceKept(func() {
					practice.tabs.tell(tabNews{Reread: true})
					done(added)
				})
			}
		}
	})
}

// onceKept does something when all that was added so far is kept, or cannot be.
func (s *Site) onceKept(do func()) {
	s.inTurn(func() func() func(app.Context) {
		return func() func(app.Context) {
			return func(app.Context) { do() }
		}
	})
}

// addInTurns adds entries to a log and returns those that are new. It takes turns
// with the browser. The log sorts itself when something comes before its end, so
// they are added in the order of their times.
func addInTurns(log *trainer.Log, entries []trainer.Entry, turns *turns) (added []trainer.Entry) {
	entries = slices.SortedFunc(slices.Values(entries), func(a, b trainer.Entry) int {
		return cmp.Or(cmp.Compare(a.At, b.At), cmp.Compare(a.Writer, b.Writer), cmp.Compare(a.Number, b.Number))
	})
	_ = turns.take() // nobody cancels it
	for part := range slices.Chunk(entries, 1000) {
		added = append(added, log.Add(part...)...)
		_ = turns.take()
	}
	return added
}
