package play

import (
	"spectrie/app/play/voices"
	"spectrie/trainer/match"
)

// saying is what an opponent says of the round under review, or "".
func (t *table) saying(player int) string {
	if t.review == match.Nobody {
		return ""
	}
	c := &t.sayings
	if round := t.review + 1; c.round != round || c.events != len(t.Events()) {
		*c = sayings{round: round, events: len(t.Events()), said: make([]string, len(t.Setup.Players))}
		for i := range c.said {
			if key := t.opponentKey(i); key != "" {
				c.said[i] = voices.Say(key, t.Occasion(t.review, i), t.Setup.Seed+uint64(t.review+i))
			}
		}
	}
	return c.said[player]
}

// sayings are what the players say of a round, found once.
type sayings struct {
	round, events int // of the table as they were found; 0 for never
	said          []string
}
