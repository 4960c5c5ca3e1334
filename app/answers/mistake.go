package answers

import (
	"spectrie/app/address"
	"spectrie/trainer"
)

// DrillMistake makes a letter of play that was a mistake an answer to its card, which
// comes back soon. Where the card is no decision of its deck it is added to it first;
// it reports whether it was. The dictionary of the card must be in the library.
func (t *Answers) DrillMistake(card trainer.Card, gave rune) (added bool) {
	t.AwaitPractice()
	c := card.Course
	deck, err := t.Deck(address.View{Dict: c.Dict, Rules: c.Rules, Seat: c.Seat, Easiest: c.Easiest, Guaranteed: c.Guaranteed})
	if err != nil {
		return false // there is no such game, and no card
	}
	if added = deck.Item(card) == nil; added {
		t.Note(trainer.Added, func(e *trainer.Entry) { e.Card = card })
	}
	t.Note(trainer.Answered, func(e *trainer.Entry) {
		e.Card, e.Grade, e.Gave = card, trainer.Again, string(gave)
	})
	return added
}
