package dicts

import (
	"crypto/sha256"
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
)

func TestTheIdIsTheHashOfTheWords(t *testing.T) {
	for _, words := range [][]string{nil, {"at", "ate", "be", "bee", "to"}, {"jäger", "öl"}} {
		w := twin{alphabet: mustAlphabet("abegjlortäö"), words: words}
		text := strings.Join(append(slices.Clone(words), ""), "\n")
		sum := sha256.Sum256([]byte(text))
		want := fmt.Sprintf("own-%x", sum[:8])
		if got := w.build(t).WordsID(); got != want {
			t.Errorf("%q: %s, want %s", words, got, want)
		}
	}
}

func TestTheIdStaysTheSameForEver(t *testing.T) {
	// Addresses that people keep have it.
	trie := twin{alphabet: Latin, words: []string{"at", "ate", "be", "bee", "to"}}.build(t)
	if got, want := trie.WordsID(), "own-7351c749e2c7ff02"; got != want {
		t.Errorf("%s, want %s", got, want)
	}
}

func TestTheIdDependsOnTheWordsAlone(t *testing.T) {
	onRandomTwins(t, 23, 1000, func(r *rand.Rand, w twin) {
		trie := w.build(t)
		id := trie.WordsID()
		if !ValidID(id) || !IsOwnID(id) {
			t.Fatalf("%q is not an id", id)
		}
		same := func(what string, other *Trie) {
			if got := other.WordsID(); got != id {
				t.Fatalf("%q: the id is %s, and %s %s", w.words, id, got, what)
			}
		}
		same("after an import, which leaves unused letters out of the alphabet", throughText(t, trie))
		without, with := w, w
		without.tiers, with.tiers = nil, map[string]Tier{}
		for _, word := range w.words {
			with.tiers[word] = Tiers[r.IntN(len(Tiers))]
		}
		same("without tiers", without.build(t))
		same("with other tiers", with.build(t))
		same("with tiers from a list", trie.WithTiers(with.build(t)))
	})
}

func TestDifferentListsHaveDifferentIds(t *testing.T) {
	ids := map[string][]string{}
	onRandomTwins(t, 24, 2000, func(_ *rand.Rand, w twin) {
		id := w.build(t).WordsID()
		if other, met := ids[id]; met && !slices.Equal(other, w.words) {
			t.Fatalf("%q and %q are both %s", other, w.words, id)
		}
		ids[id] = w.words
	})
	// The same letters in the same order, cut into words in two ways.
	a := twin{alphabet: Latin, words: []string{"ab", "c"}}.build(t).WordsID()
	b := twin{alphabet: Latin, words: []string{"a", "bc"}}.build(t).WordsID()
	if a == b {
		t.Errorf("both are %s", a)
	}
	if len(ids) < 100 {
		t.Errorf("only %d different lists: %v", len(ids), slices.Collect(maps.Keys(ids)))
	}
}

func TestOnlyIdsOfOwnListsAreOwnIds(t *testing.T) {
	for id, want := range map[string]bool{
		"own-0123456789abcdef":  true,
		"own-0000000000000000":  true,
		"":                      false,
		"own-":                  false,
		"own-0123456789abcde":   false,
		"own-0123456789abcdef0": false,
		"own-0123456789ABCDEF":  false,
		"own-0123456789abcdeg":  false,
		"own-0123456789abcd-f":  false,
		"own-0123456789abcdé":   false,
		"Own-0123456789abcdef":  false,
		"0123456789abcdef":      false,
	} {
		if got := IsOwnID(id); got != want {
			t.Errorf("IsOwnID(%q) is %v", id, got)
		}
	}
	for _, entry := range Catalogue {
		if IsOwnID(entry.ID) {
			t.Errorf("%s ships", entry.ID)
		}
	}
}
