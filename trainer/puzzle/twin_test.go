package puzzle

import (
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"spectrie/dicts"
	"spectrie/solver"
)

// twin is a slow game over strings, which knows nothing of tries. It follows the definitions in the comments.
type twin struct {
	words   map[string]dicts.Tier // those that can end a round
	players int
	letters string
}

func twinOf(trie *dicts.Trie, players int) *twin {
	w := &twin{words: map[string]dicts.Tier{}, players: players, letters: trie.Alphabet().String()}
	for n := range trie.Subtree(dicts.Root) {
		if trie.IsWord(n) {
			w.words[trie.Fragment(n)] = trie.Tier(n)
		}
	}
	return w
}

// below are the words that begin with a fragment.
func (w *twin) below(fragment string) (words []string) {
	for word := range w.words {
		if strings.HasPrefix(word, fragment) {
			words = append(words, word)
		}
	}
	return words
}

func (w *twin) next(fragment string) (next []string) {
	for _, letter := range w.letters {
		if f := fragment + string(letter); len(w.below(f)) > 0 {
			next = append(next, f)
		}
	}
	return next
}

func (w *twin) over(fragment string) bool    { _, ok := w.words[fragment]; return ok }
func (w *twin) mover(fragment string) int    { return len(fragment)%w.players + 1 }
func (w *twin) loser(word string) int        { return (len(word)-1)%w.players + 1 }
func (w *twin) rarity(word string) int       { return w.words[word].Rarity() }
func (w *twin) safe(f string, seat int) bool { return !slices.Contains(w.losers(f), seat) }

// losers are the possible losers, as the design defines them.
func (w *twin) losers(fragment string) (losers []int) {
	if w.over(fragment) {
		return []int{w.loser(fragment)}
	}
	var all, safe []int
	anySafe := false
	for _, next := range w.next(fragment) {
		l := w.losers(next)
		all = append(all, l...)
		if !slices.Contains(l, w.mover(fragment)) {
			safe, anySafe = append(safe, l...), true
		}
	}
	if anySafe {
		all = safe
	}
	slices.Sort(all)
	return slices.Compact(all)
}

// weigh adds up how easily the words come to mind that suit.
func (w *twin) weigh(fragment string, suits func(word string) bool) float64 {
	sum := 0.0
	for _, word := range w.below(fragment) {
		if suits(word) {
			sum += math.Pow(2, float64(11-w.rarity(word)))
		}
	}
	return sum
}

func (w *twin) slip(fragment string) (slip float64, asked bool) {
	seat := w.mover(fragment)
	any := func(string) bool { return true }
	another := func(word string) bool { return w.loser(word) != seat }
	sums := map[bool]float64{}
	liked := map[bool]float64{}
	for _, next := range w.next(fragment) {
		if w.over(next) {
			continue
		}
		safe := w.safe(next, seat)
		asked = asked || !safe
		sums[safe] += w.weigh(next, any)
		liked[safe] += w.weigh(next, another)
	}
	if !asked {
		return 0, false
	}
	slip = 1 - sums[true]/(sums[false]+sums[true])
	if all := liked[false] + liked[true]; all > 0 {
		slip = (slip + 1 - liked[true]/all) / 2 // in this order, because of rounding
	}
	return slip, true
}

func (w *twin) ahead(fragment string, seat int) (slip float64, rarest int) {
	if w.over(fragment) {
		return 0, w.rarity(fragment)
	}
	var after []string
	for _, next := range w.next(fragment) {
		if w.safe(next, seat) {
			after = append(after, next)
		}
	}
	if w.mover(fragment) == seat {
		rarest = 99
		for _, next := range after {
			if s, r := w.ahead(next, seat); r < rarest || r == rarest && s < slip {
				slip, rarest = s, r
			}
		}
		if own, asked := w.slip(fragment); asked {
			slip = 1 - (1-own)*(1-slip)
		}
		return slip, rarest
	}
	least := 99
	goesOn := false
	for _, next := range after {
		s, r := w.ahead(next, seat)
		if w.over(next) {
			least = min(least, r)
			continue
		}
		goesOn = true
		slip, rarest = max(slip, s), max(rarest, r)
	}
	if !goesOn {
		rarest = least
	}
	return slip, rarest
}

// stays reports whether victim is still in danger after next, and whoever moved played well enough.
func (w *twin) stays(fragment, next string, victim int) bool {
	mover := w.mover(fragment)
	return !w.safe(next, victim) && (mover == victim || !w.safe(fragment, mover) || w.safe(next, mover))
}

func (w *twin) good(fragment, next string) bool {
	mover := w.mover(fragment)
	return !w.safe(fragment, mover) || w.safe(next, mover)
}

// reached are the words to which only letters lead that may be played.
func (w *twin) reached(fragment string, may func(fragment, next string) bool) (words []string) {
	for _, word := range w.below(fragment) {
		all := true
		for i := len(fragment); i < len(word); i++ {
			all = all && may(word[:i], word[:i+1])
		}
		if all {
			words = append(words, word)
		}
	}
	return words
}

func (w *twin) leastRarity(words []string) int {
	least := 99
	for _, word := range words {
		least = min(least, w.rarity(word))
	}
	return least
}

func (w *twin) tempted(fragment string) bool {
	if len(fragment) < 2 {
		return false
	}
	before := fragment[:len(fragment)-1]
	mover := w.mover(before)
	if !w.safe(before, mover) || w.safe(fragment, mover) {
		return false
	}
	best, most := "", 0.0
	for _, next := range w.next(before) {
		if sum := w.weigh(next, func(string) bool { return true }); !w.over(next) && sum > most {
			best, most = next, sum
		}
	}
	return best == fragment
}

