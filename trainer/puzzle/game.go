package puzzle

import (
	"spectrie/dicts"
	"spectrie/solver"
)

// Game is a solved game and how easily its words come to mind. It never changes.
type Game struct {
	Dict     string // id of the dictionary
	Solution *solver.Solution
	words    dicts.Commonness
	liked    []dicts.Commonness // by seat from 1: only the words that another seat completes
}

// NewGame returns the game of a dictionary, which has an id, for puzzles.
func NewGame(dict string, solution *solver.Solution) *Game {
	g := &Game{Dict: dict, Solution: solution, words: dicts.CommonnessOf(solution.Trie())}
	rules := solution.Rules()
	g.liked = make([]dicts.Commonness, rules.Players+1)
	for seat := 1; seat <= rules.Players; seat++ {
		g.liked[seat] = dicts.CommonnessOfLengths(solution.Trie(), func(letters int) bool { return rules.Mover(letters-1) != seat })
	}
	return g
}

// outlook is what lies ahead of a seat that is safe at a position, if it plays its best letters.
type outlook struct {
	// slip is the chance from 0 to 1 that a person errs before the round ends. The others play the replies that
	// make it the greatest.
	slip float64
	// rarest is the greatest [dicts.Tier.Rarity] of the words that a person has to know. It is 0 where nothing has to be known.
	rarest int
	// choices are the turns ahead at which a letter that ends nothing loses.
	choices int
}

// ahead is the outlook of a seat at p, which must be safe for it.
func (g *Game) ahead(p solver.Position, seat int) outlook {
	switch {
	case p.Over():
		return outlook{rarest: g.rarity(p)}
	case p.Mover() == seat:
		best, _ := g.best(p)
		own := best.outlook
		if slip, asked := g.slipAt(p); asked {
			own.slip = 1 - float64((1-slip)*(1-own.slip))
			own.choices++
		}
		return own
	}
	var worst outlook
	goesOn := false
	rarestEnd := 0 // the least rarity of the words that the reply completes
	for next := range p.Next() {
		if !next.Safe(seat, false) {
			continue // a reply that good players do not make
		}
		after := g.ahead(next, seat)
		if next.Over() {
			if rarestEnd == 0 || after.rarest < rarestEnd {
				rarestEnd = after.rarest
			}
			continue
		}
		goesOn = true
		worst.rarest = max(worst.rarest, after.rarest)
		worst.choices = max(worst.choices, after.choices)
		worst.slip = max(worst.slip, after.slip)
	}
	if !goesOn { // every reply completes a word, and it is enough to know one of them
		worst.rarest = rarestEnd
	}
	return worst
}

// key is a winning letter with what comes after it.
type key struct {
	next solver.Position
	outlook
}

// best is the winning letter at p that asks for the most common words, and of equals the one after which a person
// errs least. It is false where no letter wins.
func (g *Game) best(p solver.Position) (best key, ok bool) {
	seat := p.Mover()
	for next := range p.Next() {
		if !next.Safe(seat, false) {
			continue
		}
		k := key{next, g.ahead(next, seat)}
		if !ok || k.rarest < best.rarest || k.rarest == best.rarest && k.slip < best.slip {
			best, ok = k, true
		}
	}
	return best, ok
}

// slipAt is the chance that a person plays a losing letter at their own turn. It is the mean of two ways to think,
// which are those of bots: a word comes to mind, more likely a common one, and its letter is played; or the same
// among the words that somebody else completes. Nobody completes a word as long as another letter is left. asked is
// false where no such letter loses: then nothing is asked.
func (g *Game) slipAt(p solver.Position) (slip float64, asked bool) {
	seat := p.Mover()
	var all, right, allLiked, rightLiked uint32
	for next := range p.Next() {
		if next.Over() {
			continue
		}
		words, liked := g.words.Below(next.Node()), g.liked[seat].Below(next.Node())
		all += words
		allLiked += liked
		if next.Safe(seat, false) {
			right += words
			rightLiked += liked
		} else {
			asked = true
		}
	}
	if !asked {
		return 0, false
	}
	slip = 1 - float64(right)/float64(all)
	if allLiked == 0 {
		return slip, true
	}
	return (slip + 1 - float64(rightLiked)/float64(allLiked)) / 2, true
}

// rarity is that of the word completed at p.
func (g *Game) rarity(p solver.Position) int { return g.Solution.Trie().Tier(p.Node()).Rarity() }
