package dicts

// UpTo returns the words of t up to a tier, with their tiers: what somebody knows
// who knows the commonest words. Words without a tier are in none.
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
			b.add(path[:depth], common, own)
			common = depth
		}
	}
	return b.Trie()
}
