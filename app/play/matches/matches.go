package matches

import (
	"cmp"
	"context"
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/page"
	"spectrie/app/storage"
	"spectrie/app/text"
	"spectrie/trainer/match"
)

// Kept is a match as this device keeps it.
type Kept struct {
	ID      string
	Begun   int64  // milliseconds since 1970
	Changed int64  // milliseconds since 1970
	Record  string // match.Match.Record
	Over    bool
	Lost    []int        // rounds lost, by player
	Facts   []match.Fact // of the rounds that are over, for the statistics
	Link    *Link        // of a match by link; nil for others

	Setup match.Setup // as the record has it
}

// Matches are the matches on this device, as far as this page knows them. Only the goroutine
// that handles events may change them.
type Matches struct {
	page.Keeper[*matchStore, Kept]
	Events

	List    []Kept // the latest change comes first
	Deleted []Kept // which UndeleteMatches brings back
	Changes int    // how often the list changed
}

// Events are the page’s callbacks.
type Events struct {
	Changed func(ctx app.Context) // the list has changed by reading, deleting or another tab
	Renamed func(old, id string)  // a match that two tabs continued has become two
	Removed func(id string)       // a match was deleted here; all with ""
}

// New returns the matches of a device. Nothing is read until LoadMatches.
func New(h page.Host, device storage.Device, events Events) *Matches {
	m := &Matches{Events: events}
	m.Keeper = page.NewKeeper(h, page.Keeping[*matchStore, Kept]{
		Open:           func(ctx context.Context) (*matchStore, error) { return openMatchStore(ctx, device) },
		Read:           m.ReadMatches,
		Settled:        m.settleAll,
		SayNotKept:     m.sayNotKept,
		SuspectCleared: m.suspectCleared,
		Encode:         encodeMatches,
		LeftoverKey:    "spectrie.left.matches.",
	})
	return m
}

// ByID is the match with an id.
func (m *Matches) ByID(id string) (Kept, bool) {
	if i := Index(m.List, id); i >= 0 {
		return m.List[i], true
	}
	return Kept{}, false
}

// Index is the position of the match with an id in a list, or -1.
func Index(list []Kept, id string) int {
	return slices.IndexFunc(list, func(k Kept) bool { return k.ID == id })
}

// PutMatch lists a match, in place of one with the same id.
func (m *Matches) PutMatch(k Kept) {
	m.unlist(k.ID)
	at, _ := slices.BinarySearchFunc(m.List, k, lastFirst)
	m.List = slices.Insert(m.List, at, k)
	m.Changes++
}

// unlist removes the match with an id from List.
func (m *Matches) unlist(id string) {
	if i := Index(m.List, id); i >= 0 {
		m.List = slices.Delete(m.List, i, i+1)
		m.Changes++
	}
}

// lastFirst orders matches by their last change, the latest first.
func lastFirst(a, b Kept) int {
	return cmp.Or(cmp.Compare(b.Changed, a.Changed), cmp.Compare(b.Begun, a.Begun), cmp.Compare(a.ID, b.ID))
}

// Person is the first player who is not a bot, or match.Nobody.
func Person(setup *match.Setup) int {
	return slices.IndexFunc(setup.Players, func(p match.Player) bool { return !p.IsBot() })
}

// Counted is a number of matches in words.
func Counted(n int) string { return text.Grouped(n) + text.Pick(n == 1, " match", " matches") }

// NewKept describes the current state of a match for the device. The link of other matches is nil.
func NewKept(m *match.Match, id string, begun, changed int64, link *Link) Kept {
	k := Kept{
		ID: id, Begun: begun, Changed: changed, Setup: m.Setup, Record: m.Record(),
		Over: m.State().Winner != match.Nobody, Lost: slices.Clone(m.State().Lost),
	}
	who := Person(&m.Setup)
	if link != nil {
		k.Link = &Link{slices.Clone(link.Seats), link.Sent, m.State().Turn}
		who = match.Nobody
		if len(link.Seats) > 0 {
			who = link.Seats[0]
		}
	}
	if who != match.Nobody {
		k.Facts = m.Facts(who)
	}
	return k
}
