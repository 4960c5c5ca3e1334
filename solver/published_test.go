package solver_test

import (
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
