package solver

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
)

func TestCommonRepertoiresAgreeWithTheSlowTwin(t *testing.T) {
	sound, compared := 0, 0
	manyCommons(t, func(name string, games []*Solution, slow commonTwin, start CommonStart) {
		if want := slow.sound(start.Fragment); start.Sound != want {
			t.Fatalf("%s: sound %v, want %v", name, start.Sound, want)
		}
		if !start.Sound {
			if start.Words != nil || start.Decisions != nil {
				t.Fatalf("%s: %q and %v although not sound", name, start.Words, start.Decisions)
			}
			return
		}
		sound++
		if want, ok := slow.least(start.Fragment); ok {
			compared++
			if got := slow.cost(start.Words); !slices.Equal(got, want) {
				t.Fatalf("%s: %q costs %v, the least is %v", name, start.Words, got, want)
			}
		}
	})
	if sound < 300 || compared < sound*9/10 {
		t.Errorf("of %d sound starts only %d were compared", sound, compared)
	}
}

func TestTheAlphabeticallyFirstOfEqualLettersIsPlayed(t *testing.T) {
	manyCommons(t, func(name string, _ []*Solution, slow commonTwin, start CommonStart) {
		for _, d := range start.Decisions {
			want, ok := slow.least(d.Fragment + string(d.Letter))
			for _, next := range slow.next(d.Fragment) {
				if !ok || next >= d.Fragment+string(d.Letter) {
					break
				}
				if !slow.stays(d.Fragment, next) || !slow.sound(next) {
					continue
				}
				if cost, ok := slow.least(next); ok && slices.Compare(cost, want) <= 0 {
					t.Fatalf("%s: after %q %c, although %q costs %v", name, d.Fragment, d.Letter, next, cost)
				}
			}
		}
	})
}

// Whichever list counts, whoever follows the decisions meets only fragments that
// they know and ends with a word of the repertoire that the other completed.
func TestDecisionsWinAgainstEveryReplyOfEveryList(t *testing.T) {
	manyCommons(t, func(name string, _ []*Solution, slow commonTwin, start CommonStart) {
		if !start.Sound {
			return
		}
		letter, asked, ended := map[string]rune{}, map[string]bool{}, map[string]bool{}
		for _, d := range start.Decisions {
			letter[d.Fragment] = d.Letter
		}
		var play func(l *twin, f string)
		play = func(l *twin, f string) {
			if l.words[f] {
				ended[f] = true
				if slow.ours(f[:len(f)-1]) || !slices.Contains(start.Words, f) {
					t.Fatalf("%s: a round ends with %q, words %q", name, f, start.Words)
				}
				return
			}
			if !slow.ours(f) {
				for _, next := range l.children[f] {
					play(l, next)
				}
				return
			}
			asked[f] = true
			next := f + string(letter[f])
			if letter[f] == 0 || !slices.Contains(l.children[f], next) {
				t.Fatalf("%s: no legal letter at %q, decisions %v", name, f, start.Decisions)
			}
			play(l, next)
		}
		for _, l := range slow.lists {
			if l.words[start.Fragment] || len(l.children[start.Fragment]) > 0 {
				play(l, start.Fragment)
			}
		}
		if len(asked) != len(start.Decisions) || len(ended) != len(start.Words) || !slices.IsSorted(start.Words) {
			t.Fatalf("%s: words %q of %v, decisions %v of %v", name, start.Words, ended, start.Decisions, asked)
		}
	})
}

func TestASoundLetterWinsInEveryListByItself(t *testing.T) {
	manyCommons(t, func(name string, games []*Solution, slow commonTwin, start CommonStart) {
		for i, g := range games {
			p, found := g.At(start.Fragment)
			if found == len(start.Fragment) && start.Sound && p.Losers().Has(slow.seat) {
				t.Fatalf("%s: list %d alone is lost", name, i)
			}
			if found == len(start.Fragment) && len(games) == 1 && start.Sound == p.Losers().Has(slow.seat) {
				t.Fatalf("%s: sound %v in the one list, losers %v", name, start.Sound, p.Losers())
			}
		}
	})
}

