package matches

import (
	"encoding/json"
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/page"
)

// Keep lists a match and queues it for the next Save.
func (m *Matches) Keep(k Kept) {
	m.PutMatch(k)
	if i := Index(m.Unkept, k.ID); i >= 0 {
		m.Unkept[i] = k
	} else {
		m.Unkept = append(m.Unkept, k)
	}
}

// KeepCleared keeps the matches again that the browser has cleared.
func (m *Matches) KeepCleared() {
	for _, k := range m.Cleared {
		if Index(m.Unkept, k.ID) < 0 {
			m.Keep(k)
		}
	}
	m.Cleared = nil
	m.Save()
}

// settleAll handles the outcomes of a save.
func (m *Matches) settleAll(some []Kept, outcomes []error) {
	for i := range outcomes {
		m.settleMatch(&some[i], outcomes[i])
	}
}

// settleMatch takes k off the queue if it was kept. If another tab has continued the match
// differently, k becomes a separate match.
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

// branchOff gives a match a new id, because another tab has continued it differently under
// the old one.
func (m *Matches) branchOff(id string) {
	k := m.Unkept[Index(m.Unkept, id)]
	m.Unkept = slices.DeleteFunc(m.Unkept, func(k Kept) bool { return k.ID == id })
	m.unlist(id)
	k.ID = page.NewName()
	m.Keep(k)
	m.Renamed(id, k.ID)
	m.Host.Tell("This match was also continued in another tab. What you played here is kept as a separate match.")
	m.ReadMatches()
}

// sayNotKept tells the person once that matches are not kept.
func (m *Matches) sayNotKept(err error) {
	if !m.FailureTold {
		m.Host.Tell("Your match is not kept on this device: " + err.Error() + ". It lasts for this visit only.")
	}
}

// MatchNews is what tabs tell each other about the matches, as JSON.
type MatchNews struct {
	Kept   string `json:"kept,omitempty"`   // a match that was just kept, from Kept.Encode
	Gone   string `json:"gone,omitempty"`   // id of a match that was deleted
	Reread bool   `json:"reread,omitempty"` // read everything again, because much has changed
}

// matchesChannel is the name of the BroadcastChannel.
const matchesChannel = "spectrie-matches"

// OnNews follows what another tab did. Any program of this origin can use the channel, so
// unreadable news are ignored. A match that this tab has not kept yet stays as it is until
// the next save.
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
