package puzzleboard

import (
	"slices"

	"spectrie/app/address"
	"spectrie/app/answers"
	"spectrie/solver"
	"spectrie/trainer"
	"spectrie/trainer/puzzle"
)

// hasCard reports whether the question can be a card of the drill.
func (q *question) hasCard() bool {
	return q.puzzle.Kind == puzzle.Win || q.puzzle.Kind == puzzle.Refute
}

// decision is the question to look at again: the one that was missed, or else the first one.
func (q *question) decision() solver.Position {
	if q.outcome != nil && !q.outcome.Right {
		return q.asked
	}
	return q.play.Start
}

// card is the card of the question.
func (q *question) card() trainer.Card {
	course := trainer.Course{Dict: q.puzzle.Dict, Rules: q.puzzle.Rules, Seat: q.person()}
	return trainer.Card{Course: course, Fragment: q.decision().Fragment()}
}

// explorer is the view of the question in the explorer, from the person’s side. Where nobody is the person, it is
// that of the player to move.
func (q *question) explorer() address.View {
	at, seat := q.decision(), q.person()
	if seat == 0 {
		seat = at.Mover()
	}
	return address.View{Page: address.Explore, Dict: q.puzzle.Dict, Rules: q.puzzle.Rules, Seat: seat, Fragment: at.Fragment()}
}

// inDeck reports whether the drill asks for the card already, as far as that is known without making its deck.
func (b *Board) inDeck() bool {
	card := b.card()
	if !b.answers.Ready() {
		return false
	}
	if slices.Contains(b.answers.State().Added(card.Course), card.Fragment) {
		return true
	}
	deck := b.answers.MadeDeck(card.Course)
	return deck != nil && slices.Contains(b.answers.Courses(), card.Course) && deck.Item(card) != nil
}

// makeCard adds the question to the drill.
func (b *Board) makeCard() {
	if b.outcome == nil || !b.hasCard() || !b.answers.Ready() {
		return
	}
	card := b.card()
	if _, err := b.answers.CourseDeck(card.Course); err != nil { // makes the deck, so that it is known what it has
		b.host.Problem("The card could not be made: " + err.Error() + ".")
		return
	}
	if !b.inDeck() {
		b.answers.Note(trainer.Added, func(e *trainer.Entry) { e.Card = card })
		b.carded = true
	}
	b.takeFocus()
}

// drill is the view that asks the card.
func (b *Board) drill() address.View {
	card := b.card()
	return answers.ViewOf(card.Course, address.Drill).Asking(b.answers.CardOf(card).Fragment)
}
