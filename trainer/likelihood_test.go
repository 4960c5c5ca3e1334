package trainer

import (
	"math"
	"math/rand/v2"
	"testing"

	"spectrie/dicts"
	"spectrie/solver"
)

func tierless(string) dicts.Tier { return dicts.NoTier }

// The example that likelihood.go works by hand.
func TestHandWorkedLikelihoods(t *testing.T) {
	d := deckOf(t, toyGame(t), 3, "")
	if got := fragments(d.Decisions); got != "bc ca" {
		t.Errorf("the cards are %s", got)
	}
	for i, want := range []float64{1.0 / 3, 1.0 / 4} {
		if got := d.Decisions[i].Likelihood; math.Abs(got-want) > 1e-12 {
			t.Errorf("%q comes up with %v, want %v", d.Decisions[i].Fragment, got, want)
		}
	}
}

func TestACommonWordMakesItsFragmentLikelier(t *testing.T) {
	game := gameOf(t, toyWords, solver.Rules{Players: 3, MinLetters: 1}, func(word string) dicts.Tier {
		if word == "caaaa" {
			return 95 // a step commoner than the others: thought of twice as often
		}
		return dicts.NoTier
	})
	d := deckOf(t, game, 3, "")
	for i, want := range []struct {
		fragment   string
		likelihood float64
	}{{"ca", 3.0 / 9}, {"bc", 4.0 / 9 * 2 / 3}} {
		if got := d.Decisions[i]; got.Fragment != want.fragment || math.Abs(got.Likelihood-want.likelihood) > 1e-12 {
			t.Errorf("card %d is %q with %v, want %v", i, got.Fragment, got.Likelihood, want)
		}
	}
}

// A round is played many times over by opponents who draw a word and play its
// letter; how often each fragment comes up is what the deck says.
func TestLikelihoodsAreHowOftenFragmentsComeUp(t *testing.T) {
	onlyNatively(t)
	checked := 0
	manyDecks(t, 8, func(t *testing.T, random *rand.Rand, d *Deck) {
		const rounds = 2000
		d = withAdded(t, random, d)
		met := map[solver.Position]int{}
		for range rounds {
			for p := d.Game.Start(); !p.Over(); {
				met[p]++
				item := d.Item(Card{Course: d.Course, Fragment: p.Fragment()})
				switch {
				case item != nil:
					p = item.Letters[item.Letter(p)].Plays
				case p.Mover() == d.Course.Seat:
					p = anyReply(random, p) // off the repertoire
				default:
					p = thinks(random, d, p)
				}
			}
		}
		for _, item := range d.Decisions {
			got, spread := float64(met[item.At]), math.Sqrt(rounds*item.Likelihood*(1-item.Likelihood))
			if math.Abs(got-rounds*item.Likelihood) > 5*spread+1e-6 {
				t.Fatalf("%+v: %q came up %v times in %d, said %v", d.Course, item.Fragment, got, rounds, item.Likelihood)
			}
			checked++
		}
	})
	if checked < 200 {
		t.Errorf("%d fragments compared: too weak a test", checked)
	}
}

// thinks is the reply of an opponent who draws words until one does not end with
// the next letter, if there is such a word.
func thinks(random *rand.Rand, d *Deck, p solver.Position) solver.Position {
	goesOn := false
	for next := range p.Next() {
		goesOn = goesOn || !next.Over()
	}
	for {
		drawn := uint32(0)
		var thought string
		for n, word := range d.Game.Trie().Words(p.Node()) {
			w := d.Game.Trie().Tier(n).Weight()
			drawn += w
			if random.Uint32N(drawn) < w {
				thought = word
			}
		}
		next, _ := p.Play(rune(thought[p.Depth()]))
		if !goesOn || !next.Over() {
			return next
		}
	}
}

// anyReply is a letter drawn from all that are legal.
func anyReply(random *rand.Rand, p solver.Position) (reply solver.Position) {
	n := 0
	for next := range p.Next() {
		n++
		if random.IntN(n) == 0 {
			reply = next
		}
	}
	return reply
}

// By hand, as likelihood.go says: nobody completes bb while ba and bc are there, and after a everybody has to
// complete a word.
func TestPeopleAvoidALetterThatCompletesAWord(t *testing.T) {
	t.Parallel()
	game := toyGame(t)
	words := dicts.CommonnessOf(game.Trie())
	for fragment, want := range map[string]float64{"bb": 0, "ba": 1.0 / 3, "bc": 2.0 / 3, "aa": 0.5, "ab": 0.5} {
		p, _ := game.At(fragment[:1])
		next, _ := game.At(fragment)
		if got := chance(words, p, next); math.Abs(got-want) > 1e-9 {
			t.Errorf("the chance of %q is %v, want %v", fragment, got, want)
		}
	}
}
