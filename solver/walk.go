package solver

import (
	"iter"

	"spectrie/dicts"
)

// Starts are the fragments at which seat moves for the first time: those of
// seat-1 letters at which the round is not over, in alphabet order. A dictionary
// without words has none.
func (s *Solution) Starts(seat int) iter.Seq[Position] {
	return func(yield func(Position) bool) {
		if s.trie.Len() > 1 && s.rules.checkSeat(seat) == nil {
			s.Start().starts(seat-1, yield)
		}
	}
}

// starts yields the positions at depth at which the round goes on; it reports
// whether to go on.
func (p Position) starts(depth int, yield func(Position) bool) bool {
	if p.Over() {
		return true
	}
	if p.depth == depth {
		return yield(p)
	}
	for next := range p.Next() {
		if !next.starts(depth, yield) {
			return false
		}
	}
	return true
}

// Postorder visits all positions, each after those below it, siblings in alphabet
// order. It is what a fold over the whole game needs: see [Solution.Chances].
func (s *Solution) Postorder() iter.Seq[Position] {
	return func(yield func(Position) bool) {
		for node, depth := range postorder(s.trie.Edges()) {
			if !yield(Position{s, node, depth}) {
				return
			}
		}
	}
}

// postorder visits the nodes of a trie, each with its depth and after all nodes
// below it, siblings in alphabet order. A stack of the open nodes is enough, and
// its height is the depth. (In the reverse loop of [Solve] it would not be: that
// meets the last of several siblings before anything tells how deep it lies.)
func postorder(edges []byte) iter.Seq2[dicts.Node, int] {
	return func(yield func(dicts.Node, int) bool) {
		var open [dicts.MaxLetters + 1]dicts.Node
		depth := 0
		for i, edge := range edges {
			open[depth] = dicts.Node(i)
			if edge&dicts.ChildrenBit != 0 {
				depth++
				continue
			}
			if !yield(dicts.Node(i), depth) {
				return
			}
			for depth > 0 && edge&dicts.LastBit != 0 {
				depth--
				if !yield(open[depth], depth) {
					return
				}
				edge = edges[open[depth]]
			}
		}
	}
}
