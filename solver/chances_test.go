package solver

import (
	"cmp"
	"fmt"
	"math"
	"math/big"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
)

// chancesTwin works the chances out as they are defined, in exact fractions.
type chancesTwin struct {
	*twin
	seat  int
	known map[string]*big.Rat
}

// considered are the fragments that play comes to after f.
func (t *chancesTwin) considered(f string) []string {
	if t.mover(f) == t.seat {
		var best []string
		for _, c := range t.children[f] {
			if len(best) == 0 || t.of(c).Cmp(t.of(best[0])) > 0 {
				best = []string{c}
			}
		}
		return best
	}
	var blind []string
	for _, c := range t.children[f] {
		if !t.words[c] {
			blind = append(blind, c)
		}
	}
	if blind == nil {
		return t.children[f]
	}
	return blind
}

// of is the chance that the seat does not lose from f.
func (t *chancesTwin) of(f string) *big.Rat {
	if c, ok := t.known[f]; ok {
		return c
	}
	chance := big.NewRat(1, 1)
	if t.words[f] && t.mover(f[:len(f)-1]) == t.seat {
		chance.SetInt64(0)
	}
	if next := t.considered(f); len(next) > 0 {
		chance.SetInt64(0)
		for _, c := range next {
			chance.Add(chance, t.of(c))
		}
		chance.Quo(chance, big.NewRat(int64(len(next)), 1))
	}
	t.known[f] = chance
	return chance
}

// traps writes down, for every trap below f, where it is, how many replies turn
// the round, and in exact fractions how often it is reached and is worth.
func (t *chancesTwin) traps(f string, guaranteed bool, reach *big.Rat) (traps []twinTrap) {
	next := t.considered(f)
	turning := 0
	for _, c := range next {
		if t.safe(c, t.seat, guaranteed) {
			turning++
		}
	}
	if t.mover(f) != t.seat && !t.safe(f, t.seat, guaranteed) && turning > 0 {
		value := new(big.Rat).Mul(reach, big.NewRat(int64(turning), int64(len(next))))
		traps = append(traps, twinTrap{f, turning, len(next), reach, value})
	}
	for _, c := range next {
		share := new(big.Rat).Mul(reach, big.NewRat(1, int64(len(next))))
		traps = append(traps, t.traps(c, guaranteed, share)...)
	}
	return traps
}

type twinTrap struct {
	at               string
	turning, replies int
	reach, value     *big.Rat
}

func nearly(got float64, want *big.Rat) bool {
	exact, _ := want.Float64()
	return math.Abs(got-exact) < 1e-12
}

