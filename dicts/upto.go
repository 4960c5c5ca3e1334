package dicts

// UpTo returns the words of t up to a tier, with their tiers: what somebody knows
// who knows the commonest words. Words without a tier are in none.
func (t *Trie) UpTo(tier Tier) *Trie {
	b := NewBuilder(t.alphabet, true)
	var (
		path   [MaxLetters]byte
		last   [MaxLetters + 1]bool // whether the open node at each depth is a last sibling
		depth  = 1                  // of node i
		common = 0                  // letters that path shares with the last word kept
	)
	for i := Node(1); int(i) < len(t.edges); i++ {
		edge := t.edges[i]
		path[depth-1] = edge & LetterMask
		common = min(common, depth-1)
		if own := t.Tier(i); own != NoTier && own <= tier {
			b.add(path[:depth], common, own)
			common = depth
		}
		if edge&ChildrenBit != 0 {
			last[depth] = edge&LastBit != 0
			depth++
			continue
		}
		for closed := edge&LastBit != 0; closed && depth > 1; closed = last[depth] {
			depth--
		}
	}
	return b.Trie()
}
