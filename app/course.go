package app

import (
	"slices"

	"spectrie/trainer"
)

// course is the repertoire that a view of the drill pages is about. The player to
// move, as a point of view, is the one who opens; with two players the two notions
// of safety agree, and so do their courses.
func (v View) course() trainer.Course {
	return trainer.Course{Dict: v.Dict, Rules: v.Rules, Seat: max(v.Seat, 1), Easiest: v.Easiest, Guaranteed: v.Guaranteed && v.Rules.Players > 2}
}

// dueIn is how many decisions of a view's game and seat are due, in whatever words
// they were learned; 0 while that is not known.
func dueIn(view View) int {
	if !practice.ready() {
		return 0
	}
	state, t, n := practice.state(), now(), 0
	course := view.course()
	for _, card := range state.Cards() {
		course.Easiest = card.Easiest
		if card.Recall || card.Course != course {
			continue
		}
		if p := state.Progress(card, t); p.Status != trainer.New && !p.Suspended && !p.Buried && !p.Due.After(t) {
			n++
		}
	}
	return n
}

// decks keeps the deck that was made last: the drill and its statistics show the
// same one.
type decks struct{ last *trainer.Deck }

// trained are the decks of this program.
var trained decks

// fits reports whether a deck, or nil, is that of a view, with what the person has
// added to it by now.
func fits(deck *trainer.Deck, view View) bool {
	course := view.course()
	return deck != nil && deck.Course == course && deck.Start == view.Fragment && slices.Equal(deck.Added, addedTo(course))
}

// addedTo are the fragments of the decisions that the person added to a course; none
// while that is not known.
func addedTo(course trainer.Course) []string {
	if !practice.ready() {
		return nil
	}
	return practice.state().Added(course)
}

// deck is the deck of a view, whose dictionary the library must have.
func (d *decks) deck(l *library, view View) (*trainer.Deck, error) {
	course := view.course()
	if fits(d.last, view) {
		return d.last, nil
	}
	game, err := l.solve(view.Dict, view.Rules)
	if err != nil {
		return nil, err
	}
	deck, err := trainer.NewDeck(game, course, view.Fragment, addedTo(course)...)
	if err != nil {
		return nil, err
	}
	d.last = deck
	return deck, nil
}
