package dicts

// Reachable cuts t to the words that can end a round of Ghost when words count
// from minLetters letters on: those with at least minLetters letters and no
// such word as a shorter beginning. The result is a trie whose leaves are
// exactly its words; tiers are carried over.
func (t *Trie) Reachable(minLetters int) *Trie {
	b := NewBuilder(t.alphabet, t.tiers != nil)
	b.edges = append(make([]byte, 0, len(t.edges)/2+1), LastBit)
	var (
		path   [MaxLetters]byte
		last   [MaxLetters + 1]bool // whether the open node at each depth is a last sibling
		depth  = 1                  // of node i
		common = 0                  // letters that path shares with the last word kept
	)
	for i := Node(1); int(i) < len(t.edges); {
		edge := t.edges[i]
		path[depth-1] = edge & LetterMask
		common = min(common, depth-1)
		if edge&WordBit != 0 && depth >= minLetters {
			b.add(path[:depth], common, t.Tier(i))
			common = depth
			i = t.ends[i]
		} else {
			i++
			if edge&ChildrenBit != 0 {
				last[depth] = edge&LastBit != 0
				depth++
				continue
			}
		}
		for closed := edge&LastBit != 0; closed && depth > 1; closed = last[depth] {
			depth--
		}
	}
	reachable := b.Trie()
	reachable.cut = max(minLetters, 1)
	return reachable
}
