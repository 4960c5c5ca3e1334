package solver

import (
	"errors"
	"fmt"
	"testing"

	"spectrie/dicts"
)

// allWords are the words of an uncut list.
func allWords(list *dicts.Trie) (words []string) {
	for _, w := range list.Words(dicts.Root) {
		words = append(words, w)
	}
	return words
}

func TestTheChangesFlipTheVerdictInRealLists(t *testing.T) {
	onlyNatively(t)
	for _, ids := range [][2]string{
		{"american-english-7.1", "web2"},
		{"american-english-7.1", "american-english-2020"},
		{"american-english-2020", "american-english-7.1"},
	} {
		base, other := fullList(t, ids[0]), fullList(t, ids[1])
		words, others := allWords(base), allWords(other)
		for _, minLetters := range []int{3, 4} {
			allowed := differences(words, others, minLetters)
			for players := 2; players <= 3; players++ {
				rules := Rules{players, minLetters}
				for _, guaranteed := range []bool{false, true}[:players-1] {
					flips, err := Flips(base, other, rules, guaranteed, nil)
					if err != nil {
						t.Fatal(err)
					}
					name := fmt.Sprintf("%v, %+v, guaranteed %v", ids, rules, guaranteed)
					before := openings(t, words, rules, guaranteed)
					for _, f := range flips {
						if good, there := before[f.Letter]; !there || good != f.Wins {
							t.Errorf("%s: %c wins %v, solved %v", name, f.Letter, f.Wins, good)
						}
					}
					if len(flips) != len(before) {
						t.Errorf("%s: %d letters, %d can open", name, len(flips), len(before))
					}
					checkFlips(t, name, words, allowed, rules, guaranteed, flips)
				}
			}
		}
	}
}

// Two players, words of 4 letters or more: how many words of web2 or of the list itself
// turn an opening letter over, 0 for those that nothing turns over.
func TestHowManyWordsMakeTheDifferenceToWebster(t *testing.T) {
	flips, err := Flips(fullList(t, "american-english-7.1"), fullList(t, "web2"), Usual, false, nil)
	if err != nil {
		t.Fatal(err)
	}
	got := ""
	for _, f := range flips {
		letter := string(f.Letter)
		if f.Wins {
			letter = "+" + letter
		}
		got += fmt.Sprint(" ", letter, len(f.Changes))
	}
	const want = " a2 b0 c4 d0 e4 f0 g3 +h3 i2 +j1 k4 l1 +m1 n1 o2 p2 q3 +r1 s0 t7 u4 v0 w0 x1 y1 +z1"
	if got != want {
		t.Errorf("%s\nwant%s", got, want)
	}
}

// Making all of the changes makes the one list the other, so where the two disagree
// on a letter something turns it over.
func TestWhereTheListsDisagreeSomethingTurnsTheLetterOver(t *testing.T) {
	base, other := fullList(t, "american-english-7.1"), fullList(t, "web2")
	for _, rules := range []Rules{{2, 3}, {2, 4}, {3, 4}, {4, 4}} {
		flips, err := Flips(base, other, rules, false, nil)
		if err != nil {
			t.Fatal(err)
		}
		there, err := Solve(other.Reachable(rules.MinLetters), rules)
		if err != nil {
			t.Fatal(err)
		}
		for _, f := range flips {
			p, ok := there.Start().Play(f.Letter)
			if ok && p.Safe(1, false) != f.Wins && !f.Possible {
				t.Errorf("%+v: %+v, and web2 says otherwise", rules, f)
			}
		}
	}
}

func TestAnErrorOfTickEndsFlips(t *testing.T) {
	stop, ticks := errors.New("stop"), 0
	flips, err := Flips(fullList(t, "american-english-7.1"), fullList(t, "web2"), Usual, false, func() error {
		if ticks++; ticks == 5 {
			return stop
		}
		return nil
	})
	if flips != nil || err != stop || ticks != 5 {
		t.Errorf("after %d ticks: %v, %v; want the error of the tick and no result", ticks, flips, err)
	}
}
