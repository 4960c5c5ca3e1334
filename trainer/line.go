package trainer

import "spectrie/solver"

// Line is one round to practise, from the empty fragment to a completed word. Once it has reached what is
// asked for, it follows the repertoire.
type Line struct {
	Steps []Step
}

// Step is one letter of a line.
type Step struct {
	At, Leads solver.Position
	Item      *Item // the card that asks for the letter; nil at other turns, and where the line leaves the deck
	Ask       bool  // the card is wanted; otherwise its letter is shown
}

// Line is a round that leads through the fragment of target, and then through as many other wanted
// decisions as one round can. Of replies that lead through equally many, it plays the likeliest. It asks
// the wanted decisions and shows the others, up to the end of the round, so that the person sees the word.
// Around an added decision the person's own letters may not be in the deck, and are shown. A nil wanted
// asks for target only.
func (d *Deck) Line(target *Item, wanted func(*Item) bool) Line {
	var line Line
	if wanted == nil {
		wanted = func(item *Item) bool { return item == target }
	}
	step := func(at, leads solver.Position) {
		s := Step{At: at, Leads: leads}
		if at.Mover() == d.Course.Seat {
			if item := d.decisions[at.Node()]; item != nil && item.Letters[item.Letter(at)].Plays == leads {
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

// path is the rest of a round from p, which the seat can hold, through the most wanted decisions. It has
// the last position first. asked is the number of those decisions.
func (d *Deck) path(p solver.Position, wanted func(*Item) bool) (path []solver.Position, asked int) {
	likeliest := uint32(0)
	for next := range d.Best.Next(p) {
		below, n := d.path(next, wanted)
		likely := uint32(0) // people avoid a letter that completes a word
		if !next.Over() {
			likely = d.words.Below(next.Node())
		}
		if path == nil || n > asked || n == asked && likely > likeliest {
			path, asked, likeliest = append(below, next), n, likely
		}
	}
	if !p.Over() && p.Mover() == d.Course.Seat {
		if item := d.decisions[p.Node()]; item != nil && item.At == p && wanted(item) {
			asked++
		}
	}
	return path, asked
}
