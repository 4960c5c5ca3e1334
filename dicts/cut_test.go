package dicts

import (
	"bytes"
	"math/rand/v2"
	"slices"
	"testing"
)

func TestCuttingKeepsTheReachableWordsAndTheirTiers(t *testing.T) {
	onRandomTwins(t, 3, 1500, func(r *rand.Rand, w twin) {
		trie := w.build(t)
		before := bytes.Clone(trie.edges)
		for minLetters := 1; minLetters <= 9; minLetters++ {
			want := w.reachable(minLetters)
			if want.tiers != nil {
				want.tiers = map[string]Tier{}
				for _, word := range want.words {
					want.tiers[word] = w.tiers[word]
				}
			}
			cut := trie.Reachable(minLetters)
			want.check(t, r, cut)
			if again := cut.Reachable(minLetters); !bytes.Equal(again.edges, cut.edges) || !slices.Equal(again.tiers, cut.tiers) {
				t.Fatalf("%q: cutting at %d twice is not cutting once", w.words, minLetters)
			}
		}
		if !bytes.Equal(trie.edges, before) {
			t.Fatalf("%q: cutting changed the original", w.words)
		}
	})
}

func TestACutTrieEndsItsWordsExactlyAtItsLeaves(t *testing.T) {
	onRandomTwins(t, 4, 500, func(r *rand.Rand, w twin) {
		cut := w.build(t).Reachable(1 + r.IntN(9))
		for n := Root + 1; int(n) < cut.Len(); n++ {
			if cut.IsLeaf(n) != cut.IsWord(n) {
				t.Fatalf("%q: %q", w.words, cut.Fragment(n))
			}
		}
	})
}

func TestCuttingByHand(t *testing.T) {
	trie := twin{alphabet: Latin, words: []string{"a", "at", "ate", "bee", "beet", "to", "toad"}}.build(t)
	for minLetters, want := range map[int][]string{
		1: {"a", "bee", "to"},
		2: {"at", "bee", "to"},
		3: {"ate", "bee", "toad"},
		4: {"beet", "toad"},
		5: nil,
	} {
		var words []string
		for _, word := range trie.Reachable(minLetters).Words(Root) {
			words = append(words, word)
		}
		if !slices.Equal(words, want) {
			t.Errorf("min %d: %q, want %q", minLetters, words, want)
		}
	}
}

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
