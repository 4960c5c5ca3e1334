package match

import "spectrie/dicts"

// What chance is there that others err? They play like people in this: they think of
// a word that goes on, a common one more likely, and avoid one that ends with the
// next letter as long as another letter is there; see likelihood.go of package
// trainer. The bot plays the letter with the best chance. (Package solver has the
// same for others who know all words equally well.)
//
// Take two players and the words abcd of tier 10, abed and abbot without a tier. Seat
// 1 opens with a; seat 2, the bot, has to play b, and is lost: seat 1 plays b and the
// bot has to ... (the bot loses with abbot or abcd?)

// hopes is the chance of the bot not to lose, by node, as far as its words go.
func (v *view) hopes() []float32 {
	return v.known.hopesOf(bookSeat{bookGame{v.rules.Players, v.known.passed(v.fragment) + 1}, v.seat})
}

// hopesOf is the chance of a seat not to lose, from every fragment of a game.
func (b *Book) hopesOf(key bookSeat) []float32 {
	if hopes := b.hopes[key]; hopes != nil {
		return hopes
	}
	var (
		game   = b.game(key.players, key.least)
		words  = b.commonnessOf(key.least)
		hopes  = make([]float32, game.Trie().Len())
		groups [dicts.MaxLetters + 2]struct {
			best, sum, weight float32 // over the letters under way at each depth
		}
	)
	for p := range game.Postorder() {
		depth := p.Depth()
		below, group := &groups[depth+1], &groups[depth]
		hope := float32(1) // another completed a word, or can only do so
		switch {
		case p.Over() && p.Loser() == key.seat:
			hope = 0
		case p.Over():
		case p.Mover() == key.seat:
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
