package solver

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"spectrie/dicts"
	"spectrie/dicts/data"
)

// fullList is a dictionary of the catalogue, not cut.
func fullList(t testing.TB, id string) *dicts.Trie {
	t.Helper()
	d, err := data.Load(id)
	if err != nil {
		t.Fatal(err)
	}
	return d.Trie
}

func gamesOf(t testing.TB, rules Rules, ids ...string) (games []*Solution) {
	t.Helper()
	for _, id := range ids {
		s, err := Solve(fullList(t, id).Reachable(rules.MinLetters), rules)
		if err != nil {
			t.Fatal(err)
		}
		games = append(games, s)
	}
	return games
}

// H wins in american-english-7.1 and in web2, and is the only letter that does; yet after HA no letter is right in both.
func TestSeat1HasNoCommonRepertoireInBothOldLists(t *testing.T) {
	onlyNatively(t)
	games := gamesOf(t, Usual, "american-english-7.1", "web2")
	start := mustCommon(t, games, 1).Starts[0]
	if start.Sound || len(start.Refuted) != 26 {
		t.Fatalf("sound %v, %d letters refuted", start.Sound, len(start.Refuted))
	}
	for _, r := range start.Refuted {
		switch {
		case r.Letter != 'h' && r.How != LosesAlone:
			t.Errorf("%c: %+v", r.Letter, r)
		case r.Letter != 'h':
		case r.How != Reply || r.Reply != "ha" || len(r.Then) != 24:
			t.Errorf("h: %+v", r)
		default:
			slow := slowCommon(games)
			slow.seat = 1
			slow.checkRefuted(t, "h", "ha", r.Then)
		}
	}
}

func slowCommon(games []*Solution) *commonTwin {
	slow := &commonTwin{}
	for _, g := range games {
		var words []string
		for _, w := range g.trie.Words(dicts.Root) {
			words = append(words, w)
		}
		slow.lists = append(slow.lists, newTwin(words, g.rules))
	}
	return slow
}

// The words that seat 2 has to know by opening letter, by number; DESIGN.md has
// the same numbers from another way to find them.
func TestTheCommonRepertoireOfOneListHasThePublishedSize(t *testing.T) {
	games := gamesOf(t, Usual, "american-english-7.1")
	if start := mustCommon(t, games, 1).Starts[0]; len(start.Words) != 5 {
		t.Errorf("seat 1: %q", start.Words)
	}
	var got strings.Builder
	for _, start := range mustCommon(t, games, 2).Starts {
		if start.Sound {
			fmt.Fprintf(&got, " %s%d", start.Fragment, len(start.Words))
		}
	}
	const want = " a1 b5 c7 d1 e3 f1 g4 i1 k1 l1 n2 o1 p1 q5 s4 t6 u1 v1 w6 x1 y1"
	if got.String() != want {
		t.Errorf("seat 2:%s, want%s", got.String(), want)
	}
}

func TestTheTwoAmericanListsHaveACommonRepertoire(t *testing.T) {
	games := gamesOf(t, Usual, "american-english-7.1", "american-english-2020")
	start := mustCommon(t, games, 1).Starts[0]
	if got := fmt.Sprint(start.Words); got != "[jack jell jilt jovial just]" {
		t.Errorf("seat 1: %s", got)
	}
}

func TestAnErrorOfTickEndsMerge(t *testing.T) {
	stop, ticks := errors.New("stop"), 0
	m, err := Merge(gamesOf(t, Usual, "american-english-7.1", "web2"), func() error {
		if ticks++; ticks == 3 {
			return stop
		}
		return nil
	})
	if m != nil || err != stop || ticks != 3 {
		t.Errorf("after %d ticks: %v, %v; want the error of the tick and no result", ticks, m, err)
	}
}

func TestAnErrorOfTickEndsTheSearch(t *testing.T) {
	m, err := Merge(gamesOf(t, Usual, "american-english-7.1", "web2"), nil)
	if err != nil {
		t.Fatal(err)
	}
	stop, ticks := errors.New("stop"), 0
	c, err := m.Common(1, func() error {
		if ticks++; ticks == 3 {
			return stop
		}
		return nil
	})
	if c != nil || err != stop || ticks != 3 {
		t.Errorf("after %d ticks: %v, %v; want the error of the tick and no result", ticks, c, err)
	}
}