// puzzles are those that Mine is to find.
func (w *twin) puzzles(known *twin) (found []string) {
	var visit func(f string)
	visit = func(f string) {
		if w.over(f) || len(f) > mostDepth {
			return
		}
		if f != "" {
			if q := w.question(f, known); q != "" {
				found = append(found, q)
			}
		}
		for _, next := range w.next(f) {
			visit(next)
		}
	}
	visit("")
	slices.Sort(found)
	return found
}

func (w *twin) question(f string, known *twin) string {
	mover, last := w.mover(f), w.loser(f)
	common := MostTier.Rarity()
	var legal, wins []string
	for _, next := range w.next(f) {
		legal = append(legal, next)
		if w.safe(next, mover) {
			wins = append(wins, next)
		}
	}
	knows := len(known.below(f)) > 0 && !known.over(f)
	if w.safe(f, mover) && len(legal) >= leastLetters && len(wins)*winsOneIn <= len(legal) && len(w.below(f)) >= leastWords && knows {
		fair := true
		for _, next := range known.next(f) {
			fair = fair && (!known.safe(next, mover) || slices.Contains(wins, next))
		}
		first, asked := w.slip(f)
		slip, rarest := w.ahead(f, mover)
		if asked && first >= leastSlip && rarest <= common && fair {
			kind := Win
			if w.tempted(f) {
				kind = Refute
			}
			return fmt.Sprint(kind, " ", f, " ", difficulty{kind, slip, rarest}.rating())
		}
	}
	any := func(string) bool { return true }
	if w.players == 2 && len(w.below(f)) >= leastWords && w.tempted(f) && knows && !known.safe(f, last) {
		right := w.reached(f, func(at, next string) bool { return w.stays(at, next, last) })
		weight := w.weigh(f, func(word string) bool { return slices.Contains(right, word) })
		slip := (2 - weight/w.weigh(f, any) - weight/w.weigh(f, func(word string) bool { return w.loser(word) == last })) / 2
		if rarest := w.leastRarity(right); slip >= leastSlip && slip < 1 && rarest <= common {
			return fmt.Sprint(Threat, " ", f, " ", difficulty{Threat, slip, rarest}.rating())
		}
	}
	if losers := w.losers(f); w.players > 2 && len(f) <= 3 && len(losers) == 1 && knows && slices.Equal(known.losers(f), losers) {
		loses := func(word string) bool { return w.loser(word) == losers[0] }
		slip := 1 - w.weigh(f, loses)/w.weigh(f, any)
		if losers[0] == mover {
			slip = (slip + 1) / 2
		} else if liked := w.weigh(f, func(word string) bool { return w.loser(word) != mover }); liked > 0 {
			slip = (slip + 1 - w.weigh(f, loses)/liked) / 2
		}
		if rarest := w.leastRarity(w.reached(f, w.good)); slip >= leastUnclear && slip < 1 && rarest <= common {
			return fmt.Sprint(Loser, " ", f, " ", difficulty{Loser, slip, rarest}.rating())
		}
	}
	return ""
}

// randomDictionary has words with tiers, so many that positions with four letters come up.
func randomDictionary(t *testing.T, r *rand.Rand) *dicts.Trie {
	t.Helper()
	alphabet, err := dicts.NewAlphabet("abcde"[:4+r.IntN(2)])
	if err != nil {
		t.Fatal(err)
	}
	words := map[string]bool{}
	for range 40 + r.IntN(200) {
		letters := make([]byte, 2+r.IntN(5))
		for i := range letters {
			letters[i] = "abcde"[r.IntN(alphabet.Len())]
		}
		words[string(letters)] = true
	}
	var sorted []string
	for word := range words {
		sorted = append(sorted, word)
	}
	slices.Sort(sorted)
	b := dicts.NewBuilder(alphabet, true)
	for _, word := range sorted {
		if err := b.Add(word, append(dicts.Tiers[:], dicts.NoTier)[r.IntN(len(dicts.Tiers)+1)/(1+r.IntN(3))]); err != nil {
			t.Fatal(err)
		}
	}
	return b.Trie()
}

func TestMiningFindsWhatTheDefinitionsSay(t *testing.T) {
	onlyNatively(t)
	t.Parallel()
	r := rand.New(rand.NewPCG(20, 11))
	kinds := map[string]int{}
	for range 300 {
		words := randomDictionary(t, r)
		players, minLetters := 2+max(r.IntN(6)-3, 0), 2+r.IntN(3)
		reachable, common := words.Reachable(minLetters), words.UpTo(MostTier).Reachable(minLetters)
		g, err := cutGame("random", reachable, players)
		if err != nil {
			t.Fatal(err)
		}
		known, err := cutGame("random", common, players)
		if err != nil {
			t.Fatal(err)
		}
		var got []string
		for _, p := range Mine(g, known) {
			kinds[p.Kind.String()]++
			got = append(got, fmt.Sprint(p.Kind, " ", p.Fragment, " ", p.Rating))
			if p.Dict != "random" || p.Rules != (solver.Rules{Players: players, MinLetters: minLetters}) {
				t.Fatalf("%+v is of another game", p)
			}
		}
		slices.Sort(got)
		if want := twinOf(reachable, players).puzzles(twinOf(common, players)); !slices.Equal(got, want) {
			t.Fatalf("players %d, from %d letters, %v:\n got %q\nwant %q", players, minLetters, twinOf(reachable, players).words, got, want)
		}
	}
	t.Log(kinds)
	for _, kind := range Kinds {
		if kinds[kind.String()] < 8 {
			t.Errorf("%d puzzles of the kind %v: too few to test with", kinds[kind.String()], kind)
		}
	}
}
