package match

import (
	"iter"

	"spectrie/dicts"
)

// endings are the words that begin with node, which has depth letters, each with
// its number of letters. It spells nothing, so it is cheap to go through all.
func endings(words *dicts.Trie, node dicts.Node, depth int) iter.Seq2[dicts.Node, int] {
	return func(yield func(dicts.Node, int) bool) {
		var (
			edges = words.Edges()
			top   = depth
			last  [dicts.MaxLetters + 1]bool // whether the open node at each depth is a last sibling
		)
		for n := node; n < words.End(node); n++ {
			edge := edges[n]
			if edge&dicts.WordBit != 0 && !yield(n, depth) {
				return
			}
			if edge&dicts.ChildrenBit != 0 {
				last[depth] = edge&dicts.LastBit != 0
				depth++
				continue
			}
			for closed := edge&dicts.LastBit != 0; closed && depth > top; closed = last[depth] {
				depth--
			}
		}
	}
}
