package dicts

// Tier is how common a word is: the size of the smallest SCOWL list that has it, or
// [NoTier]. A smaller size is commoner.
type Tier uint8

// NoTier marks a word that no SCOWL list has.
const NoTier Tier = 0

// Tiers are the SCOWL sizes from the most common words to the rarest.
var Tiers = [...]Tier{10, 20, 35, 40, 50, 55, 60, 70, 80, 95}

// rarities holds the rarity of every tier. A table makes the look-up cheap: a
// dictionary has a tier for every word.
var rarities = func() (r [256]uint8) {
	for i := range r {
		r[i] = uint8(len(Tiers) + 1)
	}
	for i, tier := range Tiers {
		r[tier] = uint8(i + 1)
	}
	return r
}()

// Rarity is the place of the tier in [Tiers], from 1 for tier 10 to 10 for tier 95. A
// word without a tier has the rarity 11.
func (t Tier) Rarity() int { return int(rarities[t]) }

// valid reports whether t is NoTier or one of Tiers.
func (t Tier) valid() bool { return t == NoTier || t.Rarity() <= len(Tiers) }

// WithTiers returns the same words with tiers from other tries. Each word gets the
// most common tier that it has in any of them, or [NoTier]. So a person's own list
// learns from the lists that ship how common its words are. The alphabets may differ.
// The tiers of t itself do not count, unless t is one of the tries. When none of the
// tries has tiers, the result has none either.
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

// takeTiers gives each word of t the tier that it has in f, if that is commoner. It
// walks both tries at once, because siblings ascend by letter in both. It skips the
// subtrees that only one of them has.
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
		sibling [MaxLetters + 1]Node // the sibling of f at each depth that was not yet passed
		last    [MaxLetters + 1]bool // whether t's open node at each depth is a last sibling
		depth   = 1                  // of node i of t
	)
	sibling[1] = Root + 1
	for i := Root + 1; int(i) < len(t.edges); {
		edge := t.edges[i]
		letter := letters[edge&LetterMask]
		at := sibling[depth]
		if letter != none {
			for at != passed && f.edges[at]&LetterMask < letter {
				if f.edges[at]&LastBit != 0 {
					at = passed
				} else {
					at = f.ends[at]
				}
			}
			sibling[depth] = at
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
				sibling[depth] = at + 1
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