func mustChances(t testing.TB, s *Solution, seat int) *Chances {
	t.Helper()
	c, err := s.Chances(seat)
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// manyChances calls check with the chances of every seat in random games, and
// with the twin that knows them.
func manyChances(t *testing.T, rounds int, check func(t *testing.T, c *Chances, slow *chancesTwin)) {
	r := rand.New(rand.NewPCG(9, 10))
	for round := range rounds {
		words := randomWords(r)
		if round%2 == 0 {
			words = denseWords(r)
		}
		rules := Rules{Players: 2 + r.IntN(4), MinLetters: 1 + r.IntN(4)}
		s, slow := mustSolve(t, words, rules), newTwin(words, rules)
		for seat := 1; seat <= rules.Players; seat++ {
			check(t, mustChances(t, s, seat), &chancesTwin{slow, seat, map[string]*big.Rat{}})
		}
	}
}

func TestChancesAgreeWithTheSlowTwin(t *testing.T) {
	manyChances(t, 1000, func(t *testing.T, c *Chances, slow *chancesTwin) {
		everyPosition(c.game.Start(), func(p Position) {
			f := p.Fragment()
			if got, want := c.Of(p), slow.of(f); !nearly(got, want) {
				t.Fatalf("%v, %+v, seat %d at %q: %v, want %v", slow.words, slow.rules, c.seat, f, got, want)
			}
			var next []string
			for q := range c.Next(p) {
				next = append(next, q.Fragment())
			}
			if want := slow.considered(f); !slices.Equal(next, want) {
				t.Fatalf("%v, %+v, seat %d at %q: next %v, want %v", slow.words, slow.rules, c.seat, f, next, want)
			}
		})
	})
}

func TestTrapsAgreeWithTheSlowTwin(t *testing.T) {
	onlyNatively(t)
	found := 0
	manyChances(t, 300, func(t *testing.T, c *Chances, slow *chancesTwin) {
		for _, guaranteed := range []bool{false, true} {
			everyPosition(c.game.Start(), func(p Position) {
				if p.Depth() > 3 {
					return
				}
				want := slow.traps(p.Fragment(), guaranteed, big.NewRat(1, 1))
				slices.SortFunc(want, func(a, b twinTrap) int {
					return cmp.Or(b.value.Cmp(a.value), cmp.Compare(a.at, b.at))
				})
				got := c.Traps(p, guaranteed)
				same := slices.EqualFunc(got, want, func(a Trap, b twinTrap) bool {
					return a.At.Fragment() == b.at && a.Turning == b.turning && a.Replies == b.replies && nearly(a.Reach, b.reach)
				})
				if !same {
					t.Fatalf("%v, %+v, seat %d from %q, guaranteed %v: %+v, want %+v",
						slow.words, slow.rules, c.seat, p.Fragment(), guaranteed, got, want)
				}
				found += len(got)
			})
		}
	})
	if found < 10000 {
		t.Errorf("only %d traps met: too weak a test", found)
	}
}

func TestTheChanceIsCertainExactlyWhereTheSeatHasAGuarantee(t *testing.T) {
	check := func(t *testing.T, c *Chances) {
		everyPosition(c.game.Start(), func(p Position) {
			if chance := c.Of(p); chance < 0 || chance > 1 || (chance == 1) != p.Guaranteed().Has(c.seat) {
				t.Fatalf("%+v, seat %d at %q: chance %v, guaranteed %v", c.game.Rules(), c.seat, p.Fragment(), chance, p.Guaranteed())
			}
		})
	}
	manyChances(t, 300, func(t *testing.T, c *Chances, _ *chancesTwin) { check(t, c) })
	for players := 2; players <= 4; players++ {
		s := defaultGame(t, players)
		for seat := 1; seat <= players; seat++ {
			check(t, mustChances(t, s, seat))
		}
	}
}

func TestOutOfDangerThereIsAChance(t *testing.T) {
	manyChances(t, 300, func(t *testing.T, c *Chances, _ *chancesTwin) {
		everyPosition(c.game.Start(), func(p Position) {
			if p.Safe(c.seat, false) && c.Of(p) == 0 {
				t.Fatalf("%+v, seat %d at %q: no chance outside the losers %v", c.game.Rules(), c.seat, p.Fragment(), p.Losers())
			}
		})
	})
}

// After AGAT both H and I leave chances of 5/6, but added up in floating point
// the one of I comes out greater.
func TestRoundingDoesNotBreakTies(t *testing.T) {
	words := strings.Fields("agate agathin agathism agathist agathodaemon agathokakological agathology agatiferous agatiform agatine agatize agaty")
	rules := Rules{Players: 4, MinLetters: 4}
	c := mustChances(t, mustSolve(t, words, rules), 1)
	slow := &chancesTwin{newTwin(words, rules), 1, map[string]*big.Rat{}}
	if h, i := slow.of("agath"), slow.of("agati"); h.Cmp(i) != 0 {
		t.Fatalf("chances %v and %v are no tie", h, i)
	}
	p, _ := c.game.At("agat")
	for next := range c.Next(p) {
		if got := next.Fragment(); got != "agath" {
			t.Errorf("plays to %q", got)
		}
	}
}

func TestTrapsOfEqualValueComeInAlphabetOrder(t *testing.T) {
	ties := 0
	for players := 2; players <= 4; players++ {
		s := defaultGame(t, players)
		for seat := 1; seat <= players; seat++ {
			c := mustChances(t, s, seat)
			var before *big.Rat
			var at string
			for _, trap := range c.Traps(s.Start(), true) {
				f := trap.At.Fragment()
				value := big.NewRat(int64(trap.Turning), int64(trap.Replies))
				for i := range f { // a letter is a byte here
					p, _ := s.At(f[:i])
					value.Quo(value, big.NewRat(int64(len(slices.Collect(c.Next(p)))), 1))
				}
				if before != nil {
					order := value.Cmp(before)
					if order > 0 || order == 0 && f < at {
						t.Fatalf("%d players, seat %d: %q, worth %v, comes before %q, worth %v", players, seat, at, before, f, value)
					}
					if order == 0 {
						ties++
					}
				}
				before, at = value, f
			}
		}
	}
	if ties == 0 {
		t.Error("no ties: too weak a test")
	}
}

// In the worked example of the package comment.
func TestHandWorkedChances(t *testing.T) {
	s := mustSolve(t, strings.Fields("aa ab baa bb bcaa bcab caaaa caab"), Rules{Players: 3, MinLetters: 1})
	for _, c := range []struct {
		seat int
		from string
		want float64
	}{
		{1, "", 1}, {2, "a", 0}, {2, "b", 1}, {2, "c", 0}, {2, "", 1. / 3}, {3, "b", 1. / 2}, {3, "", 5. / 6},
	} {
		p, _ := s.At(c.from)
		if got := mustChances(t, s, c.seat).Of(p); math.Abs(got-c.want) > 1e-12 {
			t.Errorf("seat %d at %q: %v, want %v", c.seat, c.from, got, c.want)
		}
	}
	var got []string
	for _, trap := range mustChances(t, s, 3).Traps(s.Start(), true) {
		got = append(got, fmt.Sprintf("%q %d of %d, reached in %.3f", trap.At.Fragment(), trap.Turning, trap.Replies, trap.Reach))
	}
	want := []string{`"" 2 of 3, reached in 1.000`, `"b" 1 of 2, reached in 0.333`}
	if !slices.Equal(got, want) {
		t.Errorf("traps %q, want %q", got, want)
	}
}

func TestWithoutWordsNobodyCanLose(t *testing.T) {
	s := mustSolve(t, nil, Usual)
	for seat := 1; seat <= 2; seat++ {
		c := mustChances(t, s, seat)
		if got := c.Of(s.Start()); got != 1 {
			t.Errorf("seat %d: chance %v, want 1", seat, got)
		}
		for p := range c.Next(s.Start()) {
			t.Errorf("seat %d: next %q, want nothing", seat, p.Fragment())
		}
		if traps := c.Traps(s.Start(), true); len(traps) > 0 {
			t.Errorf("seat %d: %v, want no traps", seat, traps)
		}
	}
}
