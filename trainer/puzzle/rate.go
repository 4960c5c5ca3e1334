package puzzle

import "spectrie/solver"

// The rating of a puzzle follows from how common the words are. Two things can go wrong. A word comes to mind that
// leads to a losing letter: that is the slip. Or the person does not know the rarest word that they would have to
// know. So a person errs with the chance
//
//	1 - (1 - slip) · (1 - unknown)
//
// and the rating is the logarithm of its odds, as ratings are: at 1500 the odds are [evenOdds], and tenfold odds are
// [tenfold] points more. Both were chosen by fifteen bots, of five vocabularies and three ways to look ahead: their
// mistakes fit this scale best, and about half of them miss a puzzle of 1500. rate_test.go holds the ratings against
// their mistakes.

// difficulty is what the rating of a puzzle follows from.
type difficulty struct {
	kind   Kind
	slip   float64 // the chance that a person errs, as [outlook.slip]
	rarest int     // the rarity of what they have to know
}

// unknown is the part of people who do not know a word, by its rarity, up to that of [MostTier].
var unknown = [...]float64{0, 0, 0.2, 0.4, 0.5, 0.6}

const (
	evenOdds = 2.0 // of an error, at 1500
	tenfold  = 400 // points
	step     = 10  // points: ratings are multiples of it

	leastRating, mostRating = 800, 2600
)

// rating is the rating of a puzzle. It multiplies and compares only, so it is the same on every machine; logarithms are
// not.
func (d difficulty) rating() int {
	slip := d.slip
	if d.kind == Loser { // which can be counted out, where a letter has to be found
		slip = float64(slip * 0.6)
	}
	fine := float64((1 - slip) * (1 - unknown[d.rarest]))
	odds := (1 - fine) / (fine * evenOdds)
	const growth = 1.0592537251772889 // 10^(step/tenfold)
	rating, reached := leastRating, 1.0
	for range (1500 - leastRating) / step {
		reached /= growth
	}
	for reached < odds && rating < mostRating {
		reached = float64(reached * growth)
		rating += step
	}
	return rating
}

// threatAt is the difficulty of a threat: a word comes to mind that is none of those threatened.
func (g *Game) threatAt(p solver.Position) difficulty {
	victim := g.lastPlayer(p)
	var all, right, ends uint32 // weights of all words, of those threatened, and of those that victim would complete
	var visit func(p solver.Position, threatened bool)
	visit = func(p solver.Position, threatened bool) {
		if p.Over() {
			weight := g.Solution.Trie().Tier(p.Node()).Weight()
			all += weight
			if p.Loser() == victim {
				ends += weight
			}
			if threatened {
				right += weight
			}
			return
		}
		for next := range p.Next() {
			visit(next, threatened && stays(p, next, victim))
		}
	}
	visit(p, true)
	word := g.Refutation(p, victim)
	return difficulty{Threat, (2 - float64(right)/float64(all) - float64(right)/float64(ends)) / 2, g.rarity(word)}
}

// loserAt is the difficulty of saying who loses: a word comes to mind that somebody else completes.
func (g *Game) loserAt(p solver.Position) difficulty {
	loser, mover := p.Losers().List()[0], p.Mover()
	var all, right, liked uint32
	var visit func(p solver.Position)
	visit = func(p solver.Position) {
		if p.Over() {
			weight := g.Solution.Trie().Tier(p.Node()).Weight()
			all += weight
			if p.Loser() == loser {
				right += weight
			}
			if p.Loser() != mover {
				liked += weight
			}
			return
		}
		for next := range p.Next() {
			visit(next)
		}
	}
	visit(p)
	slip := 1 - float64(right)/float64(all)
	if loser == mover {
		slip = (slip + 1) / 2
	} else if liked > 0 {
		slip = (slip + 1 - float64(right)/float64(liked)) / 2
	}
	return difficulty{Loser, slip, g.rarity(g.Show(p))}
}
