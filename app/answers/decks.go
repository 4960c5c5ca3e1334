package answers

import (
	"slices"
	"time"

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

// dueCount is a count of due decisions, which every rendering of the bar shows. It holds
// as long as the log is the same and no moment passes at which the count can change.
type dueCount struct {
	course         trainer.Course // with the fewest words
	state          *trainer.State
	entries, ahead int       // of the log, and those that its state leaves out
	from, until    time.Time // it holds from one moment until before the other
	decisions      int
}

// DueIn is how many decisions of a view's game and seat are due, in whatever words
// they were learned; 0 while that is not known.
func (t *Answers) DueIn(view address.View) int {
	if !t.Ready() {
		return 0
	}
	course := CourseOf(view)
	course.Easiest = false
	state, at := t.State(), t.Host.Now()
	c := &t.due
	holds := c.course == course && c.state == state && c.entries == len(t.Log.Entries()) && c.ahead == t.ahead &&
		!at.Before(c.from) && at.Before(c.until)
	if !holds {
		*c = countDue(state, course, at)
		c.entries, c.ahead = len(t.Log.Entries()), t.ahead
	}
	return c.decisions
}

// countDue counts what is due in a course at a time. The count changes when a day begins,
// because cards are set aside until then, and when another card becomes due.
func countDue(state *trainer.State, course trainer.Course, at time.Time) dueCount {
	settings := state.Settings()
	c := dueCount{course: course, state: state, from: at, until: settings.Begins(settings.DayOf(at)+1, at.Location())}
	for _, card := range state.Cards() {
		course.Easiest = card.Easiest
		if card.Recall || card.Course != course {
			continue
		}
		p := state.Progress(card, at)
		switch {
		case p.Status == trainer.New || p.Suspended || p.Buried:
		case !p.Due.After(at):
			c.decisions++
		case p.Due.Before(c.until):
			c.until = p.Due
		}
	}
	return c
}
