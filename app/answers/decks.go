package answers

import (
	"slices"

	"spectrie/app/address"
	"spectrie/trainer"
)

// CourseOf is the course that a view of the drill pages asks for. The point of view of the player to move
// counts as that of the opener. With two players the two notions of safety agree, so there is one course.
func CourseOf(v address.View) trainer.Course {
	return trainer.Course{Dict: v.Dict, Rules: v.Rules, Seat: max(v.Seat, 1), Easiest: v.Easiest, Guaranteed: v.Guaranteed && v.Rules.Players > 2}
}

// ViewOf is the view of a course on a page.
func ViewOf(c trainer.Course, page address.Page) address.View {
	return address.View{Page: page, Dict: c.Dict, Rules: c.Rules, Seat: c.Seat, Easiest: c.Easiest, Guaranteed: c.Guaranteed}
}

// Fits reports whether a deck is the one of a view, including what the person has added to it so far. The deck
// may be nil.
func (t *Answers) Fits(deck *trainer.Deck, view address.View) bool {
	course := CourseOf(view)
	return deck != nil && deck.Course == course && deck.Start == view.Fragment && slices.Equal(deck.Added, t.addedTo(course))
}

// addedTo are the fragments of the decisions that the person has added to a course; none until the answers are
// read.
func (t *Answers) addedTo(course trainer.Course) []string {
	if !t.Ready() {
		return nil
	}
	return t.State().Added(course)
}

// Deck is the deck of a view, whose dictionary must be on the shelf. The drill and the statistics share it.
func (t *Answers) Deck(view address.View) (*trainer.Deck, error) {
	course := CourseOf(view)
	if t.Fits(t.LastDeck, view) {
		return t.LastDeck, nil
	}
	deck, err := t.CourseDeck(course)
	if err == nil && view.Fragment != "" {
		deck, err = trainer.NewDeck(deck.Game, course, view.Fragment, deck.Added...)
	}
	if err != nil {
		return nil, err
	}
	t.LastDeck = deck
	return deck, nil
}

// CardOf is the card that asks for a decision. That is the decision's own, or one that begins before it: a card is
// all letters that come by themselves. A decision that no card asks for is returned as it is.
func (t *Answers) CardOf(decision trainer.Card) trainer.Card {
	deck, err := t.CourseDeck(decision.Course)
	if err == nil {
		if item := deck.Item(decision); item != nil {
			return item.Card
		}
	}
	return decision
}

// DrillMistake notes a mistake in a match as an answer to the card that asks for it, so that the card comes back
// soon. If the deck has no such card, DrillMistake adds it first, and reports that. The dictionary of the card must
// be on the shelf.
func (t *Answers) DrillMistake(mistake trainer.Card, gave rune) (added bool) {
	t.LoadAnswers()
	deck, err := t.CourseDeck(mistake.Course)
	if err != nil {
		return false // no such game, so no such card
	}
	t.LastDeck = deck
	card := mistake
	if item := deck.Item(mistake); item != nil {
		card = item.Card
	} else {
		added = true
		t.Note(trainer.Added, func(e *trainer.Entry) { e.Card = mistake })
	}
	t.Note(trainer.Answered, func(e *trainer.Entry) {
		e.Card, e.Grade, e.Gave = card, trainer.Again, string(gave)
	})
	return added
}

// HasMistake reports whether the log has such a mistake since a moment in milliseconds, as DrillMistake notes it.
func (t *Answers) HasMistake(mistake trainer.Card, gave rune, since int64) bool {
	entries, undone := t.Log.Entries(), map[trainer.ID]bool{}
	for i := len(entries) - 1; i >= 0 && entries[i].At >= since; i-- {
		switch e := &entries[i]; {
		case e.Kind == trainer.Undone:
			undone[e.Undoes] = true
		case e.Kind == trainer.Answered && mistake.Below(e.Card) && e.Grade == trainer.Again && e.Gave == string(gave) && !undone[e.ID]:
			if e.Card == mistake || e.Card == t.CardOf(mistake) {
				return true
			}
		}
	}
	return false
}
