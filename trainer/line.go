package trainer

import "spectrie/solver"

// Line is one round to practise: from the empty fragment to a completed word,
// by the repertoire, once it has come to what is asked for.
type Line struct {
	Steps []Step
}

// Step is one letter of a line.
type Step struct {
	At, Leads solver.Position
	Item      *Item // at the person's own turn: the decision; nil at another's, and where the line strays from the deck
	Ask       bool  // the person plays it; otherwise it is shown and goes by
}

// Line is a round that leads through the fragment of target, and then through as
// many other wanted decisions as one round can; where replies lead through equally
// many, the likeliest is played. Wanted decisions are asked, the others go by, up to
// the end of the round, so that the word is seen. On the way to a decision that was
// added, and after it, the person's own letters may be none of the deck: they go by.
func (d *Deck) Line(target *Item, wanted func(*Item) bool) Line {
	var line Line
	if wanted == nil {
		wanted = func(item *Item) bool { return item == target }
	}
	step := func(at, leads solver.Position) {
		s := Step{At: at, Leads: leads}
		if at.Mover() == d.Course.Seat {
			if item := d.decisions[at.Node()]; item != nil && item.Plays == leads {
				s.Item, s.Ask = item, wanted(item)
			}
		}
		line.Steps = append(line.Steps, s)
	}
	at := d.Game.Start()
	for _, letter := range target.Fragment {
		leads, _ := at.Play(letter)
		step(at, leads)
		at = leads
	}
	path, _ := d.path(at, wanted)
	for i := len(path) - 1; i >= 0; i-- {
		step(at, path[i])
		at = path[i]
	}
	return line
}

// path is how a round goes on from p, which the seat can hold, to lead
// through the most wanted decisions, and through how many it leads. The last
// position comes first.
func (d *Deck) path(p solver.Position, wanted func(*Item) bool) (path []solver.Position, asked int) {
	likeliest := uint32(0)
	for next := range d.Best.Next(p) {
		below, n := d.path(next, wanted)
		likely := uint32(0) // a letter that completes a word is avoided
		if !next.Over() {
			likely = d.words.Below(next.Node())
		}
		if path == nil || n > asked || n == asked && likely > likeliest {
			path, asked, likeliest = append(below, next), n, likely
		}
	}
	if !p.Over() && p.Mover() == d.Course.Seat {
		if item := d.decisions[p.Node()]; item != nil && wanted(item) {
			asked++
		}
	}
	return path, asked
}
