package app

import (
	"slices"

	"spectrie/trainer"
)

// course is the repertoire that a view of the drill pages is about. The player to
// move, as a point of view, is the one who opens; with two players the two notions
// of safety agree, and so do their courses.
func courseOf(v View) trainer.Course {
	return trainer.Course{Dict: v.Dict, Rules: v.Rules, Seat: max(v.Seat, 1), Easiest: v.Easiest, Guaranteed: v.Guaranteed && v.Rules.Players > 2}
}

// dueIn is how many decisions of a view's game and seat are due, in whatever words
// they were learned; 0 while that is not known.
func (t *training) dueIn(view View) int {
	if !t.ready() {
		return 0
	}
	state, at, n := t.state(), t.Now(), 0
	course := courseOf(view)
	for _, card := range state.Cards() {
		course.Easiest = card.Easiest
		if card.Recall || card.Course != course {
			continue
		}
		if p := state.Progress(card, at); p.Status != trainer.New && !p.Suspended && !p.Buried && !p.Due.After(at) {
			n++
		}
	}
	return n
}

// fits reports whether a deck, or nil, is that of a view, with what the person has
// added to it by now.
func (t *training) fits(deck *trainer.Deck, view View) bool {
	course := courseOf(view)
	return deck != nil && deck.Course == course && deck.Start == view.Fragment && slices.Equal(deck.Added, t.addedTo(course))
}

// addedTo are the fragments of the decisions that the person added to a course; none
// while that is not known.
func (t *training) addedTo(course trainer.Course) []string {
	if !t.ready() {
		return nil
	}
	return t.state().Added(course)
}

// deck is the deck of a view, whose dictionary must be on the shelf. The drill and its
// statistics show the same one.
func (t *training) deck(view View) (*trainer.Deck, error) {
	course := courseOf(view)
	if t.fits(t.lastDeck, view) {
		return t.lastDeck, nil
	}
	game, err := t.shelf.solve(view.Dict, view.Rules)
	if err != nil {
		return nil, err
	}
	deck, err := trainer.NewDeck(game, course, view.Fragment, t.addedTo(course)...)
	if err != nil {
		return nil, err
	}
	t.lastDeck = deck
	return deck, nil
}
