package matches

import (
	"fmt"

	"spectrie/solver"
	"spectrie/trainer/match"
)

// Link is what a device knows about a match by link, apart from the match.
type Link struct {
	Seats []int `json:"seats,omitempty"` // the players at this device
	Sent  int   `json:"sent"`            // events in the last link that was sent or opened here; NotSent before
	Turn  int   `json:"turn"`            // the player to act; match.Nobody once the match is over
}

// NotSent is the number of events sent of a match that has just begun.
const NotSent = -1

// LinkID is the id under which every device keeps a match by link.
func LinkID(setup *match.Setup) string { return fmt.Sprintf("link%016x", setup.Seed) }

// IsYou reports whether a player is the only one at this device.
func (l *Link) IsYou(player int) bool { return len(l.Seats) == 1 && l.Seats[0] == player }

// fits reports whether what a device knows can be of a match with so many events.
func (l *Link) fits(players, events int) bool {
	for _, seat := range l.Seats {
		if seat < 0 || seat >= players {
			return false
		}
	}
	return l.Sent >= NotSent && l.Sent <= events && l.Turn >= match.Nobody && l.Turn < players
}

// called is a player as sentences name it.
func (k *Kept) called(player int) solver.Subject {
	if k.Link != nil && k.Link.IsYou(player) {
		return solver.You
	}
	return Called(&k.Setup, player)
}
