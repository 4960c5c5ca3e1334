package trainer

import "spectrie/dicts"

// strength folds all fragments of the game. recalled has the chance to remember a decision, at the node
// where its letter leads. The deck must have cards.
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
		node, depth, over := p.Node(), p.Depth(), p.Over()
		worth, known := fate{met: 1}, 0.0
		if over {
			if tier := trie.Tier(node); against.knows(tier) {
				known = float64(tier.Weight())
			}
			if own[depth-1] {
				worth.lost = 1
			}
		} else {
			below := &siblings[depth+1]
			known = below.known
			switch {
			case own[depth]:
				worth = below.own()
			case against.Perfect:
				worth = below.perfect()
			default:
				worth = below.thought()
			}
			*below = letters{}
		}
		if depth < seat {
			if len(unmet) > 0 && p == unmet[0] {
				unmet = unmet[1:]
				equally.add(1, worth)
			} else if depth == seat-1 || over {
				worth = fate{} // a round outside the deck
			}
			if p == top {
				likely = worth
			}
			if depth == 0 {
				break
			}
		}
		group := &siblings[depth]
		group.known += known
		switch {
		case own[depth-1]:
			group.addOwn(worth, recalled[node])
		case against.Perfect:
			rational := d.Course.Guaranteed || !p.Losers().Has(d.Course.Rules.Mover(depth-1))
			group.addPerfect(worth, rational)
		default:
			group.addThought(worth, known, over)
		}
	}
	if against.Perfect || likely.met == 0 {
		return equally.held()
	}
	return likely.held()
}
