package app

import (
	"encoding/json"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// matchNews is what tabs tell each other about the matches. It travels as JSON.
type matchNews struct {
	Kept   string `json:"kept,omitempty"`   // a match as it was just kept: keptMatch.encode
	Gone   string `json:"gone,omitempty"`   // id of a match that was deleted
	Reread bool   `json:"reread,omitempty"` // more changed than fits here
}

// matchesChannel is the name of the BroadcastChannel.
const matchesChannel = "spectrie-matches"

// heard takes over what another tab did. Any program of this origin can use
// the channel, so what cannot be read is left out. What this tab has not kept yet
// is settled when it is.
func (m *matches) heard(ctx app.Context, text string) {
	var news matchNews
	if json.Unmarshal([]byte(text), &news) != nil {
		ctx.PreventUpdate()
		return
	}
	if k, err := decodeMatch(news.Kept); err == nil && index(m.unkept, k.ID) < 0 {
		m.put(k)
	}
	if index(m.unkept, news.Gone) < 0 {
		m.drop(news.Gone)
	}
	if news.Reread {
		m.readMatches()
	}
	m.changed(ctx)
}
