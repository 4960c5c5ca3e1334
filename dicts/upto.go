package dicts

// UpTo returns the words of t up to a tier, with their tiers: what somebody knows
// who knows the commonest words. Words without a tier are in none.
func (t *Trie) UpTo(tier Tier) *Trie {
	b := NewBuilder(t.alphabet, true)
	for n, word := range t.Words(Root) {
		if own := t.Tier(n); own != NoTier && own <= tier {
			if err := b.Add(word, own); err != nil {
				panic("dicts: " + err.Error()) // the words of a trie are in order and valid
			}
		}
	}
	return b.Trie()
}
