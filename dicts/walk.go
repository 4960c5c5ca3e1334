package dicts

import (
	"iter"
	"unicode/utf8"
)

// Subtree yields n and the nodes below it in order, each with its distance from n in
// letters. It spells nothing, so it is cheap even for a whole list.
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

// Words yields the words that begin with n in order, each with its node.
func (t *Trie) Words(n Node) iter.Seq2[Node, string] {
	return func(yield func(Node, string) bool) {
		spelt := t.appendFragment(make([]byte, 0, MaxLetters), n)
		var sizes [MaxLetters + 1]int // bytes spelt above each depth below n
		var last [MaxLetters + 1]bool // whether the open node at each depth is a last sibling
		depth := 0
		for i := n; i < t.ends[n]; i++ {
			edge := t.edges[i]
			if i > n {
				sizes[depth] = len(spelt)
				spelt = utf8.AppendRune(spelt, t.Letter(i))
			}
			if edge&WordBit != 0 && !yield(i, string(spelt)) {
				return
			}
			if edge&ChildrenBit != 0 {
				last[depth] = edge&LastBit != 0
				depth++
				continue
			}
			spelt = spelt[:sizes[depth]]
			for closed := edge&LastBit != 0; closed && depth > 0; closed = last[depth] {
				depth--
				spelt = spelt[:sizes[depth]]
			}
		}
	}
}
