package solver

import (
	"iter"

	"spectrie/dicts"
)

// Starts yields the fragments at which seat moves for the first time, in alphabet
// order. They have seat-1 letters. A seat that does not play has none, and neither has
// a dictionary without words.
func (s *Solution) Starts(seat int) iter.Seq[Position] {
	return func(yield func(Position) bool) {
		if s.trie.Len() > 1 && s.rules.checkSeat(seat) == nil {
			s.Start().starts(seat-1, yield)
		}
	}
}

// starts yields the positions at depth where the round is not over. It reports whether
// the caller wants more.
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

// Postorder yields all positions, each after those below it, siblings in alphabet
// order. A sum over the whole game needs this order: see [Solution.Chances].
func (s *Solution) Postorder() iter.Seq[Position] {
	return func(yield func(Position) bool) {
		for node, depth := range postorder(s.trie.Edges()) {
			if !yield(Position{s, node, depth}) {
				return
			}
		}
	}
}

// postorder yields the nodes of a trie with their depth, each after all nodes below it,
// siblings in alphabet order. It keeps a stack of the nodes above, and the height of
// the stack is the depth. (The reverse loop of [Solve] cannot do that: it meets the
// last of several siblings before it knows how deep that one lies.)
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
