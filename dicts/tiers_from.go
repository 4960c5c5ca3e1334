package dicts

// WithTiers returns the same words with, for each, the commonest tier that it
// has in any of the tries from, and [NoTier] when it has none in any. This is
// how a person's own list learns how common its words are: from lists that
// ship. Alphabets may differ. Tiers of t itself count only when t is among from;
// when no trie of from has tiers, the result has none.
func (t *Trie) WithTiers(from ...*Trie) *Trie {
	tiered := *t // words and their index are shared: a trie never changes
	tiered.tiers = nil
	for _, f := range from {
		if !f.HasTiers() {
			continue
		}
		if tiered.tiers == nil {
			tiered.tiers = make([]Tier, t.CountWords(Root))
		}
		tiered.takeTiers(f)
	}
	return &tiered
}

// takeTiers gives every word of t that f has too the tier it has there, if that
// is commoner. It walks both tries at once and leaves every subtree that only
// one of them has: siblings ascend by letter in both.
func (t *Trie) takeTiers(f *Trie) {
	if f.IsLeaf(Root) {
		return
	}
	const none = MaxAlphabet // a letter that f does not have
	var letters [MaxAlphabet]byte
	for i, letter := range t.alphabet.letters {
		letters[i] = none
		if index, ok := f.alphabet.Index(letter); ok {
			letters[i] = byte(index)
		}
	}
	const passed Node = 0 // no sibling of f is left; the root is nobody's sibling
	var (
		beside [MaxLetters + 1]Node // the sibling of f at each depth that was not yet passed
		last   [MaxLetters + 1]bool // whether t's open node at each depth is a last sibling
		depth  = 1                  // of node i of t
	)
	beside[1] = Root + 1
	for i := Root + 1; int(i) < len(t.edges); {
		edge := t.edges[i]
		letter := letters[edge&LetterMask]
		at := beside[depth]
		if letter != none {
			for at != passed && f.edges[at]&LetterMask < letter {
				if f.edges[at]&LastBit != 0 {
					at = passed
				} else {
					at = f.ends[at]
				}
			}
			beside[depth] = at
		}
		if letter != none && at != passed && f.edges[at]&LetterMask == letter {
			if edge&f.edges[at]&WordBit != 0 {
				known, tier := &t.tiers[t.before[i]], f.tiers[f.before[at]]
				if tier.Rarity() < known.Rarity() {
					*known = tier
				}
			}
			if edge&f.edges[at]&ChildrenBit != 0 {
				last[depth] = edge&LastBit != 0
				depth++
				beside[depth] = at + 1
				i++
				continue
			}
		}
		i = t.ends[i]
		for closed := edge&LastBit != 0; closed && depth > 1; closed = last[depth] {
			depth--
		}
	}
}
