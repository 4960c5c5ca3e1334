package dicts

import "iter"

// Subtree are n and the nodes below it, in order, each with how many letters it is
// below n. It spells nothing, so it is cheap to go through a whole list.
func (t *Trie) Subtree(n Node) iter.Seq2[Node, int] {
	return func(yield func(Node, int) bool) {
		var last [MaxLetters + 1]bool // whether the open node at each depth is a last sibling
		depth := 0                    // of node i
		for i := n; i < t.ends[n]; i++ {
			if !yield(i, depth) {
				return
			}
			edge := t.edges[i]
			if edge&ChildrenBit != 0 {
				last[depth] = edge&LastBit != 0
				depth++
				continue
			}
			for closed := edge&LastBit != 0; closed && depth > 0; closed = last[depth] {
				depth--
			}
		}
	}
}
