package answers

import (
	"encoding/json"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/trainer"
)

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
