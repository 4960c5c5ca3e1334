package trainer

import "spectrie/dicts"

// Opponent is whom [Deck.Strength] is measured against.
type Opponent struct {
	Perfect    bool
	Vocabulary dicts.Tier // of one who is not perfect: knows the words up to this tier; NoTier knows all
}

// Strength is the chance not to lose a round of the deck today.
func (d *Deck) Strength(remembers func(Card) float64, against Opponent) float64 {
	panic("trainer: not yet")
}
