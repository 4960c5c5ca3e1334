package app

import (
	"context"
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/storage"
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
	s.withAnswers(func() func() func(app.Context) {
		store, unkept, replaced := practice.store, practice.unkept, practice.replaced
		var here []trainer.Entry
		if store == nil {
			here = practice.here()
		}
		return func() func(app.Context) {
			var read keptAnswers
			var err error
			if store == nil {
				read, err = readAnswers(nil, here, nil) // storage may have come back
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
				if practice.store.Reconnected() {
					s.lookForCleared()
				}
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
	s.withAnswers(func() func() func(app.Context) {
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
	t.unkept, t.cleared, t.left.Damaged, t.failed = nil, nil, 0, nil
	if t.store == nil {
		t.failed = storage.ErrDenied
	}
}
