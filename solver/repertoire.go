package solver

import "spectrie/dicts"

// Aim says for whom a repertoire is and what makes one better than another. The
// published sizes are those of Aim{Seat: seat}.
type Aim struct {
	Seat int // 1 to the number of players

	// Guaranteed asks for an answer to every reply, which needs a guarantee.
	// Otherwise the repertoire answers the replies after which the seat stays out
	// of danger.
	Guaranteed bool

	// Easiest compares the total rarity first. Otherwise the number of words comes
	// first.
	Easiest bool
}

// Size is what a repertoire asks of the memory: sums over its words.
type Size struct {
	Words   int
	Rarity  int // [dicts.Tier.Rarity] of each
	Letters int
}

// Repertoires are the minimal repertoires of one seat from every fragment of a
// solved game. A repertoire is a set of decisions: at the seat's own turn it has
// one letter that keeps the seat safe ([Position.Safe] by the basis of the aim),
// at another's turn it goes on after every reply that keeps the seat safe. Those
// are all replies under a guarantee, and so with two players; otherwise a
// rational opponent does not make the others. The words that it ends in are what
// the seat has to know.
//
// The minimal repertoire has the least (words, rarity, letters), with
// [Aim.Easiest] the least (rarity, words, letters), compared in that order; among
// equals the one whose letters come first in the alphabet. So there is one, the
// same everywhere. Different letters lead to different words, so all three are
// sums over disjoint parts, and what is least for the whole is least for each
// part: no search over sets is needed.
//
// Repertoires never change, so any number of goroutines may read them. The
// positions given to the methods must be of the same [Solution].
type Repertoires struct {
	game  *Solution
	aim   Aim
	costs []cost // indexed by dicts.Node; zero where the seat is lost
}

// cost is a [Size] in the order in which the aim compares. The sums fit: there
// are at most 2^22 words, with 63 letters and a rarity of 11 at most.
type cost struct{ first, second, letters uint32 }

func (c cost) plus(d cost) cost {
	return cost{c.first + d.first, c.second + d.second, c.letters + d.letters}
}

func (c cost) less(d cost) bool {
	mine, others := uint64(c.first)<<32|uint64(c.second), uint64(d.first)<<32|uint64(d.second)
	return mine < others || mine == others && c.letters < d.letters
}

// Repertoires finds the minimal repertoires for aim from every fragment, in one
// pass and with twelve bytes a node. A seat that does not play is an error.
func (s *Solution) Repertoires(aim Aim) (*Repertoires, error) {
	if err := s.rules.checkSeat(aim.Seat); err != nil {
		return nil, err
	}
	r := &Repertoires{game: s, aim: aim, costs: make([]cost, s.trie.Len())}
	if s.trie.Len() == 1 { // no word: safe, and nothing to know
		return r, nil
	}
	var (
		edges   = s.trie.Edges()
		n       = s.rules.Players
		after   [dicts.MaxLetters + 1]uint8 // how many places after the mover the seat is, by depth
		groups  [dicts.MaxLetters + 2]cost  // folds the siblings under way at each depth
		chooses = uint8(n - 1)              // the place of the seat that chose among siblings
	)
	for depth := range after {
		after[depth] = uint8((aim.Seat - 1 + n - depth%n) % n)
	}
	for i, depth := range postorder(edges) {
		at := groups[depth+1]
		groups[depth+1] = cost{}
		danger := s.nodes[i].losers
		if aim.Guaranteed {
			danger = ^s.nodes[i].guarantees
		}
		if danger>>after[depth]&1 != 0 {
			continue
		}
		if edges[i]&dicts.ChildrenBit == 0 {
			at = cost{1, uint32(s.trie.Tier(i).Rarity()), uint32(depth)}
			if aim.Easiest {
				at.first, at.second = at.second, at.first
			}
		}
		r.costs[i] = at
		group := &groups[depth]
		if after[depth] != chooses {
			*group = group.plus(at)
		} else if *group == (cost{}) || at.less(*group) {
			*group = at
		}
	}
	return r, nil
}
