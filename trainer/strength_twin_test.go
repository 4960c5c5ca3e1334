package trainer

import (
	"math"
	"math/rand/v2"
	"testing"

	"spectrie/dicts"
	"spectrie/solver"
)

// strengthTwin plays every round out, letter by letter, as strength.go says.
type strengthTwin struct {
	d         *Deck
	remembers map[string]float64 // by the fragments of the decisions
	against   Opponent
}

func (t *strengthTwin) known(p solver.Position) (sum float64) {
	for n := range t.d.Game.Trie().Words(p.Node()) {
		tier := t.d.Game.Trie().Tier(n)
		if t.against.Vocabulary == dicts.NoTier || tier != dicts.NoTier && tier <= t.against.Vocabulary {
			sum += math.Pow(2, -float64(tier.Rarity()-1))
		}
	}
	return sum
}

// replies are the letters of an opponent who is not perfect, with their chances.
func (t *strengthTwin) replies(p solver.Position) map[solver.Position]float64 {
	goOn, guesses, all := map[solver.Position]float64{}, map[solver.Position]float64{}, map[solver.Position]float64{}
	for next := range p.Next() {
		all[next] = 1
		known := t.known(next)
		if known == 0 {
			guesses[next] = 1
		} else if !next.Over() {
			goOn[next] = known
		}
	}
	among := all
	if len(goOn) > 0 {
		among = goOn
	} else if len(guesses) > 0 {
		among = guesses
	}
	sum := 0.0
	for _, w := range among {
		sum += w
	}
	for next := range among {
		among[next] /= sum
	}
	return among
}

// worst is the least chance of the person after the letters of a perfect opponent.
func (t *strengthTwin) worst(p solver.Position) float64 {
	least, leastRational := 2.0, 2.0
	for next := range p.Next() {
		held := t.held(next)
		least = min(least, held)
		if !next.Losers().Has(p.Mover()) || t.d.Course.Guaranteed {
			leastRational = min(leastRational, held)
		}
	}
	if leastRational <= 1 {
		return leastRational
	}
	return least
}

// held is the chance that the person does not lose from p.
func (t *strengthTwin) held(p solver.Position) float64 {
	switch {
	case p.Over() && p.Loser() == t.d.Course.Seat:
		return 0
	case p.Over():
		return 1
	case p.Mover() == t.d.Course.Seat:
		sum, n := 0.0, 0.0
		for next := range p.Next() {
			sum += t.held(next)
			n++
		}
		item := t.d.decisions[p.Node()]
		if item == nil {
			return sum / n
		}
		remembers := math.Pow(t.remembers[item.Fragment], 1/float64(len(item.Letters))) // each letter, so that all together have the chance of the card
		held := (1 - remembers) * sum / n
		if remembers > 0 {
			held += remembers * t.held(item.Letters[item.Letter(p)].Plays)
		}
		return held
	case t.against.Perfect:
		return t.worst(p)
	}
	sum := 0.0
	for next, chance := range t.replies(p) {
		sum += chance * t.held(next)
	}
	return sum
}

// reach is the chance that the opponents open with start from p on.
func (t *strengthTwin) reach(p, start solver.Position) float64 {
	if p == start {
		return 1
	}
	next, _ := p.Play(rune(start.Fragment()[p.Depth()]))
	return t.replies(p)[next] * t.reach(next, start)
}

func (t *strengthTwin) strength() float64 {
	var met, likely, equally, number float64
	top, _ := t.d.Game.At(t.d.Start)
	for start := range t.d.Game.Starts(t.d.Course.Seat) {
		under := len(start.Fragment()) >= len(t.d.Start) && start.Fragment()[:len(t.d.Start)] == t.d.Start
		if !under || !start.Safe(t.d.Course.Seat, t.d.Course.Guaranteed) {
			continue
		}
		held := t.held(start)
		equally += held
		number++
		if !t.against.Perfect {
			reach := t.reach(top, start)
			met += reach
			likely += reach * held
		}
	}
	switch {
	case number == 0:
		return 0
	case met == 0:
		return equally / number
	}
	return likely / met
}

// someOpponents are of every kind, with vocabularies that small random games know
// little of, half of, and all of.
var someOpponents = []Opponent{{Perfect: true}, {Vocabulary: 10}, {Vocabulary: 40}, {Vocabulary: 70}, {}}

func TestStrengthAgreesWithTheSlowTwin(t *testing.T) {
	random := []func(*rand.Rand) float64{
		func(r *rand.Rand) float64 { return r.Float64() },
		func(r *rand.Rand) float64 { return float64(r.IntN(2)) },
		func(*rand.Rand) float64 { return 0 },
	}
	between := 0
	manyDecks(t, 120, func(t *testing.T, r *rand.Rand, d *Deck) {
		if len(d.Decisions) > 0 && d.Course.Seat > 1 && r.IntN(3) == 0 {
			d = mustDeck(t, d.Game, d.Course, d.Decisions[r.IntN(len(d.Decisions))].Fragment[:1+r.IntN(d.Course.Seat-1)])
		}
		if r.IntN(3) == 0 {
			d = withAdded(t, r, d)
		}
		remembers := map[string]float64{}
		draw := random[r.IntN(len(random))]
		for _, item := range d.Decisions {
			remembers[item.Fragment] = draw(r)
		}
		for _, o := range someOpponents {
			got := d.Strength(func(c Card) float64 { return remembers[c.Fragment] }, o)
			want := (&strengthTwin{d, remembers, o}).strength()
			if math.Abs(got-want) > 1e-9 {
				t.Fatalf("%+v from %q against %+v: strength %v, want %v", d.Course, d.Start, o, got, want)
			}
			if want > 0 && want < 1 {
				between++
			}
		}
	})
	if between < 3000 {
		t.Errorf("%d strengths between 0 and 1: too weak a test", between)
	}
}
