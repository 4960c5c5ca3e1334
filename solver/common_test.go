package solver

import (
	"errors"
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
	m, err := Merge(games)
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
		if _, err := Merge(c.games); !errors.Is(err, c.want) {
			t.Errorf("%d games: %v, want %v", len(c.games), err, c.want)
		}
	}
	m, _ := Merge([]*Solution{two})
	if _, err := m.Common(3, nil); err == nil {
		t.Error("a third seat was accepted")
	}
}
