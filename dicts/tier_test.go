package dicts

import (
	"bytes"
	"math/rand/v2"
	"slices"
	"testing"
)

func TestEveryWordTakesItsCommonestTier(t *testing.T) {
	onRandomTwins(t, 25, 3000, func(r *rand.Rand, w twin) {
		trie := w.build(t)
		var twins []twin
		var from []*Trie
		for range r.IntN(4) {
			f := relative(r, w)
			twins = append(twins, f)
			from = append(from, f.build(t))
		}
		if r.IntN(8) == 0 { // its own tiers count when it is asked
			twins = append(twins, w)
			from = append(from, trie)
		}
		want := slowWithTiers(w, twins)
		got := trie.WithTiers(from...)
		want.check(t, r, got)
		for n, word := range got.Words(Root) { // check looks at some nodes of a large list
			if got.Tier(n) != want.tiers[word] {
				t.Fatalf("%q has tier %d, want %d", word, got.Tier(n), want.tiers[word])
			}
		}
		if !bytes.Equal(got.Edges(), trie.Edges()) {
			t.Fatalf("%q: the words changed", w.words)
		}
		w.check(t, r, trie) // the original did not change
	})
}

// slowWithTiers looks every word up in every list.
func slowWithTiers(w twin, from []twin) twin {
	w.tiers = nil
	for _, f := range from {
		if f.tiers == nil {
			continue
		}
		if w.tiers == nil {
			w.tiers = map[string]Tier{}
		}
		for _, word := range w.words {
			tier, known := f.tiers[word], w.tiers[word]
			if tier != NoTier && (known == NoTier || tier < known) {
				w.tiers[word] = tier
			}
		}
	}
	return w
}

// relative is a list that shares about half of its words with w, over an
// alphabet of its own; most have tiers.
func relative(r *rand.Rand, w twin) twin {
	other := randomTwin(r)
	letters := append([]rune(w.alphabet.String()), []rune(other.alphabet.String())...)
	slices.Sort(letters)
	letters = slices.Compact(letters)
	for len(letters) > MaxAlphabet { // some letter of the two has to go
		drop := r.IntN(len(letters))
		letters = slices.Delete(letters, drop, drop+1)
	}
	related := twin{alphabet: mustAlphabet(string(letters))}
	if r.IntN(4) > 0 {
		related.tiers = map[string]Tier{}
	}
	keep := func(word string) {
		for _, letter := range word {
			if !slices.Contains(letters, letter) {
				return
			}
		}
		related.words = append(related.words, word)
	}
	for _, word := range w.words {
		if r.IntN(2) == 0 {
			keep(word)
		}
	}
	for _, word := range other.words {
		keep(word)
	}
	slices.Sort(related.words)
	related.words = slices.Compact(related.words)
	if related.tiers != nil {
		for _, word := range related.words {
			related.tiers[word] = append(Tiers[:], NoTier)[r.IntN(len(Tiers)+1)]
		}
	}
	return related
}

func TestTiersByHand(t *testing.T) {
	own := twin{alphabet: mustAlphabet("abehortö"), words: []string{"at", "ate", "be", "bö", "to", "toö"}}.build(t)
	small := twin{alphabet: mustAlphabet("abehot"), words: []string{"a", "at", "bee", "to"},
		tiers: map[string]Tier{"a": 10, "at": 20, "bee": 35, "to": NoTier}}.build(t)
	large := twin{alphabet: mustAlphabet("brtö"), words: []string{"bö", "t"},
		tiers: map[string]Tier{"bö": 95, "t": 10}}.build(t)
	common := twin{alphabet: Latin, words: []string{"at", "be", "to"},
		tiers: map[string]Tier{"at": 10, "be": 50, "to": 70}}.build(t)
	want := map[string]Tier{"at": 10, "ate": NoTier, "be": 50, "bö": 95, "to": 70, "toö": NoTier}
	got := own.WithTiers(small, large, common)
	for n, word := range got.Words(Root) {
		if got.Tier(n) != want[word] {
			t.Errorf("%s has tier %d, want %d", word, got.Tier(n), want[word])
		}
	}
}

func TestListsWithoutTiersGiveNone(t *testing.T) {
	w := twin{alphabet: Latin, words: []string{"at", "be"}}
	plain := w.build(t)
	w.tiers = map[string]Tier{"at": 10, "be": 20}
	tiered := w.build(t)
	if tiered.WithTiers().HasTiers() || tiered.WithTiers(plain).HasTiers() {
		t.Error("tiers from nowhere")
	}
	if !plain.WithTiers(plain, tiered).HasTiers() || !plain.WithTiers(NewBuilder(Latin, true).Trie()).HasTiers() {
		t.Error("tiers were given and are not there")
	}
}
