package plan

import (
	"slices"

	"spectrie/app/text"
	"spectrie/solver"
)

// Gap is a turn of another player with the possible letters that the plan does not answer.
type Gap struct {
	At      solver.Position
	Replies []solver.Position // after each letter, in alphabet order
}

// Gaps are the replies that the plan does not answer, by fragment in alphabet order. There are none with
// two players and none under a guarantee. Elsewhere they are the replies that endanger the player. Each
// endangers the one who makes it too, who has a letter that is safe for both.
func (p *Plan) Gaps() []Gap {
	if !p.gapsKnown {
		p.gapsKnown = true
		p.eachGap(func(g Gap) bool {
			p.gaps = append(p.gaps, g)
			return true
		})
	}
	return p.gaps
}

// answersAll reports whether there are no gaps.
func (p *Plan) answersAll() bool { return p.eachGap(func(Gap) bool { return false }) }

// eachGap gives every gap to see until it returns false. It reports whether that never happened.
func (p *Plan) eachGap(see func(Gap) bool) bool {
	if p.View.Rules.Players == 2 || p.View.Guaranteed {
		return true
	}
	for _, s := range p.Starts {
		if s.Won && !p.eachGapFrom(s.At, see) {
			return false
		}
	}
	return true
}

func (p *Plan) eachGapFrom(at solver.Position, see func(Gap) bool) bool {
	if at.Mover() != p.View.Seat {
		if replies := slices.DeleteFunc(slices.Collect(at.Next()), p.Decides); len(replies) > 0 && !see(Gap{at, replies}) {
			return false
		}
	}
	for _, next := range p.Next(at) {
		if !p.eachGapFrom(next, see) {
			return false
		}
	}
	return true
}

// Unanswered is how many replies have no answer.
func (p *Plan) Unanswered() int {
	n := 0
	for _, g := range p.Gaps() {
		n += len(g.Replies)
	}
	return n
}

// NoAnswer says how many replies have no answer. The sentence has no full stop.
func (p *Plan) NoAnswer() string {
	return "The others can slip in " + text.Counted(p.Unanswered(), "way") + " that no word here answers"
}
