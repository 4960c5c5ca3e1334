package matches

import (
	"encoding/json"
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/page"
)

// Keep lists a match, which waits to be kept.
func (m *Matches) Keep(k Kept) {
	m.PutMatch(k)
	if i := Index(m.Unkept, k.ID); i >= 0 {
		m.Unkept[i] = k
	} else {
		m.Unkept = append(m.Unkept, k)
	}
}

// KeepCleared keeps again what the browser has cleared.
func (m *Matches) KeepCleared() {
	for _, k := range m.Cleared {
		if Index(m.Unkept, k.ID) < 0 {
			m.Keep(k)
		}
	}
	m.Cleared = nil
	m.Save()
}

// settleAll notes what became of matches.
func (m *Matches) settleAll(some []Kept, outcomes []error) {
	for i := range outcomes {
		m.settleMatch(&some[i], outcomes[i])
	}
}

// settle notes that a match was kept as k, or that it could not be in its place.
func (m *Matches) settleMatch(k *Kept, err error) {
	i := Index(m.Unkept, k.ID)
	if err != nil {
		if i >= 0 {
			m.branchOff(k.ID)
		}
		return
	}
	m.Cleared = slices.DeleteFunc(m.Cleared, func(c Kept) bool { return c.ID == k.ID })
	if i >= 0 && m.Unkept[i].Record == k.Record {
		m.Unkept = slices.Delete(m.Unkept, i, i+1)
	}
	m.Tabs.Tell(MatchNews{Kept: k.Encode()})
}

// branchOff makes a match that went on here and in another tab two.
func (m *Matches) branchOff(id string) {
	k := m.Unkept[Index(m.Unkept, id)]
	m.Unkept = slices.DeleteFunc(m.Unkept, func(k Kept) bool { return k.ID == id })
	m.unlist(id)
	k.ID = page.NewName()
	m.Keep(k)
	m.Renamed(id, k.ID)
	m.Host.Tell("This match went on in another tab too. What you played here is kept as a match of its own.")
	m.ReadMatches()
}

// sayLost says that matches are not kept, unless that was said.
func (m *Matches) sayNotKept(err error) {
	if !m.FailureTold {
		m.Host.Tell("Your match is not kept on this device: " + err.Error() + ". It lasts for this visit.")
	}
}

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
func (m *Matches) OnNews(ctx app.Context, text string) {
	var news MatchNews
	if json.Unmarshal([]byte(text), &news) != nil {
		ctx.PreventUpdate()
		return
	}
	if k, err := DecodeMatch(news.Kept); err == nil && Index(m.Unkept, k.ID) < 0 {
		m.PutMatch(k)
	}
	if Index(m.Unkept, news.Gone) < 0 {
		m.unlist(news.Gone)
	}
	if news.Reread {
		m.ReadMatches()
	}
	m.Changed(ctx)
}
