package dicts

// Tier is how common a word is: the size of the smallest SCOWL list that has
// it (10, 20, 35, 40, 50, 55, 60, 70, 80, 95), or [NoTier]. Smaller is commoner.
type Tier uint8

// NoTier marks a word that no SCOWL list has.
const NoTier Tier = 0

// Tiers are the SCOWL sizes from the commonest words to the rarest.
var Tiers = [...]Tier{10, 20, 35, 40, 50, 55, 60, 70, 80, 95}

// Rarity is 1 for tier 10, 2 for tier 20 and so on in steps to 10 for tier 95,
// and 11 for a word without a tier.
func (t Tier) Rarity() int {
	for i, tier := range Tiers {
		if t == tier {
			return i + 1
		}
	}
	return len(Tiers) + 1
}

// valid reports whether t is NoTier or one of Tiers.
func (t Tier) valid() bool { return t == NoTier || t.Rarity() <= len(Tiers) }
