package match

import (
	"spectrie/dicts"
	"spectrie/solver"
)

// The chance that others err is the chance of the bot not to lose when it plays for
// that against others who play as people do: they think of a word that goes on, a
// common one more likely, and avoid one that ends with the next letter as long as
// another letter is there; see likelihood.go of package trainer. (Package solver has
// the like for others to whom all letters are the same: [solver.Chances].)
//
// The words are those that the bot knows. For the example of bot_full.go: "ba" is
// lost, "bc" is won, and "b" is worth 1/3 · 0 + 2/3 · 1; "ca" has one letter that
// goes on after the other, and seat 2 avoids caab, so "c" is worth 0.

// hopeful are those of the letters that have nearly the best chance.
func (v *view) hopeful(letters []solver.Position) (those []solver.Position) {
	hopes, best := v.known.hopesOf(v.game(), v.seat), float32(0)
	for _, next := range letters {
		best = max(best, hopes[next.Node()])
	}
	for _, next := range letters {
		if hopes[next.Node()] >= nearlyBest*best {
			those = append(those, next)
		}
	}
	return those
}

// hopesOf is the chance of a seat not to lose a game, by node.
func (b *Book) hopesOf(game bookGame, seat int) []float32 {
	key := bookSeat{game, seat}
	if hopes := b.hopes[key]; hopes != nil {
		return hopes
	}
	var (
		solved = b.game(game.players, game.least)
		words  = b.commonnessOf(game.least)
		hopes  = make([]float32, solved.Trie().Len())
		groups [dicts.MaxLetters + 2]struct {
			best        float32 // over the letters under way at each depth
			sum, weight float32 // over those that complete no word, by commonness
		}
	)
	for p := range solved.Postorder() {
		below, group := &groups[p.Depth()+1], &groups[p.Depth()]
		hope := float32(1) // another completed a word, or can only do so
		switch {
		case p.Over() && p.Loser() == seat:
			hope = 0
		case p.Over():
		case p.Mover() == seat:
			hope = below.best
		case below.weight > 0:
			hope = below.sum / below.weight
		}
		below.best, below.sum, below.weight = 0, 0, 0
		hopes[p.Node()] = hope
		group.best = max(group.best, hope)
		if !p.Over() {
			weight := float32(words.Below(p.Node()))
			group.sum += weight * hope
			group.weight += weight
		}
	}
	b.hopes[key] = hopes
	return hopes
}
