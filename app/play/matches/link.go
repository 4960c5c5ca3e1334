package matches

import (
	"fmt"
	"reflect"
	"slices"

	"spectrie/solver"
	"spectrie/trainer/match"
)

// Link is what a device knows about a match by link, apart from the match.
type Link struct {
	Seats []int `json:"seats,omitempty"` // the players at this device, ascending
	Sent  int   `json:"sent"`            // events in the last link that was sent or opened here; NotSent before
	Turn  int   `json:"turn"`            // the player to act; match.Nobody once the match is over
}

// NotSent is the number of events sent of a match that has just begun.
const NotSent = -1

// LinkID is the id under which every device keeps a match by link.
func LinkID(setup *match.Setup) string { return fmt.Sprintf("link%016x", setup.Seed) }

// IsYou reports whether a player is the only one at this device.
func (l *Link) IsYou(player int) bool { return len(l.Seats) == 1 && l.Seats[0] == player }

// Fits reports whether what a device knows can be of a match with so many events.
func (l *Link) Fits(setup *match.Setup, events int) bool {
	for i, seat := range l.Seats {
		if seat < 0 || seat >= len(setup.Players) || i > 0 && seat <= l.Seats[i-1] {
			return false
		}
	}
	isBot := func(p match.Player) bool { return p.IsBot() }
	return l.Sent >= NotSent && l.Sent <= events && l.Turn >= match.Nobody && l.Turn < len(setup.Players) &&
		!slices.ContainsFunc(setup.Players, isBot)
}

// called is a player as sentences name it.
func (k *Kept) called(player int) solver.Subject {
	if k.Link != nil && k.Link.IsYou(player) {
		return solver.You
	}
	return Called(&k.Setup, player)
}

// replaces reports whether the match may take the place of what is kept. It continues it, or both are a match by
// link and differ only in what nobody has sent yet.
func (k *Kept) replaces(text string) bool {
	before, err := DecodeMatch(text)
	if err != nil || before.Link == nil || k.Link == nil {
		return err == nil && k.continues(text)
	}
	_, events, err := match.ParseRecord(k.Record)
	_, first, err2 := match.ParseRecord(before.Record)
	sent := max(before.Link.Sent, 0)
	return err == nil && err2 == nil && reflect.DeepEqual(k.Setup, before.Setup) && sent <= len(events) && slices.Equal(first[:sent], events[:sent])
}
