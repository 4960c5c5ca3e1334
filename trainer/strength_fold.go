package trainer

import "spectrie/dicts"

// strength folds all fragments of the game. The chance that a decision is
// remembered is in recalled, at the node to which its letter leads. The deck must
// have cards.
func (d *Deck) strength(recalled []float64, against Opponent) float64 {
	var (
		trie     = d.Game.Trie()
		seat     = d.Course.Seat
		top, _   = d.from()
		unmet    = d.starts // the starts still to come
		equally  fate       // sum over those that came
		likely   fate       // at the top
		own      [dicts.MaxLetters + 2]bool
		siblings [dicts.MaxLetters + 2]letters // under way at each depth
	)
	for depth := range own {
		own[depth] = d.Course.Rules.Mover(depth) == seat
	}
	for p := range d.Game.Postorder() {
		node, depth := p.Node(), p.Depth()
		below := &siblings[depth+1]
		c := letter{known: below.known, completes: p.Over(), recalled: recalled[node]}
		switch {
		case c.completes:
			if against.knows(trie.Tier(node)) {
				c.known = float64(weight(trie.Tier(node)))
			}
			c.worth.met = 1
			if own[depth-1] {
				c.worth.lost = 1
			}
		case own[depth]:
			c.worth = below.own()
		default:
			c.worth = below.answered(against)
		}
		if len(unmet) > 0 && p == unmet[0] {
			unmet = unmet[1:]
			equally.add(1, c.worth)
		} else if depth == seat-1 || depth < seat && c.completes {
			c.worth = fate{} // a round that is not of the deck
		}
		if p == top {
			likely = c.worth
		}
		*below = letters{}
		if depth > 0 {
			c.rational = d.Course.Guaranteed || !own[depth-1] && !p.Losers().Has(d.Course.Rules.Mover(depth-1))
			siblings[depth].add(c)
		}
	}
	if against.Perfect || likely.met == 0 {
		return equally.held()
	}
	return likely.held()
}
