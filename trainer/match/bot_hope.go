package match

import (
	"spectrie/dicts"
	"spectrie/solver"
)

// A hope is the chance of the bot not to lose when the others play as people do. People think of a word
// that can still come, more likely a common one. They avoid one that ends with the next letter as long
// as there is another letter; see likelihood.go of package trainer. The words are those that the bot
// knows. For others to whom all letters are the same there is [solver.Chances].
//
// In the example of bot_full.go "ba" is lost and "bc" is won, so "b" is worth 1/3 · 0 + 2/3 · 1. After
// "c" each fragment has one letter that goes on, and seat 2 avoids caab. So "c" is worth 0.

// hopeful are the letters with nearly the best chance.
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

// hopesOf are the hopes of a seat in a game, by node.
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
		hope := float32(1) // another seat completed a word, or has to
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
