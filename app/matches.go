package app

import (
	"cmp"
	"context"
	"slices"

	"spectrie/app/storage"
	"spectrie/trainer/match"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// keptMatch is a match as this device keeps it.
type keptMatch struct {
	ID      string
	Begun   int64  // milliseconds since 1970
	Changed int64  // milliseconds since 1970
	Record  string // match.Match.Record
	Over    bool
	Lost    []int        // rounds lost, by player
	Facts   []match.Fact // of the rounds that are over, for the statistics

	Setup match.Setup // as the record has it
}

// matches is what this page knows of the matches on this device. It is changed by
// the goroutine that handles events only.
type matches struct {
	keeper[*matchStore, keptMatch]
	matchEvents

	list    []keptMatch // the one that changed last comes first
	deleted []keptMatch // can still be brought back
	changes int         // how often the list changed
}

// matchEvents are what the page of the matches wants to know of.
type matchEvents struct {
	changed func(ctx app.Context) // others are known, by a reading, a deletion or another tab
	renamed func(old, id string)  // a match that went on in two tabs has become two
	removed func(id string)       // a match was deleted here; all of them with ""
}

// newMatches returns those that are kept on a device, of which nothing is known yet.
func newMatches(h Host, device storage.Device, events matchEvents) *matches {
	m := &matches{matchEvents: events}
	m.keeper = newKeeper(h, keeping[*matchStore, keptMatch]{
		open:    func(ctx context.Context) (*matchStore, error) { return openMatchStore(ctx, device) },
		read:    m.readMatches,
		settled: m.settleAll,
		sayLost: m.sayLost,
		suspect: m.suspect,
		encode:  encodeMatches,
		leftKey: "spectrie.left.matches.",
	})
	return m
}

// find is the match of an id.
func (m *matches) find(id string) (keptMatch, bool) {
	if i := index(m.list, id); i >= 0 {
		return m.list[i], true
	}
	return keptMatch{}, false
}

// index is where the match of an id is in a list, or -1.
func index(list []keptMatch, id string) int {
	return slices.IndexFunc(list, func(k keptMatch) bool { return k.ID == id })
}

// put adds a match or replaces the one of its id.
func (m *matches) put(k keptMatch) {
	m.drop(k.ID)
	at, _ := slices.BinarySearchFunc(m.list, k, lastFirst)
	m.list = slices.Insert(m.list, at, k)
	m.changes++
}

// drop leaves the match of an id out.
func (m *matches) drop(id string) {
	if i := index(m.list, id); i >= 0 {
		m.list = slices.Delete(m.list, i, i+1)
		m.changes++
	}
}

// lastFirst orders matches as they are listed.
func lastFirst(a, b keptMatch) int {
	return cmp.Or(cmp.Compare(b.Changed, a.Changed), cmp.Compare(b.Begun, a.Begun), cmp.Compare(a.ID, b.ID))
}

// person is the player whose match it is: the first that is no bot, or
// match.Nobody.
func person(setup *match.Setup) int {
	return slices.IndexFunc(setup.Players, func(p match.Player) bool { return !p.IsBot() })
}

// manyMatches is a number of matches in words.
func manyMatches(n int) string { return grouped(n) + pick(n == 1, " match", " matches") }

// matchNow is a match as it is kept now.
func matchNow(m *match.Match, id string, begun, changed int64) keptMatch {
	k := keptMatch{
		ID: id, Begun: begun, Changed: changed, Setup: m.Setup, Record: m.Record(),
		Over: m.State().Winner != match.Nobody, Lost: slices.Clone(m.State().Lost),
	}
	if who := person(&m.Setup); who != match.Nobody {
		k.Facts = m.Facts(who)
	}
	return k
}
