package trainer

import (
	"cmp"
	"math"
	"math/rand/v2"
	"slices"
	"testing"
)

// alike is a memory in which every decision is as firm as another.
func alike(chance float64) func(Card) float64 { return func(Card) float64 { return chance } }

// The example that strength.go works by hand.
func TestHandWorkedStrength(t *testing.T) {
	d := deckOf(t, toyGame(t), 1, "")
	for _, c := range []struct{ remembered, want float64 }{{0, 1.0 / 2}, {0.25, 2.0 / 3}, {1, 1}} {
		if got := d.Strength(alike(c.remembered), Opponent{Perfect: true}); math.Abs(got-c.want) > 1e-12 {
			t.Errorf("strength %v, want %v", got, c.want)
		}
	}
}

func TestWhoRemembersEverythingNeverLosesToPerfectOpponents(t *testing.T) {
	check := func(t *testing.T, d *Deck) {
		for _, o := range Opponents {
			got := d.Strength(alike(1), o)
			if len(d.Decisions) > 0 && (o.Perfect || d.Course.Guaranteed || d.Course.Rules.Players == 2) && got != 1 {
				t.Fatalf("%+v against %+v: strength %v", d.Course, o, got)
			}
			if len(d.Decisions) == 0 && got != 0 {
				t.Fatalf("%+v against %+v: strength %v without cards", d.Course, o, got)
			}
		}
	}
	manyDecks(t, 150, func(t *testing.T, _ *rand.Rand, d *Deck) { check(t, d) })
	for _, players := range []int{2, 3, 4} {
		game := defaultGame(t, players)
		for seat := 1; seat <= players; seat++ {
			check(t, deckOf(t, game, seat, ""))
			check(t, mustDeck(t, game, Course{Rules: game.Rules(), Seat: seat, Guaranteed: true}, ""))
		}
	}
}

// A decision that is remembered, but not what comes after it, can be worth less
// than a guess. From the end of the round on each one helps.
func TestADecisionHelpsWhoRemembersWhatComesAfterIt(t *testing.T) {
	manyDecks(t, 100, func(t *testing.T, random *rand.Rand, d *Deck) {
		remembers := map[string]float64{}
		of := func(c Card) float64 { return remembers[c.Fragment] }
		before := d.Strength(of, Opponent{Perfect: true})
		latest := slices.SortedFunc(slices.Values(d.Decisions), func(a, b *Item) int { return cmp.Compare(b.At.Depth(), a.At.Depth()) })
		for _, item := range latest[:min(len(latest), 10)] {
			for _, chance := range []float64{random.Float64(), 1} {
				remembers[item.Fragment] = chance
				after := d.Strength(of, Opponent{Perfect: true})
				if after < before-1e-12 {
					t.Fatalf("%+v: %v, and %v when %q is remembered", d.Course, before, after, item.Fragment)
				}
				before = after
			}
		}
	})
}

func TestABeginnerIsWeakAgainstPerfectOpponentsAndLessSoAgainstPeople(t *testing.T) {
	d := deckOf(t, defaultGame(t, 2), 1, "")
	perfect := d.Strength(alike(0), Opponents[0])
	if perfect <= 0 || perfect > 0.3 {
		t.Errorf("strength %v with nothing remembered", perfect)
	}
	for _, o := range Opponents[1:] {
		if got := d.Strength(alike(0), o); got <= perfect || got >= 0.9 {
			t.Errorf("against %+v %v, against a perfect opponent %v", o, got, perfect)
		}
	}
}
