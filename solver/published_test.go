package solver_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"spectrie/dicts"
	"spectrie/dicts/data"
	"spectrie/solver"
)

func load(t testing.TB, id string) *dicts.Dictionary {
	t.Helper()
	d, err := data.Load(id)
	if err != nil {
		t.Fatal(err)
	}
	return d
}

func solve(t testing.TB, reachable *dicts.Trie, players, minLetters int) *solver.Solution {
	t.Helper()
	s, err := solver.Solve(reachable, solver.Rules{Players: players, MinLetters: minLetters})
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func letters(p solver.Position, good func(solver.Letter) bool) string {
	var b strings.Builder
	for _, l := range p.Letters() {
		if good(l) {
			b.WriteRune(l.Letter)
		}
	}
	return b.String()
}

func wins(l solver.Letter) bool { return l.Outcome == solver.Wins }

func TestPublishedLosersAndOpenings(t *testing.T) {
	if len(solver.Published) != 12 {
		t.Errorf("%d results, published are 12", len(solver.Published))
	}
	for _, p := range solver.Published {
		start := solve(t, load(t, p.Dictionary).Reachable(p.MinLetters), p.Players, p.MinLetters).Start()
		if got := letters(start, wins); start.Losers() != p.Losers || got != p.Openings {
			t.Errorf("%s, min %d, %d players: %v %s, published %v %s",
				p.Dictionary, p.MinLetters, p.Players, start.Losers(), got, p.Losers, p.Openings)
		}
	}
}

func TestPublishedCounts(t *testing.T) {
	d := load(t, "american-english-7.1")
	long := 0
	for _, word := range d.Words(dicts.Root) {
		if len(word) >= 4 {
			long++
		}
	}
	reachable := d.Reachable(4)
	if words, nodes := reachable.CountWords(dicts.Root), reachable.Len(); long != 62212 || words != 19631 || nodes != 60114 {
		t.Errorf("%d words, %d reachable, %d fragments; published 62,212, 19,631 and 60,114", long, words, nodes)
	}
}

// With three players rational play and guarantees differ (DESIGN.md).
func TestPublishedGuarantees(t *testing.T) {
	start := solve(t, load(t, "web2").Reachable(4), 3, 4).Start()
	if start.Losers() != solver.SeatsOf(3) || start.Guaranteed() != 0 {
		t.Errorf("web2, 3 players: losers %v, guaranteed %v; expected {3} and nobody", start.Losers(), start.Guaranteed())
	}
	start = solve(t, load(t, "american-english-7.1").Reachable(4), 3, 4).Start()
	if got := letters(start, func(l solver.Letter) bool { return l.Guaranteed }); got != "q" {
		t.Errorf("american-english 7.1, 3 players: guaranteed openings %q, expected q", got)
	}
}

// The published sizes of minimal repertoires, american-english 7.1 from four
// letters: how many words a seat has to know from each fragment at which it
// first moves, with "-" where it is lost.
var publishedSizes = []struct {
	players, seat int
	words         string
}{
	{2, 1, "5"},
	{2, 2, "a1 b5 c7 d1 e3 f1 g4 h- i1 j- k1 l1 m- n2 o1 p1 q5 r- s4 t6 u1 v1 w6 x1 y1 z-"},
	{3, 1, "4"},
	{3, 2, "a1 b9 c1 d- e1 f- g18 h- i1 j- k2 l- m7 n- o1 p2 q- r- s1 t1 u1 v- w1 x- y1 z1"},
}

func TestPublishedRepertoireSizes(t *testing.T) {
	reachable := load(t, "american-english-7.1").Reachable(4)
	for _, published := range publishedSizes {
		s := solve(t, reachable, published.players, 4)
		r := repertoires(t, s, solver.Aim{Seat: published.seat})
		var got []string
		for start := range s.Starts(published.seat) {
			if size, ok := r.Size(start); ok {
				got = append(got, fmt.Sprint(start.Fragment(), size.Words))
			} else {
				got = append(got, start.Fragment()+"-")
			}
		}
		if got := strings.Join(got, " "); got != published.words {
			t.Errorf("%d players, seat %d: %s, published %s", published.players, published.seat, got, published.words)
		}
	}
}

func TestPublishedRepertoireIsOneOfThe128OfFiveWords(t *testing.T) {
	s := solve(t, load(t, "american-english-7.1").Reachable(4), 2, 4)
	aim := solver.Aim{Seat: 1}
	r := repertoires(t, s, aim)
	if got := r.Count(s.Start()); got.String() != "128" {
		t.Errorf("%v repertoires of the fewest words, published 128", got)
	}
	known := strings.Fields("jail jejune jilt jowl juvenile")
	if !isRepertoire(s.Start(), aim, known) {
		t.Errorf("%v is not a repertoire", known)
	}
	for i := range known {
		if less := slices.Delete(slices.Clone(known), i, i+1); isRepertoire(s.Start(), aim, less) {
			t.Errorf("%v is a repertoire without %s", less, known[i])
		}
	}
}

func repertoires(t testing.TB, s *solver.Solution, aim solver.Aim) *solver.Repertoires {
	t.Helper()
	r, err := s.Repertoires(aim)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// isRepertoire reports whether words, of the fragment p, are exactly those of a
// repertoire from p.
func isRepertoire(p solver.Position, aim solver.Aim, words []string) bool {
	if !p.Safe(aim.Seat, aim.Guaranteed) {
		return false
	}
	if p.Over() {
		return slices.Equal(words, []string{p.Fragment()})
	}
	decisions, covered := 0, 0
	for next := range p.Next() {
		var below []string
		for _, word := range words {
			if strings.HasPrefix(word, next.Fragment()) {
				below = append(below, word)
			}
		}
		own := p.Mover() == aim.Seat
		if own && len(below) > 0 {
			decisions++
		}
		answer := own && len(below) > 0 || !own && next.Safe(aim.Seat, aim.Guaranteed)
		if answer != isRepertoire(next, aim, below) {
			return false
		}
		if answer {
			covered += len(below)
		}
	}
	return covered == len(words) && (p.Mover() != aim.Seat || decisions == 1)
}
