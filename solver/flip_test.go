package solver

import (
	"errors"
	"fmt"
	"math/bits"
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

// Every subset of the changes is tried.
func TestFlipsAreTheFewestChangesOfAll(t *testing.T) {
	possible, several := 0, 0
	manyFlips(t, 700, func(name string, words, other []string, rules Rules, guaranteed bool, flips []Flip) {
		all := differences(words, other, rules.MinLetters)
		if len(all) > 9 {
			return
		}
		before := openings(t, words, rules, guaranteed)
		fewest := map[rune]int{}
		for chosen := range 1 << len(all) {
			var changes []Change
			for i, c := range all {
				if chosen>>i&1 != 0 {
					changes = append(changes, c)
				}
			}
			for letter, good := range openings(t, changed(words, changes), rules, guaranteed) {
				was, there := before[letter]
				count, found := fewest[letter]
				if there && was != good && (!found || bits.OnesCount(uint(chosen)) < count) {
					fewest[letter] = bits.OnesCount(uint(chosen))
				}
			}
		}
		if len(flips) != len(before) {
			t.Fatalf("%s: %v, openings %v", name, flips, before)
		}
		for _, f := range flips {
			count, found := fewest[f.Letter]
			if was, there := before[f.Letter]; !there || f.Wins != was || f.Possible != found || len(f.Changes) != count {
				t.Fatalf("%s: %c %+v, want %v %d; it was %v", name, f.Letter, f, found, count, was)
			}
			if found {
				possible++
			}
			if count > 1 {
				several++
			}
		}
	})
	if possible < 100 || several < 20 {
		t.Errorf("only %d flips, %d of several changes", possible, several)
	}
}

func TestTheChangesFlipTheVerdict(t *testing.T) {
	manyFlips(t, 3000, func(name string, words, other []string, rules Rules, guaranteed bool, flips []Flip) {
		checkFlips(t, name, words, differences(words, other, rules.MinLetters), rules, guaranteed, flips)
	})
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

func TestMoreWordsToAddNeverNeedMoreChanges(t *testing.T) {
	r := rand.New(rand.NewPCG(13, 14))
	for range 500 {
		words, other := randomPair(r)
		rules := Rules{Players: 2 + r.IntN(3), MinLetters: 1 + r.IntN(3)}
		more := slices.Clone(other)
		for _, w := range randomWords(r) {
			if !slices.Contains(words, w) {
				more = append(more, w)
			}
		}
		slices.Sort(more)
		few, many := mustFlips(t, words, other, rules, false), mustFlips(t, words, slices.Compact(more), rules, false)
		for i, f := range few {
			if f.Possible && (!many[i].Possible || len(many[i].Changes) > len(f.Changes)) {
				t.Fatalf("%v, %v, %+v: %+v, with %v %+v", words, other, rules, f, more, many[i])
			}
		}
	}
}

func TestWithoutAnyOneOfTheChangesTheVerdictStays(t *testing.T) {
	manyFlips(t, 1500, func(name string, words, other []string, rules Rules, guaranteed bool, flips []Flip) {
		for _, f := range flips {
			for k := range f.Changes {
				fewer := slices.Concat(f.Changes[:k], f.Changes[k+1:])
				if good, there := openings(t, changed(words, fewer), rules, guaranteed)[f.Letter]; there && good != f.Wins {
					t.Fatalf("%s: %+v, and %+v is not needed", name, f, f.Changes[k])
				}
			}
		}
	})
}

func TestJoiningLettersOneByOneIsTheMoversChoice(t *testing.T) {
	r := rand.New(rand.NewPCG(17, 18))
	for range 2000 {
		mover := fate(1) << r.IntN(maxSides)
		joined, safe, all := noWord, noWord, noWord
		for range 1 + r.IntN(5) {
			child := fate(r.IntN(1 << maxSides))
			joined = joined.join(child, mover)
			all |= child
			if child&mover == 0 {
				safe |= child
			}
		}
		want := safe
		if safe == noWord {
			want = all
		}
		if joined != want {
			t.Fatalf("mover %04b: joined %04b, want %04b", mover, joined, want)
		}
	}
}

func TestWithTwoPlayersBothNotionsFlipAlike(t *testing.T) {
	r := rand.New(rand.NewPCG(15, 16))
	for range 300 {
		words, other := randomPair(r)
		rational, guaranteed := mustFlips(t, words, other, Usual, false), mustFlips(t, words, other, Usual, true)
		if fmt.Sprint(rational) != fmt.Sprint(guaranteed) {
			t.Fatalf("%v, guaranteed %v", rational, guaranteed)
		}
	}
}

func TestAListDoesNotDifferFromItself(t *testing.T) {
	for _, f := range mustFlips(t, []string{"ship", "shirt", "zest"}, []string{"ship", "shirt", "zest"}, Usual, false) {
		if f.Possible || f.Changes != nil {
			t.Errorf("%+v", f)
		}
	}
}

func TestTheExampleOfTheFlipCommentIsRight(t *testing.T) {
	got := fmt.Sprint(mustFlips(t, []string{"ship", "shore"}, []string{"ship", "shirt", "shop"}, Usual, false))
	if want := "[{115 true true [{shirt true}]}]"; got != want {
		t.Errorf("%s, want %s", got, want)
	}
}

func TestAlphabetsMayDifferInFlips(t *testing.T) {
	got := fmt.Sprint(mustFlips(t, []string{"abcd", "été"}, []string{"abcd", "aéio", "aézza", "étéx"}, Rules{2, 3}, false))
	want := "[{97 true true [{aézza true}]} {233 false true [{été false} {étéx true}]}]"
	if got != want {
		t.Errorf("%s, want %s", got, want)
	}
}

func TestTheLongestWordsCanBeCompared(t *testing.T) {
	long := strings.Repeat("a", dicts.MaxLetters)
	got := mustFlips(t, []string{long}, []string{long[1:]}, Usual, false)
	if len(got) != 1 || got[0].Wins || len(got[0].Changes) != 1 {
		t.Errorf("%+v", got)
	}
	g := solveTiered(t, []string{long}, nil, Usual)
	if start := mustCommon(t, []*Solution{g, g}, 2).Starts[0]; !start.Sound || len(start.Decisions) != 31 {
		t.Errorf("%+v", start)
	}
}

func TestFlipsRefusesWhatItCannotTell(t *testing.T) {
	list := trieOf(t, []string{"ship"})
	if _, err := Flips(list, list, Rules{5, 4}, false, nil); !errors.Is(err, ErrTooManyPlayers) {
		t.Errorf("five players: %v", err)
	}
	if _, err := Flips(list, list, Rules{8, 4}, true, nil); err != nil {
		t.Errorf("a guarantee among eight: %v", err)
	}
	if _, err := Flips(list, list, Rules{1, 4}, false, nil); err == nil {
		t.Error("one player was accepted")
	}
}
