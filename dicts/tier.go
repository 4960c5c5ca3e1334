package dicts

// Tier is how common a word is: the size of the smallest SCOWL list that has
// it (10, 20, 35, 40, 50, 55, 60, 70, 80, 95), or [NoTier]. Smaller is commoner.
type Tier uint8

// NoTier marks a word that no SCOWL list has.
const NoTier Tier = 0

// Tiers are the SCOWL sizes from the commonest words to the rarest.
var Tiers = [...]Tier{10, 20, 35, 40, 50, 55, 60, 70, 80, 95}

// rarities holds the rarity of every tier: a dictionary has as many tiers as
// words, so looking one up must be cheap.
var rarities = func() (r [256]uint8) {
	for i := range r {
		r[i] = uint8(len(Tiers) + 1)
	}
	for i, tier := range Tiers {
		r[tier] = uint8(i + 1)
	}
	return r
}()

// Rarity is 1 for tier 10, 2 for tier 20 and so on in steps to 10 for tier 95,
// and 11 for a word without a tier.
func (t Tier) Rarity() int { return int(rarities[t]) }

// valid reports whether t is NoTier or one of Tiers.
func (t Tier) valid() bool { return t == NoTier || t.Rarity() <= len(Tiers) }
