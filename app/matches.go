package app

import "spectrie/trainer/match"

// keptMatch is a match as this device keeps it.
type keptMatch struct {
	ID      string
	Begun   int64  // milliseconds since 1970
	Changed int64  // milliseconds since 1970
	Record  string // match.Match.Record
	Over    bool
	Facts   []match.Fact // of the rounds that are over, for the statistics
}

// matches is what this page knows of the matches on this device. It is changed by
// the goroutine that handles events only.
type matches struct {
	known bool        // they were read, or cannot be
	list  []keptMatch // the one that changed last comes first
}

// played are the matches of this device.
var played matches

// ready reports whether it is known what was played on this device.
func (m *matches) ready() bool { return m.known }

// find is the match of an id.
func (m *matches) find(id string) (keptMatch, bool) {
	for _, k := range m.list {
		if k.ID == id {
			return k, true
		}
	}
	return keptMatch{}, false
}

// keepMatch keeps the match on the table as it is now, in the background.
func (p *playPage) keepMatch() {}

// awaitMatches reads the matches of this device when that was not begun; the page is
// told by matchesChanged.
func (p *playPage) awaitMatches() {}
