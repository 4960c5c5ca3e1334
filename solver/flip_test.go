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
			t.Errorf("%+v, want no flip to be possible", f)
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
		t.Errorf("%+v, want one letter that loses, and one change", got)
	}
	g := solveTiered(t, []string{long}, nil, Usual)
	if start := mustCommon(t, []*Solution{g, g}, 2).Starts[0]; !start.Sound || len(start.Decisions) != 31 {
		t.Errorf("sound %v with %d decisions, want true with 31", start.Sound, len(start.Decisions))
	}
}

func TestFlipsRefusesWhatItCannotTell(t *testing.T) {
	list := trieOf(t, []string{"ship"})
	if _, err := Flips(list, list, Rules{5, 4}, false, nil); !errors.Is(err, ErrTooManyPlayers) {
		t.Errorf("five players: %v, want %v", err, ErrTooManyPlayers)
	}
	if _, err := Flips(list, list, Rules{8, 4}, true, nil); err != nil {
		t.Errorf("a guarantee among eight: %v, want no error", err)
	}
	if _, err := Flips(list, list, Rules{1, 4}, false, nil); err == nil {
		t.Error("one player was accepted")
	}
}
