package answers

import (
	"context"
	"encoding/json"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/page"
	"spectrie/app/storage"
	"spectrie/trainer"
)

// keepAnswers saves entries of the log, and with them those that could not be saved before. It tells the
// person when that begins to fail.
func (t *Answers) keepAnswers(entries []trainer.Entry) {
	t.Unkept = append(t.Unkept, entries...)
	t.Save()
}

// sayNotKept tells the person that answers are not kept, unless they know.
func (t *Answers) sayNotKept(err error) {
	if t.Failed == nil {
		t.Host.Tell("Your last answer is not kept on this device: " + err.Error() + ". It lasts for this visit only.")
	}
}

// deleteAnswers removes all answers, here and in other tabs. Then it calls done with the deleted entries, or
// with the reason why all are still there.
func (t *Answers) deleteAnswers(done func(deleted []trainer.Entry, err error)) {
	var store *answerStore
	inTurn(t, page.Job[error]{
		Copy: func() { store = t.Store },
		Work: func() error { return t.Change(store, func(ctx context.Context) error { return store.clear(ctx) }) },
		Then: func(ctx app.Context, err error) {
			if err != nil {
				done(nil, err)
				return
			}
			deleted := t.Log.Entries()
			t.emptyLog()
			t.Tabs.Tell(tabNews{Deleted: true})
			done(deleted, nil)
			t.follow(ctx)
		},
	})
}

// emptyLog drops the whole log, including unkept entries.
func (t *Answers) emptyLog() {
	t.replaceLog(new(trainer.Log))
	t.Unkept, t.Cleared, t.Unreadable.Damaged, t.Failed = nil, nil, 0, nil
	if t.Store == nil {
		t.Failed = storage.ErrDenied
	}
}

// tabNews is what tabs tell each other about the answers, as JSON.
type tabNews struct {
	Entries []string `json:"entries,omitempty"` // new entries, as trainer.EncodeEntry writes them
	Reread  bool     `json:"reread,omitempty"`  // there are more new entries; read the store
	Deleted bool     `json:"deleted,omitempty"` // all answers were deleted
}

// tabsChannel is the name of the BroadcastChannel.
const tabsChannel = "spectrie-training"

// heard applies the news of another tab. Any program of this origin can use the channel, so heard ignores
// what it cannot read.
func (t *Answers) heard(ctx app.Context, text string) {
	var news tabNews
	if json.Unmarshal([]byte(text), &news) != nil {
		ctx.PreventUpdate()
		return
	}
	if news.Deleted {
		// Entries that are just being saved here survive the deletion, so all tabs show them.
		t.replaceLog(new(trainer.Log))
		t.addEntries(t.Unkept...)
		t.Cleared, t.Unreadable.Damaged = nil, 0
		if len(t.Unkept) > 0 {
			t.Tabs.Tell(tabNews{Entries: encodeEntries(t.Unkept)})
		}
	}
	entries, _ := decodeEntries(news.Entries, nil)
	t.addEntries(entries...)
	if news.Reread {
		t.readAnswers()
	}
	t.follow(ctx)
}
