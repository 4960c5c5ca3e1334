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

	Setup match.Setup // as the record has it
}

// Matches is what this page knows of the matches on this device. It is changed by
// the goroutine that handles events only.
type Matches struct {
	page.Keeper[*matchStore, Kept]
	Events

	List    []Kept // the one that changed last comes first
	Deleted []Kept // can still be brought back
	Changes int    // how often the list changed
}

// Events are what the page of the matches wants to know of.
type Events struct {
	Changed func(ctx app.Context) // others are known, by a reading, a deletion or another tab
	Renamed func(old, id string)  // a match that went on in two tabs has become two
	Removed func(id string)       // a match was deleted here; all of them with ""
}

// New returns those that are kept on a device, of which nothing is known yet.
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

// Find is the match of an id.
func (m *Matches) ByID(id string) (Kept, bool) {
	if i := Index(m.List, id); i >= 0 {
		return m.List[i], true
	}
	return Kept{}, false
}

// Index is where the match of an id is in a list, or -1.
func Index(list []Kept, id string) int {
	return slices.IndexFunc(list, func(k Kept) bool { return k.ID == id })
}

// Put adds a match or replaces the one of its id.
func (m *Matches) PutMatch(k Kept) {
	m.unlist(k.ID)
	at, _ := slices.BinarySearchFunc(m.List, k, lastFirst)
	m.List = slices.Insert(m.List, at, k)
	m.Changes++
}

// drop leaves the match of an id out.
func (m *Matches) unlist(id string) {
	if i := Index(m.List, id); i >= 0 {
		m.List = slices.Delete(m.List, i, i+1)
		m.Changes++
	}
}

// lastFirst orders matches as they are listed.
func lastFirst(a, b Kept) int {
	return cmp.Or(cmp.Compare(b.Changed, a.Changed), cmp.Compare(b.Begun, a.Begun), cmp.Compare(a.ID, b.ID))
}

// Person is the player whose match it is: the first that is no bot, or
// match.Nobody.
func Person(setup *match.Setup) int {
	return slices.IndexFunc(setup.Players, func(p match.Player) bool { return !p.IsBot() })
}

// Many is a number of matches in words.
func Counted(n int) string { return text.Grouped(n) + text.Pick(n == 1, " match", " matches") }

// KeptNow is a match as it is kept now.
func NewKept(m *match.Match, id string, begun, changed int64) Kept {
	k := Kept{
		ID: id, Begun: begun, Changed: changed, Setup: m.Setup, Record: m.Record(),
		Over: m.State().Winner != match.Nobody, Lost: slices.Clone(m.State().Lost),
	}
	if who := Person(&m.Setup); who != match.Nobody {
		k.Facts = m.Facts(who)
	}
	return k
}
