package answers

import (
	"context"
	"encoding/json"

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

// tabNews is what tabs tell each other about the answers. It travels as JSON.
type tabNews struct {
	Entries []string `json:"entries,omitempty"` // added just now, each as trainer.EncodeEntry writes it
	Reread  bool     `json:"reread,omitempty"`  // more were added than fit here
	Deleted bool     `json:"deleted,omitempty"` // all that were kept
}

// tabsChannel is the name of the BroadcastChannel.
const tabsChannel = "spectrie-training"

// heard takes over what another tab did. Any program of this origin can use the
// channel, so what cannot be read is left out.
func (t *Answers) heard(ctx app.Context, text string) {
	var news tabNews
	if json.Unmarshal([]byte(text), &news) != nil {
		ctx.PreventUpdate()
		return
	}
	if news.Deleted {
		// What is just being kept here outlives the deletion, so all tabs show it.
		t.replace(new(trainer.Log))
		t.add(t.Unkept...)
		t.Cleared, t.Left.Damaged = nil, 0
		if len(t.Unkept) > 0 {
			t.Tabs.Tell(tabNews{Entries: encodeEntries(t.Unkept)})
		}
	}
	entries, _ := decodeEntries(news.Entries, nil)
	t.add(entries...)
	if news.Reread {
		t.readAnswers()
	}
	t.follow(ctx)
}
