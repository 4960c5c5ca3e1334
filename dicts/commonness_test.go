package dicts

import (
	"math/rand/v2"
	"testing"
	"unicode/utf8"
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

// Every part of the weight below a fragment belongs to one of its words that have a
// number of letters that suits, and each such word has as many as it weighs.
func TestWordsComeToMindInProportionToTheirWeight(t *testing.T) {
	onRandomTwins(t, 6, 300, func(r *rand.Rand, w twin) {
		trie := w.build(t)
		lengths := r.Uint64() | r.Uint64()
		suits := func(letters int) bool { return lengths>>letters&1 == 1 }
		words := CommonnessOfLengths(trie, suits)
		n := Node(r.IntN(trie.Len()))
		parts := map[Node]uint32{}
		for part := range words.Below(n) {
			parts[words.Word(n, part)]++
		}
		for node, word := range trie.Words(n) {
			want := trie.Tier(node).Weight()
			if !suits(utf8.RuneCountInString(word)) {
				want = 0
			}
			if parts[node] != want {
				t.Fatalf("%q of %q: %q has %d parts, not %d", trie.Fragment(n), w.words, word, parts[node], want)
			}
			delete(parts, node)
		}
		if len(parts) > 0 {
			t.Fatalf("%q of %q: parts of other nodes %v", trie.Fragment(n), w.words, parts)
		}
	})
}

func TestCommonnessIsOfAllWordsUnlessLengthsAreAskedFor(t *testing.T) {
	onRandomTwins(t, 7, 100, func(r *rand.Rand, w twin) {
		trie := w.build(t)
		sum := uint32(0)
		for n := range trie.Words(Root) {
			sum += trie.Tier(n).Weight()
		}
		if got := CommonnessOf(trie).Below(Root); got != sum {
			t.Fatalf("%q: %d, not %d", w.words, got, sum)
		}
	})
}
