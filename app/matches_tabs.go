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

// matchTabs is the way to the other tabs. The zero value reaches none.
type matchTabs struct {
	send func(text string) // nil where the browser has no such way
}

func (t matchTabs) tell(news matchNews) {
	if t.send == nil {
		return
	}
	text, err := json.Marshal(news)
	if err != nil {
		panic(err) // strings and booleans always have a JSON form
	}
	t.send(string(text))
}

// listenForMatches opens the way to the other tabs. Where there is none, the matches
// are read again when the person comes back to this one.
func (p *playPage) listenForMatches() {
	if app.IsServer {
		return
	}
	if played.tabs.send = openChannel(matchesChannel, func(text string) {
		p.home.Dispatch(func(ctx app.Context) { p.heardOfMatches(ctx, text) })
	}); played.tabs.send != nil {
		return
	}
	document := app.Window().Get("document")
	document.Call("addEventListener", "visibilitychange", app.FuncOf(func(app.Value, []app.Value) any {
		if document.Get("visibilityState").String() == "visible" {
			p.home.Dispatch(func(ctx app.Context) {
				ctx.PreventUpdate()
				p.readMatches()
			})
		}
		return nil
	}))
}

// heardOfMatches takes over what another tab did. Any program of this origin can use
// the channel, so what cannot be read is left out. What this tab has not kept yet
// is settled when it is.
func (p *playPage) heardOfMatches(ctx app.Context, text string) {
	var news matchNews
	if json.Unmarshal([]byte(text), &news) != nil {
		ctx.PreventUpdate()
		return
	}
	if k, err := decodeMatch(news.Kept); err == nil && index(played.unkept, k.ID) < 0 {
		played.put(k)
	}
	if index(played.unkept, news.Gone) < 0 {
		played.drop(news.Gone)
	}
	if news.Reread {
		p.readMatches()
	}
	p.followMatches(ctx)
}
