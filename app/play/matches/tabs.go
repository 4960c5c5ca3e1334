package matches

import (
	"encoding/json"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// MatchNews is what tabs tell each other about the matches. It travels as JSON.
type MatchNews struct {
	Kept   string `json:"kept,omitempty"`   // a match as it was just kept: Kept.encode
	Gone   string `json:"gone,omitempty"`   // id of a match that was deleted
	Reread bool   `json:"reread,omitempty"` // more changed than fits here
}

// matchesChannel is the name of the BroadcastChannel.
const matchesChannel = "spectrie-matches"

// Heard takes over what another tab did. Any program of this origin can use
// the channel, so what cannot be read is left out. What this tab has not kept yet
// is settled when it is.
func (m *Matches) Heard(ctx app.Context, text string) {
	var news MatchNews
	if json.Unmarshal([]byte(text), &news) != nil {
		ctx.PreventUpdate()
		return
	}
	if k, err := DecodeMatch(news.Kept); err == nil && Index(m.Unkept, k.ID) < 0 {
		m.Put(k)
	}
	if Index(m.Unkept, news.Gone) < 0 {
		m.drop(news.Gone)
	}
	if news.Reread {
		m.ReadMatches()
	}
	m.Changed(ctx)
}
