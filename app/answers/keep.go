package answers

import (
	"context"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/page"
	"spectrie/app/storage"
	"spectrie/trainer"
)

// keepAnswers keeps entries of the log, and with them those that could not be
// kept before. It says when that begins to fail.
func (t *Answers) keepAnswers(entries []trainer.Entry) {
	t.Unkept = append(t.Unkept, entries...)
	t.Save()
}

// sayLost says that answers are not kept, unless that is known.
func (t *Answers) sayLost(err error) {
	if t.Failed == nil {
		t.Host.Tell("Your last answer is not kept on this device: " + err.Error() + ". It lasts for this visit.")
	}
}

// deleteAnswers removes all answers, here and in other tabs, and then calls done
// with those that there were, or with why they are all still there.
func (t *Answers) deleteAnswers(done func(deleted []trainer.Entry, err error)) {
	var store *answerStore
	withAnswers(t, page.Job[error]{
		Copy: func() { store = t.Store },
		Work: func() error { return t.Change(store, func(ctx context.Context) error { return store.clear(ctx) }) },
		Then: func(ctx app.Context, err error) {
			if err != nil {
				done(nil, err)
				return
			}
			deleted := t.Log.Entries()
			t.empty()
			t.Tabs.Tell(tabNews{Deleted: true})
			done(deleted, nil)
			t.follow(ctx)
		},
	})
}

// empty drops the whole log, and what of it was not kept.
func (t *Answers) empty() {
	t.replace(new(trainer.Log))
	t.Unkept, t.Cleared, t.Left.Damaged, t.Failed = nil, nil, 0, nil
	if t.Store == nil {
		t.Failed = storage.ErrDenied
	}
}
