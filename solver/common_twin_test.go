package solver

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"spectrie/dicts"
)

// commonTwin is the theory of common.go written down as it stands, over maps of
// strings.
type commonTwin struct {
	lists  []*twin
	rarity []map[string]int
	seat   int
}

func (t *commonTwin) going(f string) []int {
	var going []int
	for i, l := range t.lists {
		if len(l.children[f]) > 0 {
			going = append(going, i)
		}
	}
	return going
}

// next are the fragments after f in any list.
func (t *commonTwin) next(f string) []string {
	var next []string
	for _, l := range t.lists {
		next = append(next, l.children[f]...)
	}
	slices.Sort(next)
	return slices.Compact(next)
}

func (t *commonTwin) ours(f string) bool { return len(f)%2+1 == t.seat }

// stays reports whether every list in which the round goes on at f goes on at
// next.
func (t *commonTwin) stays(f, next string) bool {
	return slices.Equal(t.going(f), t.going(next))
}

func (t *commonTwin) sound(f string) bool {
	if len(t.going(f)) == 0 {
		return true
	}
	for _, next := range t.next(f) {
		good := t.sound(next)
		if t.ours(f) && t.stays(f, next) && good {
			return true
		}
		if !t.ours(f) && !good {
			return false
		}
	}
	return !t.ours(f)
}

// repertoires are the word lists of all sound sets of decisions from f; false
// when there are too many to write down.
func (t *commonTwin) repertoires(f string) (all [][]string, ok bool) {
	const most = 3000
	var own []string
	if slices.ContainsFunc(t.lists, func(l *twin) bool { return l.words[f] }) {
		own = []string{f}
	}
	if !t.ours(f) || len(t.going(f)) == 0 {
		all = [][]string{own}
	}
	if len(t.going(f)) == 0 {
		return all, true
	}
	for _, next := range t.next(f) {
		if t.ours(f) && (!t.stays(f, next) || !t.sound(next)) {
			continue
		}
		below, ok := t.repertoires(next)
		if !ok || len(below)*max(1, len(all)) > most {
			return nil, false
		}
		if t.ours(f) {
			for _, words := range below {
				all = append(all, slices.Concat(own, words))
			}
			continue
		}
		var product [][]string
		for _, a := range all {
			for _, b := range below {
				product = append(product, slices.Concat(a, b))
			}
		}
		all = product
	}
	return all, true
}

// cost is what makes a repertoire minimal: words, rarity, letters.
func (t *commonTwin) cost(words []string) []int {
	cost := []int{len(words), 0, 0}
	for _, w := range words {
		least := 100
		for i, l := range t.lists {
			if l.words[w] {
				least = min(least, t.rarity[i][w])
			}
		}
		cost[1] += least
		cost[2] += len(w)
	}
	return cost
}

func (t *commonTwin) least(f string) (cost []int, ok bool) {
	all, ok := t.repertoires(f)
	for _, words := range all {
		if c := t.cost(words); cost == nil || slices.Compare(c, cost) < 0 {
			cost = c
		}
	}
	return cost, ok
}

// randomGames solves random lists that resemble each other, over the letters
// that they happen to have, with random tiers.
func randomGames(t *testing.T, r *rand.Rand) (games []*Solution, twins commonTwin) {
	rules := Rules{Players: 2, MinLetters: 1 + r.IntN(3)}
	pool, kept := randomWords(r), 0.75
	if r.IntN(2) == 0 { // long rounds in which the lists seldom agree
		rules.MinLetters = 3 + r.IntN(2)
		pool, kept = manyWords(r), 0.5
	}
	for range 1 + r.IntN(3) {
		var words []string
		for _, w := range pool {
			if r.Float64() < kept {
				words = append(words, w)
			}
		}
		if r.IntN(3) == 0 {
			words = append(words, randomWords(r)...)
			slices.Sort(words)
			words = slices.Compact(words)
		}
		rarity := map[string]int{}
		tiers := make([]dicts.Tier, len(words))
		for i, w := range words {
			tiers[i] = dicts.Tiers[r.IntN(3)]
			rarity[w] = tiers[i].Rarity()
		}
		games = append(games, solveTiered(t, words, tiers, rules))
		twins.lists = append(twins.lists, newTwin(words, rules))
		twins.rarity = append(twins.rarity, rarity)
	}
	return games, twins
}

// manyWords are words of 4 to 8 letters, of which there are three.
func manyWords(r *rand.Rand) []string {
	words := make([]string, 20+r.IntN(60))
	for i := range words {
		w := make([]byte, 4+r.IntN(5))
		for k := range w {
			w[k] = "abc"[r.IntN(3)]
		}
		words[i] = string(w)
	}
	slices.Sort(words)
	return slices.Compact(words)
}

// solveTiered solves words, whose tiers may be nil, over just the letters used.
func solveTiered(t *testing.T, words []string, tiers []dicts.Tier, rules Rules) *Solution {
	t.Helper()
	letters := []rune(strings.Join(words, "") + "a")
	slices.Sort(letters)
	alphabet, err := dicts.NewAlphabet(string(slices.Compact(letters)))
	if err != nil {
		t.Fatal(err)
	}
	b := dicts.NewBuilder(alphabet, tiers != nil)
	for i, w := range words {
		tier := dicts.NoTier
		if tiers != nil {
			tier = tiers[i]
		}
		if err := b.Add(w, tier); err != nil {
			t.Fatal(err)
		}
	}
	s, err := Solve(b.Trie().Reachable(rules.MinLetters), rules)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func mustCommon(t *testing.T, games []*Solution, seat int) *Common {
	t.Helper()
	m, err := Merge(games, nil)
	if err != nil {
		t.Fatal(err)
	}
	c, err := m.Common(seat, nil)
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// manyCommons calls check with every start of random games in common, and with
// the words to describe them.
func manyCommons(t *testing.T, check func(name string, games []*Solution, slow commonTwin, start CommonStart)) {
	r := rand.New(rand.NewPCG(5, 6))
	for round := range 1500 {
		games, slow := randomGames(t, r)
		slow.seat = 1 + r.IntN(2)
		common := mustCommon(t, games, slow.seat)
		var fragments []string
		for _, start := range common.Starts {
			fragments = append(fragments, start.Fragment)
			name := fmt.Sprintf("round %d, seat %d from %q", round, slow.seat, start.Fragment)
			for _, l := range slow.lists {
				name += fmt.Sprint(" ", wordsOf(l))
			}
			check(name, games, slow, start)
		}
		want := []string{""}
		if slow.seat == 2 {
			want = slow.next("")
		}
		if !slices.Equal(fragments, want) {
			t.Fatalf("round %d, seat %d: starts %q, want %q", round, slow.seat, fragments, want)
		}
	}
}

func wordsOf(l *twin) []string {
	var words []string
	for w := range l.words {
		words = append(words, w)
	}
	slices.Sort(words)
	return words
}
