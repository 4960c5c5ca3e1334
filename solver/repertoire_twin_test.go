package solver

import (
	"cmp"
	"fmt"
	"math/rand/v2"
	"slices"
	"strconv"
	"testing"

	"spectrie/dicts"
)

// repertoireTwin writes down every repertoire of a seat there is, as its words,
// so that the least can be looked for among all of them.
type repertoireTwin struct {
	*twin
	seat       int
	guaranteed bool
	known      map[string][][]string
}

// mostRepertoires bounds the enumeration; the twin gives up beyond.
const mostRepertoires = 1000

func (t *twin) safe(f string, seat int, guaranteed bool) bool {
	if guaranteed {
		return t.guaranteed(f, seat)
	}
	return !t.losers(f)[seat]
}

// from lists the repertoires from f, none where the seat is lost. It is false
// where there are too many to list.
func (t *repertoireTwin) from(f string) (all [][]string, ok bool) {
	if all, ok := t.known[f]; ok {
		return all, len(all) <= mostRepertoires
	}
	defer func() { t.known[f] = all }()
	if !t.safe(f, t.seat, t.guaranteed) {
		return nil, true
	}
	if t.words[f] {
		return [][]string{{f}}, true
	}
	own := t.mover(f) == t.seat
	if !own || len(t.children[f]) == 0 { // without words there is nothing to know
		all = [][]string{{}}
	}
	ok = true
	for _, c := range t.children[f] {
		below, listed := t.from(c)
		if len(below) == 0 {
			continue
		}
		ok = ok && listed && (own || len(all)*len(below) <= mostRepertoires)
		if !ok {
			return make([][]string, mostRepertoires+1), false
		}
		if own {
			all = append(all, below...)
			continue
		}
		var both [][]string
		for _, a := range all {
			for _, b := range below {
				both = append(both, slices.Concat(a, b))
			}
		}
		all = both
	}
	return all, len(all) <= mostRepertoires
}

// twinSize adds up a repertoire, in the order in which the aim compares.
func twinSize(words []string, tiers map[string]dicts.Tier, easiest bool) [3]int {
	var size [3]int
	for _, w := range words {
		rarity := slices.Index(dicts.Tiers[:], tiers[w]) + 1
		if rarity == 0 {
			rarity = 11
		}
		size[0]++
		size[1] += rarity
		size[2] += len(w)
	}
	if easiest {
		size[0], size[1] = size[1], size[0]
	}
	return size
}

// decisions are the letters that the seat plays on the way from f to words,
// in preorder, each written as the fragments before and after.
func (t *repertoireTwin) decisions(f string, words []string) []string {
	var decisions []string
	for _, w := range words {
		for i := len(f); i < len(w); i++ {
			if t.mover(w[:i]) == t.seat {
				decisions = append(decisions, fmt.Sprintf("%s>%s", w[:i], w[:i+1]))
			}
		}
	}
	slices.Sort(decisions)
	return slices.Compact(decisions)
}

// denseWords makes a dictionary of long words with much to choose from.
func denseWords(r *rand.Rand) []string {
	words := make([]string, 20+r.IntN(60))
	for i := range words {
		w := make([]byte, 4+r.IntN(4))
		for j := range w {
			w[j] = "abc"[r.IntN(3)]
		}
		words[i] = string(w)
	}
	slices.Sort(words)
	return slices.Compact(words)
}

// tieredGame solves the game over words with a random tier for each; few tiers,
// so that ties are common.
func tieredGame(t testing.TB, r *rand.Rand, words []string, rules Rules) (*Solution, map[string]dicts.Tier) {
	t.Helper()
	b := dicts.NewBuilder(dicts.Latin, true)
	tiers := map[string]dicts.Tier{}
	among := []dicts.Tier{10, 20, 35, dicts.NoTier}
	if r.IntN(2) == 0 {
		among = append(slices.Clone(dicts.Tiers[:]), dicts.NoTier)
	}
	for _, w := range words {
		tiers[w] = among[r.IntN(len(among))]
		if err := b.Add(w, tiers[w]); err != nil {
			t.Fatal(err)
		}
	}
	s, err := Solve(b.Trie().Reachable(rules.MinLetters), rules)
	if err != nil {
		t.Fatal(err)
	}
	return s, tiers
}

