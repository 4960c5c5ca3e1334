package solver

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"spectrie/dicts"
)

// trieOf builds an uncut list of words, which must be sorted, over the letters
// that they have.
func trieOf(t testing.TB, words []string) *dicts.Trie {
	t.Helper()
	letters := []rune(strings.Join(words, "") + "a")
	slices.Sort(letters)
	alphabet, err := dicts.NewAlphabet(string(slices.Compact(letters)))
	if err != nil {
		t.Fatal(err)
	}
	b := dicts.NewBuilder(alphabet, false)
	for _, w := range words {
		if err := b.Add(w, dicts.NoTier); err != nil {
			t.Fatal(err)
		}
	}
	return b.Trie()
}

// changed is a list with changes made to it.
func changed(words []string, changes []Change) []string {
	out := map[string]bool{}
	var all []string
	for _, c := range changes {
		if c.Added {
			all = append(all, c.Word)
		}
		out[c.Word] = !c.Added
	}
	for _, w := range words {
		if !out[w] {
			all = append(all, w)
		}
	}
	slices.Sort(all)
	return all
}

// openings tells of every opening letter of a list whether it is good for seat 1.
func openings(t testing.TB, words []string, rules Rules, guaranteed bool) map[rune]bool {
	t.Helper()
	s, err := Solve(trieOf(t, words).Reachable(rules.MinLetters), rules)
	if err != nil {
		t.Fatal(err)
	}
	good := map[rune]bool{}
	for next := range s.Start().Next() {
		good[next.Letter()] = next.Safe(1, guaranteed)
	}
	return good
}

// differences are all changes from one list towards another.
func differences(words, other []string, minLetters int) (all []Change) {
	add := func(from, lacking []string, added bool) {
		for _, w := range from {
			if _, both := slices.BinarySearch(lacking, w); !both && len(w) >= minLetters {
				all = append(all, Change{Word: w, Added: added})
			}
		}
	}
	add(words, other, false)
	add(other, words, true)
	return all
}

func mustFlips(t testing.TB, words, other []string, rules Rules, guaranteed bool) []Flip {
	t.Helper()
	flips, err := Flips(trieOf(t, words), trieOf(t, other), rules, guaranteed, nil)
	if err != nil {
		t.Fatal(err)
	}
	return flips
}

// randomPair makes two lists that differ in a few words.
func randomPair(r *rand.Rand) (words, other []string) {
	for _, w := range randomWords(r) {
		switch {
		case r.IntN(3) > 0:
			words, other = append(words, w), append(other, w)
		case r.IntN(2) > 0:
			words = append(words, w)
		default:
			other = append(other, w)
		}
	}
	return words, other
}

// manyFlips calls check with random pairs of lists and their flips.
func manyFlips(t *testing.T, rounds int, check func(name string, words, other []string, rules Rules, guaranteed bool, flips []Flip)) {
	r := rand.New(rand.NewPCG(11, 12))
	for round := range rounds {
		words, other := randomPair(r)
		rules := Rules{Players: 2 + r.IntN(3), MinLetters: 1 + r.IntN(3)}
		guaranteed := r.IntN(3) == 0
		if guaranteed {
			rules.Players = 2 + r.IntN(7)
		}
		name := fmt.Sprintf("round %d: %v against %v, %+v, guaranteed %v", round, words, other, rules, guaranteed)
		check(name, words, other, rules, guaranteed, mustFlips(t, words, other, rules, guaranteed))
	}
}

// checkFlips makes all changes at once, for letters have no words in common.
func checkFlips(t *testing.T, name string, words []string, allowed []Change, rules Rules, guaranteed bool, flips []Flip) {
	t.Helper()
	known := map[Change]bool{}
	for _, c := range allowed {
		known[c] = true
	}
	var changes []Change
	for _, f := range flips {
		if f.Possible != (len(f.Changes) > 0) ||
			!slices.IsSortedFunc(f.Changes, func(a, b Change) int { return strings.Compare(a.Word, b.Word) }) {
			t.Fatalf("%s: %c %+v", name, f.Letter, f)
		}
		for _, c := range f.Changes {
			if !known[c] {
				t.Fatalf("%s: %+v cannot be changed", name, c)
			}
		}
		changes = append(changes, f.Changes...)
	}
	after := openings(t, changed(words, changes), rules, guaranteed)
	for _, f := range flips {
		if good, there := after[f.Letter]; !there || good != (f.Wins != f.Possible) {
			t.Fatalf("%s: %c %+v is then %v", name, f.Letter, f, good)
		}
	}
}
