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

// Size is how much a repertoire has to remember: sums over its words.
type Size struct {
	Words   int
	Rarity  int // [dicts.Tier.Rarity] of each
	Letters int
}

// Repertoires are the minimal repertoires of one seat from every fragment of a solved
// game. A repertoire is a set of decisions. At the seat's own turn it has one letter
// that keeps the seat safe ([Position.Safe]). At another's turn it covers every reply
// that keeps the seat safe. Under a guarantee those are all replies, and so they are
// with two players. Otherwise a rational opponent does not make the other replies. The
// seat has to know the words in which the repertoire ends.
//
// The minimal repertoire has the least (words, rarity, letters), compared in that
// order. With [Aim.Easiest] it has the least (rarity, words, letters). Among equals the
// one whose letters come first in the alphabet counts, so there is just one. Different
// letters lead to different words, so all three numbers are sums over disjoint parts.
// What is least for the whole is least for each part, and no search over sets is needed.
//
// Repertoires never change, so any number of goroutines may read them. Their methods
// take positions of the same [Solution] only.
type Repertoires struct {
	game  *Solution
	aim   Aim
	costs []cost // indexed by dicts.Node; zero where the seat is lost
}

// cost is a [Size] in the order in which the aim compares. The sums fit in 32 bits:
// there are at most 2^22 words, with at most 63 letters and a rarity of 11.
type cost struct{ first, second, letters uint32 }

func (c cost) plus(d cost) cost {
	return cost{c.first + d.first, c.second + d.second, c.letters + d.letters}
}

func (c cost) less(d cost) bool {
	mine, others := uint64(c.first)<<32|uint64(c.second), uint64(d.first)<<32|uint64(d.second)
	return mine < others || mine == others && c.letters < d.letters
}

// Repertoires finds the minimal repertoires for aim from every fragment. It takes one
// pass and twelve bytes for each node. A seat that does not play is an error.
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
		groups  [dicts.MaxLetters + 2]cost  // the sums or minima over the siblings so far, by depth
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
