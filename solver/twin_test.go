package solver

import (
	"fmt"
	"math/rand/v2"
	"runtime"
	"slices"
	"strings"
	"testing"

	"spectrie/dicts"
)

// twin is the theory of DESIGN.md written down as it stands: recursive, over
// maps of strings, with absolute seats in maps of ints. It is slow and obviously
// right, and the solver must agree with it.
type twin struct {
	rules    Rules
	words    map[string]bool     // the reachable words
	children map[string][]string // fragment to the fragments one letter longer
}

type seatSet map[int]bool

func newTwin(words []string, rules Rules) *twin {
	t := &twin{rules: rules, words: map[string]bool{}, children: map[string][]string{}}
	counts := map[string]bool{}
	for _, w := range words {
		if len(w) >= rules.MinLetters {
			counts[w] = true
		}
	}
	for w := range counts {
		reachable := true
		for i := 1; i < len(w); i++ {
			reachable = reachable && !counts[w[:i]]
		}
		if reachable {
			t.words[w] = true
		}
	}
	seen := map[string]bool{}
	for w := range t.words {
		for i := 1; i <= len(w); i++ {
			if !seen[w[:i]] {
				seen[w[:i]] = true
				t.children[w[:i-1]] = append(t.children[w[:i-1]], w[:i])
			}
		}
	}
	for _, c := range t.children {
		slices.Sort(c)
	}
	return t
}

func (t *twin) mover(f string) int { return len(f)%t.rules.Players + 1 }

func (t *twin) losers(f string) seatSet {
	if t.words[f] {
		return seatSet{t.mover(f[:len(f)-1]): true}
	}
	safe, all := seatSet{}, seatSet{}
	found := false
	for _, c := range t.children[f] {
		l := t.losers(c)
		for s := range l {
			all[s] = true
		}
		if !l[t.mover(f)] {
			found = true
			for s := range l {
				safe[s] = true
			}
		}
	}
	if found {
		return safe
	}
	return all
}

func (t *twin) guaranteed(f string, seat int) bool {
	if t.words[f] {
		return seat != t.mover(f[:len(f)-1])
	}
	if len(t.children[f]) == 0 {
		return true
	}
	for _, c := range t.children[f] {
		g := t.guaranteed(c, seat)
		if seat == t.mover(f) && g {
			return true
		}
		if seat != t.mover(f) && !g {
			return false
		}
	}
	return seat != t.mover(f)
}

func (t *twin) plies(f string) int {
	if len(t.children[f]) == 0 {
		return 0
	}
	soonest, latest := 1000, 0
	for _, c := range t.children[f] {
		d := t.plies(c)
		latest = max(latest, d)
		if !t.losers(c)[t.mover(f)] {
			soonest = min(soonest, d)
		}
	}
	if soonest < 1000 {
		return 1 + soonest
	}
	return 1 + latest
}

func (s seatSet) seats() Seats {
	var set Seats
	for seat := range s {
		set |= SeatsOf(seat)
	}
	return set
}

// randomWords makes a small dictionary, dense enough that words begin alike.
func randomWords(r *rand.Rand) []string {
	letters := "abcde"[:1+r.IntN(5)]
	words := make([]string, r.IntN(25))
	for i := range words {
		var w strings.Builder
		for range 1 + r.IntN(7) {
			w.WriteByte(letters[r.IntN(len(letters))])
		}
		words[i] = w.String()
	}
	slices.Sort(words)
	return slices.Compact(words)
}

func mustSolve(t testing.TB, words []string, rules Rules) *Solution {
	t.Helper()
	b := dicts.NewBuilder(dicts.Latin, false)
	for _, w := range words {
		if err := b.Add(w, dicts.NoTier); err != nil {
			t.Fatal(err)
		}
	}
	s, err := Solve(b.Trie().Reachable(rules.MinLetters), rules)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// everyPosition visits all fragments of a solved game.
func everyPosition(p Position, visit func(Position)) {
	visit(p)
	for next := range p.Next() {
		everyPosition(next, visit)
	}
}

// fewer is how many of n random games are looked at: all natively, and a part of
// them where they take longer, as wasm.
func fewer(n int) int {
	if runtime.GOARCH == "wasm" || testing.Short() {
		return n / 4
	}
	return n
}

func TestAgreesWithTheSlowTwin(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for round := range fewer(4000) {
		words := randomWords(r)
		rules := Rules{Players: 2 + r.IntN(7), MinLetters: 1 + r.IntN(4)}
		s, slow := mustSolve(t, words, rules), newTwin(words, rules)
		everyPosition(s.Start(), func(p Position) {
			f := p.Fragment()
			name := fmt.Sprintf("round %d: %v, %+v at %q", round, words, rules, f)
			if len(f) != p.Depth() || p.Mover() != slow.mover(f) || p.Over() != slow.words[f] {
				t.Fatalf("%s: depth %d, mover %d, over %v", name, p.Depth(), p.Mover(), p.Over())
			}
			if got, want := p.Losers(), slow.losers(f).seats(); got != want {
				t.Fatalf("%s: losers %v, want %v", name, got, want)
			}
			for seat := 1; seat <= rules.Players; seat++ {
				if got, want := p.Guaranteed().Has(seat), slow.guaranteed(f, seat); got != want {
					t.Fatalf("%s: guarantee of %d is %v, want %v", name, seat, got, want)
				}
			}
			if got, want := p.Plies(), slow.plies(f); got != want {
				t.Fatalf("%s: plies %d, want %d", name, got, want)
			}
			var next []string
			for q := range p.Next() {
				next = append(next, q.Fragment())
			}
			if !slices.Equal(next, slow.children[f]) {
				t.Fatalf("%s: next %v, want %v", name, next, slow.children[f])
			}
		})
	}
}
