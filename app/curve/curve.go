package curve

import (
	"math"

	"spectrie/app/address"
	"spectrie/app/page"
	"spectrie/app/ui"
	"spectrie/trainer"
)

// Curve is the curve of one deck on one page.
type Curve struct {
	host page.Host
	on   address.Page // the page that shows it
	id   string       // of its element; the ids within begin with it

	work  page.Work
	deck  *trainer.Deck // nil before the first
	days  []day
	luck  int  // of 100 rounds, before the first answer
	known bool // the days are those of the deck
}

// day is one point of the curve.
type day struct {
	trainer.Day
	rounds int // of 100
}

// New returns the curve of a page. Its element has the given id.
func New(h page.Host, on address.Page, id string) *Curve {
	return &Curve{host: h, on: on, id: id}
}

// mostDays is how many points the curve has at most.
const mostDays = 60

// Show begins to compute the curve of a deck as of now. The curve of the same deck that is there stays until
// the new one arrives.
func (c *Curve) Show(deck *trainer.Deck, state *trainer.State) {
	c.work.Stop(page.Waiting)
	if deck != c.deck {
		c.deck, c.days, c.known = deck, nil, false
	}
	past := state.Past(deck, mostDays, c.host.Now())
	if len(past.Days) == 0 {
		c.days, c.known = nil, true
		return
	}
	c.work.Begin(c.host, c.on, "", func(r *page.Run) {
		ui.YieldToBrowser()
		days := make([]day, len(past.Days))
		for i := range days {
			days[i] = day{past.Days[i], Rounds(past.Strength(i))}
			if r.Turn.Take() != nil {
				return
			}
		}
		luck := Rounds(deck.Strength(nil, trainer.Opponent{Perfect: true}))
		r.Tell(func() { c.days, c.luck, c.known = days, luck, true })
	})
}

// Rounds is a chance as a number of 100 rounds. It is 100 only for certainty, and 0 only for none.
func Rounds(chance float64) int {
	switch {
	case chance >= 1-1e-9:
		return 100
	case chance <= 1e-9:
		return 0
	}
	return min(max(int(math.Round(100*chance)), 1), 99)
}
