package trainer

import "spectrie/solver"

// Line is one round to practise: from the empty fragment to a completed word,
// by the repertoire.
type Line struct {
	Steps []Step
}

// Step is one letter of a line.
type Step struct {
	At, Leads solver.Position
	Item      *Item // at the person's own turn: the decision; nil at another's
	Ask       bool  // the person plays it; otherwise it is shown and goes by
}

// Line is a round that leads through target, and then through as many other
// wanted decisions as one round can. Wanted decisions are asked, the others go by.
func (d *Deck) Line(target *Item, wanted func(*Item) bool) Line { panic("trainer: not yet") }