func TestAListTwiceIsTheListOnce(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 8))
	for range 300 {
		games, _ := randomGames(t, r)
		g := games[0]
		for seat := 1; seat <= 2; seat++ {
			once, twice := mustCommon(t, []*Solution{g}, seat), mustCommon(t, []*Solution{g, g}, seat)
			if fmt.Sprint(once) != fmt.Sprint(twice) {
				t.Fatalf("once %v, twice %v", once, twice)
			}
		}
	}
}

func TestTheOrderOfTheListsChangesNoRepertoire(t *testing.T) {
	r := rand.New(rand.NewPCG(9, 10))
	for range 300 {
		games, _ := randomGames(t, r)
		there := mustCommon(t, games, 1).Starts[0]
		slices.Reverse(games)
		back := mustCommon(t, games, 1).Starts[0]
		if fmt.Sprint(there.Words, there.Decisions) != fmt.Sprint(back.Words, back.Decisions) ||
			sizeOf(there.Refuted) != sizeOf(back.Refuted) {
			t.Fatalf("%v, backwards %v", there, back)
		}
	}
}

func TestAlphabetsMayDiffer(t *testing.T) {
	french := solveTiered(t, []string{"zaé", "zaéx", "zbcd", "énée"}, nil, Rules{2, 4})
	plain := solveTiered(t, []string{"abcd", "zaéx", "zbcf"}, nil, Rules{2, 4})
	common := mustCommon(t, []*Solution{french, plain}, 2)
	var got strings.Builder
	for _, s := range common.Starts {
		fmt.Fprintf(&got, "%s %v;", s.Fragment, s.Sound)
	}
	if want := "a false;z false;é false;"; got.String() != want {
		t.Errorf("seat 2: %s, want %s", got.String(), want)
	}
	start := mustCommon(t, []*Solution{french, plain}, 1).Starts[0]
	if got := fmt.Sprintf("%v %q %v", start.Sound, start.Words, start.Decisions); got != `true ["zaéx" "zbcd" "zbcf"] [{ 122} {za 233} {zb 99}]` {
		t.Errorf("seat 1: %s", got)
	}
}

func TestListsWithoutWordsTakeNoPart(t *testing.T) {
	none, some := solveTiered(t, nil, nil, Usual), solveTiered(t, []string{"ship"}, nil, Usual)
	if got := fmt.Sprint(*mustCommon(t, []*Solution{none, some}, 1)); got != "{1 [{ true [ship] [{ 115} {sh 105}] []}]}" {
		t.Errorf("with one list without words: %s", got)
	}
	if start := mustCommon(t, []*Solution{none}, 1).Starts[0]; !start.Sound || len(start.Words) != 0 {
		t.Errorf("without a word: %v", start)
	}
	if starts := mustCommon(t, []*Solution{none}, 2).Starts; len(starts) != 0 {
		t.Errorf("without a word seat 2 has starts: %v", starts)
	}
}

func TestMergeRefusesWhatItCannotCompare(t *testing.T) {
	two, four := mustSolve(t, nil, Rules{2, 4}), mustSolve(t, nil, Rules{4, 4})
	for _, c := range []struct {
		games []*Solution
		want  error
	}{
		{nil, ErrNoGames},
		{slices.Repeat([]*Solution{two}, 17), ErrTooManyGames},
		{[]*Solution{two, mustSolve(t, nil, Rules{2, 3})}, ErrRulesDiffer},
		{[]*Solution{four, four}, ErrOnlyTwo},
		{slices.Repeat([]*Solution{two}, 16), nil},
	} {
		if _, err := Merge(c.games, nil); !errors.Is(err, c.want) {
			t.Errorf("%d games: %v, want %v", len(c.games), err, c.want)
		}
	}
	m, _ := Merge([]*Solution{two}, nil)
	if _, err := m.Common(3, nil); err == nil {
		t.Error("a third seat was accepted")
	}
}
