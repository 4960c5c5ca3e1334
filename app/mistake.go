package app

import "spectrie/trainer"

// drillMistake makes a letter of play that was a mistake an answer to its card, which
// comes back soon. Where the card is no decision of its deck it is added to it first;
// it reports whether it was. The dictionary of the card must be in the library.
func (t *training) drillMistake(card trainer.Card, gave rune) (added bool) {
	t.awaitPractice()
	c := card.Course
	deck, err := t.deck(View{Dict: c.Dict, Rules: c.Rules, Seat: c.Seat, Easiest: c.Easiest, Guaranteed: c.Guaranteed})
	if err != nil {
		return false // there is no such game, and no card
	}
	if added = deck.Item(card) == nil; added {
		t.note(trainer.Added, func(e *trainer.Entry) { e.Card = card })
	}
	t.note(trainer.Answered, func(e *trainer.Entry) {
		e.Card, e.Grade, e.Gave = card, trainer.Again, string(gave)
	})
	return added
}
