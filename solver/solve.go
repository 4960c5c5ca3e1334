package solver

import (
	"errors"
	"fmt"

	"spectrie/dicts"
)

// Solve solves the game for every fragment of reachable, which must be the cut
// [dicts.Trie.Reachable] at rules.MinLetters. A trie with other words and rules out
// of bounds are errors. Solve takes one pass and three bytes a node. To solve the
// game for another number of players, call it again with the same trie.
func Solve(reachable *dicts.Trie, rules Rules) (*Solution, error) {
	if err := rules.Check(); err != nil {
		return nil, err
	}
	switch cut := reachable.CutAt(); cut {
	case rules.MinLetters:
	case 0:
		if err := checkLengths(reachable, rules.MinLetters); err != nil {
			return nil, err
		}
	default:
		return nil, fmt.Errorf("the trie was cut for words of %d letters or more, the rules say %d", cut, rules.MinLetters)
	}
	return solve(reachable, rules)
}

// Solve returns ErrNotReachable for a trie in which a word begins with another word or
// is too short to count.
var ErrNotReachable = errors.New("the trie was not cut to its reachable words")

// Solution is the solved game over one trie for one number of players. It never
// changes, so any number of goroutines may read it.
type Solution struct {
	rules Rules
	trie  *dicts.Trie
	nodes []node // indexed by dicts.Node
}

// node is the result for one fragment. Seats are relative to the mover: bit k is the
// seat k places after it, so bit 0 is the mover itself.
type node struct {
	losers     uint8 // L(f), the possible losers
	guarantees uint8 // S(f), the seats with a guarantee
	plies      uint8 // D(f), letters until the round ends
}

// siblings sums up the children of one fragment for the seat that chooses among them.
type siblings struct {
	losers      uint8 // union over all children
	safeLosers  uint8 // union over the children that do not endanger the mover; 0 when there is none
	everywhere  uint8 // seats with a guarantee after every letter
	somewhere   uint8 // seats with a guarantee after some letter
	soonestSafe uint8 // least plies over the safe children
	latest      uint8 // most plies over all children
}

// SolveCut is [Solve] under the minimum at which reachable was cut. That minimum
// may be longer than [MostLetters].
func SolveCut(reachable *dicts.Trie, players int) (*Solution, error) {
	if err := (Rules{players, UsualLetters}).Check(); err != nil {
		return nil, err
	}
	if reachable.CutAt() == 0 {
		return nil, ErrNotReachable
	}
	return solve(reachable, Rules{players, reachable.CutAt()})
}

// checkLengths returns an error when a word of trie has fewer than minLetters
// letters.
func checkLengths(trie *dicts.Trie, minLetters int) error {
	for n, letters := range trie.Subtree(dicts.Root) {
		if trie.IsWord(n) && letters < minLetters {
			return fmt.Errorf("%w: it has %s, and only words of %d letters or more count", ErrNotReachable, trie.Fragment(n), minLetters)
		}
	}
	return nil
}

func solve(reachable *dicts.Trie, rules Rules) (*Solution, error) {
	s := &Solution{rules: rules, trie: reachable, nodes: make([]node, reachable.Len())}
	var (
		n     = uint8(rules.Players)
		all   = uint8(1<<n - 1)
		prev  = uint8(1) << (n - 1) // the seat before the mover, who played the last letter
		leaf  = node{losers: prev, guarantees: all &^ prev}
		stack [dicts.MaxLetters + 2]siblings
		top   = 0
		edges = reachable.Edges()
	)
	for i := len(edges) - 1; i >= 0; i-- {
		edge := edges[i]
		at := leaf
		if edge&dicts.ChildrenBit != 0 {
			if edge&dicts.WordBit != 0 {
				return nil, ErrNotReachable
			}
			group := &stack[top]
			top--
			at.guarantees = group.everywhere&^1 | group.somewhere&1
			if group.safeLosers != 0 {
				at.losers, at.plies = group.safeLosers, group.soonestSafe+1
			} else {
				at.losers, at.plies = group.losers, group.latest+1
			}
		}
		s.nodes[i] = at

		// Seen from the seat before, every other seat is one place further.
		losers := (at.losers<<1 | at.losers>>(n-1)) & all
		guarantees := (at.guarantees<<1 | at.guarantees>>(n-1)) & all
		if edge&dicts.LastBit != 0 {
			top++
			stack[top] = siblings{everywhere: all, soonestSafe: 255}
		}
		group := &stack[top]
		group.losers |= losers
		group.everywhere &= guarantees
		group.somewhere |= guarantees
		group.latest = max(group.latest, at.plies)
		if losers&1 == 0 {
			group.safeLosers |= losers
			group.soonestSafe = min(group.soonestSafe, at.plies)
		}
	}
	if len(edges) == 1 { // no word, so nobody can lose
		s.nodes[0] = node{guarantees: all}
	}
	return s, nil
}

// Rules are the rules that were solved.
func (s *Solution) Rules() Rules { return s.rules }

// Trie is the trie of reachable words that was solved.
func (s *Solution) Trie() *dicts.Trie { return s.trie }

// seats turns a set relative to the mover at depth into absolute seats.
func (s *Solution) seats(relative uint8, depth int) Seats {
	n := s.rules.Players
	mover := depth % n
	all := uint8(1<<n - 1)
	return Seats((relative<<mover | relative>>(n-mover)) & all)
}
