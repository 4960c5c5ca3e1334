package app

import (
	"context"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/storage"
	"spectrie/trainer"
)

// keepAnswers keeps entries of the log, and with them those that could not be
// kept before. It says when that begins to fail.
func (t *training) keepAnswers(entries []trainer.Entry) {
	t.unkept = append(t.unkept, entries...)
	t.save()
}

// sayLost says that answers are not kept, unless that is known.
func (t *training) sayLost(err error) {
	if t.failed == nil {
		t.Tell("Your last answer is not kept on this device: " + err.Error() + ". It lasts for this visit.")
	}
}

// deleteAnswers removes all answers, here and in other tabs, and then calls done
// with those that there were, or with why they are all still there.
func (t *training) deleteAnswers(done func(deleted []trainer.Entry, err error)) {
	t.withAnswers(func() func() func(app.Context) {
		store := t.store
		return func() func(app.Context) {
			var err error
			if store != nil {
				ctx, cancel := context.WithTimeout(context.Background(), keepTime)
				err = store.clear(ctx)
				cancel()
			}
			return func(ctx app.Context) {
				if err != nil {
					done(nil, err)
					return
				}
				deleted := t.log.Entries()
				t.empty()
				t.tabs.tell(tabNews{Deleted: true})
				done(deleted, nil)
				t.follow(ctx)
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
