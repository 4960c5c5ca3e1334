package answers

import (
	"slices"

	"spectrie/app/address"
	"spectrie/trainer"
)

// CourseOf is the repertoire that a view of the drill pages is about. The player to
// move, as a point of view, is the one who opens; with two players the two notions
// of safety agree, and so do their courses.
func CourseOf(v address.View) trainer.Course {
	return trainer.Course{Dict: v.Dict, Rules: v.Rules, Seat: max(v.Seat, 1), Easiest: v.Easiest, Guaranteed: v.Guaranteed && v.Rules.Players > 2}
}

// Fits reports whether a deck, or nil, is that of a view, with what the person has
// added to it by now.
func (t *Answers) Fits(deck *trainer.Deck, view address.View) bool {
	course := CourseOf(view)
	return deck != nil && deck.Course == course && deck.Start == view.Fragment && slices.Equal(deck.Added, t.addedTo(course))
}

// addedTo are the fragments of the decisions that the person added to a course; none
// while that is not known.
func (t *Answers) addedTo(course trainer.Course) []string {
	if !t.Ready() {
		return nil
	}
	return t.State().Added(course)
}

// Deck is the deck of a view, whose dictionary must be on the shelf. The drill and its
// statistics show the same one.
func (t *Answers) Deck(view address.View) (*trainer.Deck, error) {
	course := CourseOf(view)
	if t.Fits(t.LastDeck, view) {
		return t.LastDeck, nil
	}
	game, err := t.shelf.Solve(view.Dict, view.Rules)
	if err != nil {
		return nil, err
	}
	deck, err := trainer.NewDeck(game, course, view.Fragment, t.addedTo(course)...)
	if err != nil {
		return nil, err
	}
	t.LastDeck = deck
	return deck, nil
}

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
