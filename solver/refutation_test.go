package solver

import (
	"fmt"
	"slices"
	"strings"
	"testing"
)

func TestARefutationConvincesAChecker(t *testing.T) {
	deep := 0
	manyCommons(t, func(name string, _ []*Solution, slow commonTwin, start CommonStart) {
		if start.Sound != (start.Refuted == nil) {
			t.Fatalf("%s: sound %v, refuted %v", name, start.Sound, start.Refuted)
		}
		if start.Sound {
			return
		}
		deep = max(deep, slow.checkRefuted(t, name, start.Fragment, start.Refuted))
	})
	if deep < 3 {
		t.Errorf("the deepest refutation had only %d letters of the seat", deep)
	}
}

// checkRefuted checks that every letter at f is refuted, step by step. It
// returns how many of the seat's letters deep the refutation is.
func (t *commonTwin) checkRefuted(tt *testing.T, name, f string, refuted []Refutation) (deep int) {
	var letters []string
	going := t.going(f)
	for _, r := range refuted {
		letters = append(letters, r.Fragment)
		if r.Fragment != f+string(r.Letter) || !slices.Contains(going, r.List) {
			tt.Fatalf("%s: at %q: %+v", name, f, r)
		}
		list := t.lists[r.List]
		legal, word := slices.Contains(list.children[f], r.Fragment), list.words[r.Fragment]
		good := false
		switch r.How {
		case Illegal:
			good = !legal
		case CompletesWord:
			good = word && r.Line == r.Fragment
		case LosesAlone:
			end := r.Line
			good = legal && !word && list.losers(r.Fragment)[t.seat] && strings.HasPrefix(end, r.Fragment) &&
				list.words[end] && list.mover(end[:len(end)-1]) == t.seat
		case Reply:
			good = slices.Contains(list.children[r.Fragment], r.Reply) && !list.words[r.Reply]
			for _, i := range going {
				good = good && t.lists[i].guaranteed(r.Fragment, t.seat)
			}
			deep = max(deep, t.checkRefuted(tt, name, r.Reply, r.Then))
		}
		if !good || (r.Line == "") != (r.How == Illegal || r.How == Reply) || (r.Reply == "") != (r.How != Reply) {
			tt.Fatalf("%s: at %q: %+v", name, f, r)
		}
	}
	if !slices.Equal(letters, t.next(f)) {
		tt.Fatalf("%s: at %q the letters %q are refuted, want %q", name, f, letters, t.next(f))
	}
	return deep + 1
}

func TestARefutationIsTheSmallest(t *testing.T) {
	manyCommons(t, func(name string, _ []*Solution, slow commonTwin, start CommonStart) {
		if got := sizeOf(start.Refuted); !start.Sound && got != slow.smallest(start.Fragment) {
			t.Fatalf("%s: %d letters refute %d, want %d", name, got, len(start.Refuted), slow.smallest(start.Fragment))
		}
	})
}

func sizeOf(refuted []Refutation) int {
	size := len(refuted)
	for _, r := range refuted {
		size += sizeOf(r.Then)
	}
	return size
}

// smallest is the size of the smallest refutation of all letters at f.
func (t *commonTwin) smallest(f string) int {
	size := 0
	for _, next := range t.next(f) {
		size++
		simple := !t.stays(f, next)
		for _, i := range t.going(next) {
			simple = simple || t.lists[i].losers(next)[t.seat]
		}
		if simple {
			continue
		}
		least := 1 << 30
		for _, reply := range t.next(next) {
			if !t.sound(reply) {
				least = min(least, t.smallest(reply))
			}
		}
		size += least
	}
	return size
}

func TestTheExampleOfTheCommentIsRight(t *testing.T) {
	first := solveTiered(t, strings.Fields("ship shore"), nil, Usual)
	second := solveTiered(t, strings.Fields("shirt shop"), nil, Usual)
	start := mustCommon(t, []*Solution{first, second}, 1).Starts[0]
	want := "[{s 115 0 3  sh [{shi 105 1 2 shirt  []} {sho 111 0 2 shore  []}]}]"
	if got := fmt.Sprint(start.Refuted); start.Sound || got != want {
		t.Errorf("refuted %s, want %s", got, want)
	}
}

func TestAReplyIsShownInAListThatGoesOn(t *testing.T) {
	var games []*Solution
	for _, words := range []string{"sh", "ship shore", "shirt shop"} {
		games = append(games, solveTiered(t, strings.Fields(words), nil, Rules{2, 2}))
	}
	refuted := mustCommon(t, games, 1).Starts[0].Refuted
	if len(refuted) != 1 || refuted[0].Reply != "sh" || refuted[0].List != 1 || len(refuted[0].Then) != 2 {
		t.Errorf("refuted %+v", refuted)
	}
}
