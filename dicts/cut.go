package dicts

// Reachable cuts t to the words that can end a round of Ghost when words count
// from minLetters letters on. Those have at least minLetters letters, and begin with
// no other such word. The result keeps the tiers. Its leaves are exactly its words.
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
			b.append(path[:depth], common, t.Tier(i))
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

// UpTo returns the words of t up to a tier, with their tiers. It stands for a person
// who knows only the commoner words. It leaves out words without a tier.
func (t *Trie) UpTo(tier Tier) *Trie {
	b := NewBuilder(t.alphabet, true)
	var (
		path   [MaxLetters]byte
		common = 0 // letters that path shares with the last word kept
	)
	for n, depth := range t.Subtree(Root) {
		if n == Root {
			continue
		}
		path[depth-1] = t.edges[n] & LetterMask
		common = min(common, depth-1)
		if own := t.Tier(n); own != NoTier && own <= tier {
			b.append(path[:depth], common, own)
			common = depth
		}
	}
	return b.Trie()
}