func mustRepertoires(t testing.TB, s *Solution, aim Aim) *Repertoires {
	t.Helper()
	r, err := s.Repertoires(aim)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

func TestMinimalRepertoiresAreTheLeastOfAll(t *testing.T) {
	onlyNatively(t)
	r := rand.New(rand.NewPCG(5, 6))
	compared, skipped, several := 0, 0, 0
	for round := range 700 {
		words := randomWords(r)
		if round%2 == 0 {
			words = denseWords(r)
		}
		rules := Rules{Players: 2 + r.IntN(3), MinLetters: 1 + r.IntN(4)}
		s, tiers := tieredGame(t, r, words, rules)
		slow := newTwin(words, rules)
		for seat := 1; seat <= rules.Players; seat++ {
			for _, guaranteed := range []bool{false, true} {
				twin := &repertoireTwin{slow, seat, guaranteed, map[string][][]string{}}
				fewest := mustRepertoires(t, s, Aim{seat, guaranteed, false})
				easiest := mustRepertoires(t, s, Aim{seat, guaranteed, true})
				everyPosition(s.Start(), func(p Position) {
					all, ok := twin.from(p.Fragment())
					if !ok {
						skipped++
						return
					}
					compared++
					if len(all) > 1 {
						several++
					}
					compareRepertoires(t, fewest, p, twin, all, tiers)
					compareRepertoires(t, easiest, p, twin, all, tiers)
				})
			}
		}
	}
	if compared < 50000 || several < 5000 || skipped > compared/50 {
		t.Errorf("%d compared, %d of them with a choice, %d skipped: too weak a test", compared, several, skipped)
	}
}

// compareRepertoires checks what r says of p against all the repertoires there.
func compareRepertoires(t *testing.T, r *Repertoires, p Position, twin *repertoireTwin, all [][]string, tiers map[string]dicts.Tier) {
	t.Helper()
	f, easiest := p.Fragment(), r.aim.Easiest
	fail := func(what string, got, want any) {
		t.Helper()
		t.Fatalf("%v, %+v, %+v at %q: %s %v, want %v", tiers, twin.rules, r.aim, f, what, got, want)
	}
	size, ok := r.Size(p)
	if ok != (len(all) > 0) {
		fail("found is", ok, !ok)
	}
	if !ok {
		for q := range r.Next(p) {
			fail("next", q.Fragment(), "nothing")
		}
		if got := r.Count(p); got.String() != "0" {
			fail("count", got, 0)
		}
		return
	}
	least := slices.MinFunc(all, func(a, b []string) int {
		x, y := twinSize(a, tiers, easiest), twinSize(b, tiers, easiest)
		return cmp.Or(slices.Compare(x[:], y[:]), slices.Compare(a, b))
	})
	want := twinSize(least, tiers, false)
	if got := [3]int{size.Words, size.Rarity, size.Letters}; got != want {
		fail("size", got, want)
	}
	var words []string
	for w := range r.Words(p) {
		words = append(words, w.Fragment())
	}
	if !slices.Equal(words, least) {
		fail("words", words, least)
	}
	var decisions []string
	for d := range r.Decisions(p) {
		decisions = append(decisions, d.At.Fragment()+">"+d.Plays.Fragment())
	}
	if want := twin.decisions(f, least); !slices.Equal(decisions, want) {
		fail("decisions", decisions, want)
	}
	count := int64(0)
	for _, words := range all {
		if twinSize(words, tiers, easiest)[0] == twinSize(least, tiers, easiest)[0] {
			count++
		}
	}
	if got := r.Count(p); got.String() != strconv.FormatInt(count, 10) {
		fail("count", got, count)
	}
}
