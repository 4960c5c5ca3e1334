package puzzle

import (
	"cmp"
	"fmt"
	"math"
	"slices"
	"testing"

	"spectrie/dicts"
	"spectrie/solver"
	"spectrie/trainer/match"
)

// The fifteen bots that stand for people: five vocabularies, and three ways to look ahead.
func testPersons() (bots []match.Bot) {
	for _, tier := range []dicts.Tier{10, 20, 35, 50, dicts.NoTier} {
		for _, looks := range []match.LookAhead{match.OneStep, match.WordInMind, match.Full} {
			bots = append(bots, match.Bot{Vocabulary: tier, Looks: looks})
		}
	}
	return bots
}

// tried is how often each of the bots missed a puzzle.
type tried struct {
	Puzzle
	missed []float64 // by bot, from 0 to 1
	mean   float64
}

// tryAll has the bots solve every puzzle of the set that suits, a few times each.
func tryAll(t testing.TB, suits func(i int) bool) (all []tried) {
	const times = 6
	bots := testPersons()
	for i, p := range shippedSet(t).Puzzles {
		if !suits(i) {
			continue
		}
		r := tried{Puzzle: p, missed: make([]float64, len(bots))}
		for b, bot := range bots {
			for seed := range uint64(times) {
				if !botSolves(t, p, bot, seed) {
					r.missed[b] += 1.0 / times
				}
			}
			r.mean += r.missed[b] / float64(len(bots))
		}
		all = append(all, r)
	}
	return all
}

// botSolves has a bot answer a puzzle with the letters that it would play in a match. Where a word is asked for, it is the
// one that the player to move has in mind there.
func botSolves(t testing.TB, p Puzzle, bot match.Bot, seed uint64) bool {
	play := mustPlay(p, shippedGame(t, p))
	for !play.Over {
		m, player := matchAt(t, play, bot, seed)
		e := m.BotEvent()
		if p.Kind == Win || p.Kind == Refute {
			if !play.Give(e.Letter).Legal {
				t.Fatalf("%s: a bot plays %c", p.ID(), e.Letter)
			}
			continue
		}
		if err := m.Add(e); err != nil {
			t.Fatal(err)
		}
		word, inMind := play.At.Fragment()+string(e.Letter), true
		if rounds := m.State().Rounds; len(rounds) == 1 { // otherwise that letter has completed the word
			word, inMind = m.InMind(player)
		}
		switch {
		case !inMind:
			return false
		case p.Kind == Loser:
			play.Answer(p.Rules.Mover(len(word) - 1))
		default:
			for _, letter := range word[len(play.At.Fragment()):] {
				if play.Over || !play.Give(letter).Legal {
					break
				}
			}
			return play.Right
		}
	}
	return play.Right
}

// matchAt is a match of bots in which the letters of a puzzle were played, and who is to move.
func matchAt(t testing.TB, play *Play, bot match.Bot, seed uint64) (m *match.Match, player int) {
	setup := match.Setup{Dict: play.Dict, MinLetters: play.Rules.MinLetters, Lives: match.UsualLives, Seed: seed}
	for i := range play.Rules.Players {
		setup.Players = append(setup.Players, match.Player{Name: fmt.Sprint("Bot ", i+1), Bot: bot})
	}
	m, err := match.New(setup, shippedBook(t, play.Puzzle))
	if err != nil {
		t.Fatal(err)
	}
	for _, letter := range play.At.Fragment() {
		if err := m.Add(match.Event{Kind: match.Plays, Letter: letter}); err != nil {
			t.Fatal(err)
		}
	}
	return m, m.State().Turn
}

// The ratings hold up: they follow from how common the words are, and puzzles with a higher one are missed more often
// by bots that stand for people.
func TestTheRatingSaysHowManyMissAPuzzle(t *testing.T) {
	onlyNatively(t)
	t.Parallel()
	all := tryAll(t, func(i int) bool { return i%6 == 0 })
	report := func(name string, some []tried) float64 {
		rating, missed := make([]float64, len(some)), make([]float64, len(some))
		for i, r := range some {
			rating[i], missed[i] = float64(r.Rating), r.mean
		}
		rho := spearman(rating, missed)
		t.Logf("%-7s %5d puzzles, Spearman %.3f", name, len(some), rho)
		return rho
	}
	if rho := report("all", all); rho < 0.6 {
		t.Errorf("Spearman's correlation of the ratings with the mistakes of the bots is %.3f, want 0.6", rho)
	}
	for _, kind := range Kinds {
		report(kind.String(), slices.DeleteFunc(slices.Clone(all), func(r tried) bool { return r.Kind != kind }))
	}
	slices.SortFunc(all, func(a, b tried) int { return cmp.Compare(a.Rating, b.Rating) })
	for i := range 8 {
		part := all[len(all)*i/8 : len(all)*(i+1)/8]
		missed := 0.0
		for _, r := range part {
			missed += r.mean / float64(len(part))
		}
		t.Logf("rated %4d to %4d: %2.0f%% missed", part[0].Rating, part[len(part)-1].Rating, 100*missed)
	}
}

// spearman is the correlation of the ranks of two series. Equals share their ranks.
func spearman(x, y []float64) float64 {
	a, b := ranks(x), ranks(y)
	mean := float64(len(a)+1) / 2
	var ab, aa, bb float64
	for i := range a {
		ab += (a[i] - mean) * (b[i] - mean)
		aa += (a[i] - mean) * (a[i] - mean)
		bb += (b[i] - mean) * (b[i] - mean)
	}
	return ab / math.Sqrt(aa*bb)
}

func ranks(x []float64) []float64 {
	order := make([]int, len(x))
	for i := range order {
		order[i] = i
	}
	slices.SortFunc(order, func(i, j int) int { return cmp.Compare(x[i], x[j]) })
	ranks := make([]float64, len(x))
	for from := 0; from < len(order); {
		to := from
		for to < len(order) && x[order[to]] == x[order[from]] {
			to++
		}
		for _, i := range order[from:to] {
			ranks[i] = float64(from+to+1) / 2
		}
		from = to
	}
	return ranks
}

// The example of the package comment.
func TestTheSlipOfTheWorkedExample(t *testing.T) {
	t.Parallel()
	b := dicts.NewBuilder(dicts.Latin, true)
	for _, word := range []string{"aa", "ab", "baa", "bb", "bcaa", "bcab", "caaaa", "caab"} {
		if err := b.Add(word, 35); err != nil {
			t.Fatal(err)
		}
	}
	g, err := cutGame("toy", b.Trie().Reachable(1), 2)
	if err != nil {
		t.Fatal(err)
	}
	at, _ := g.Solution.At("b")
	if slip, asked := g.slipAt(at); !asked || math.Abs(slip-1.0/3) > 1e-12 {
		t.Errorf("the slip is %v, asked %v", slip, asked)
	}
	if end := g.Refutation(mustNext(t, at, 'c'), 2); end.Fragment() != "bcaa" {
		t.Errorf("c is refuted by %s", end.Fragment())
	}
}

func mustNext(t *testing.T, at solver.Position, letter rune) solver.Position {
	t.Helper()
	next, ok := at.Play(letter)
	if !ok {
		t.Fatalf("no word has %c after %s", letter, at.Fragment())
	}
	return next
}
