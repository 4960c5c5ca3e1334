package dicts

import (
	"math/rand/v2"
	"testing"
)

func TestEachStepOfRarityHalvesTheWeight(t *testing.T) {
	if got := NoTier.Weight(); got != 1 {
		t.Errorf("%d without a tier", got)
	}
	weight := uint32(1024)
	for _, tier := range Tiers {
		if got := tier.Weight(); got != weight {
			t.Errorf("tier %d weighs %d, not %d", tier, got, weight)
		}
		weight /= 2
	}
}

// Every part of the weight below a fragment belongs to one of its words, and each
// word has as many as it weighs.
func TestWordsComeToMindInProportionToTheirWeight(t *testing.T) {
	onRandomTwins(t, 6, 300, func(r *rand.Rand, w twin) {
		trie := w.build(t)
		words := CommonnessOf(trie)
		n := Node(r.IntN(trie.Len()))
		parts := map[Node]uint32{}
		for part := range words.Below(n) {
			parts[words.Word(n, part)]++
		}
		for word := range trie.Words(n) {
			if got := parts[word]; got != trie.Tier(word).Weight() {
				t.Fatalf("%q of %q: %q has %d parts", trie.Fragment(n), w.words, trie.Fragment(word), got)
			}
			delete(parts, word)
		}
		if len(parts) > 0 {
			t.Fatalf("%q of %q: parts of other nodes %v", trie.Fragment(n), w.words, parts)
		}
	})
}
