package dicts

import (
	"math/rand/v2"
	"testing"
)

func TestAVocabularyHasTheWordsUpToATierAndTheirTiers(t *testing.T) {
	onRandomTwins(t, 5, 800, func(r *rand.Rand, w twin) {
		trie := w.build(t)
		for _, tier := range Tiers {
			want := twin{alphabet: w.alphabet, tiers: map[string]Tier{}}
			for _, word := range w.words {
				if own := w.tiers[word]; own != NoTier && own <= tier {
					want.words = append(want.words, word)
					want.tiers[word] = own
				}
			}
			want.check(t, r, trie.UpTo(tier))
		}
	})
}
