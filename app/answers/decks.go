package answers

import (
	"slices"
	"time"

	"spectrie/app/address"
	"spectrie/trainer"
)

// CourseOf is the course that a view of the drill pages asks for. The point of view of the player to move
// counts as that of the opener. With two players the two notions of safety agree, so there is one course.
func CourseOf(v address.View) trainer.Course {
	return trainer.Course{Dict: v.Dict, Rules: v.Rules, Seat: max(v.Seat, 1), Easiest: v.Easiest, Guaranteed: v.Guaranteed && v.Rules.Players > 2}
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

// DrillMistake notes a mistake in a match as an answer to its card, so that the card comes back soon. If the
// deck does not have the card, DrillMistake adds it first, and reports that. The dictionary of the card must
// be on the shelf.
func (t *Answers) DrillMistake(card trainer.Card, gave rune) (added bool) {
	t.LoadAnswers()
	c := card.Course
	deck, err := t.Deck(address.View{Dict: c.Dict, Rules: c.Rules, Seat: c.Seat, Easiest: c.Easiest, Guaranteed: c.Guaranteed})
	if err != nil {
		return false // no such game, so no such card
	}
	if added = deck.Item(card) == nil; added {
		t.Note(trainer.Added, func(e *trainer.Entry) { e.Card = card })
	}
	t.Note(trainer.Answered, func(e *trainer.Entry) {
		e.Card, e.Grade, e.Gave = card, trainer.Again, string(gave)
	})
	return added
}

// HasMistake reports whether the log has such a mistake since a moment in milliseconds, as DrillMistake notes it.
func (t *Answers) HasMistake(card trainer.Card, gave rune, since int64) bool {
	entries, undone := t.Log.Entries(), map[trainer.ID]bool{}
	for i := len(entries) - 1; i >= 0 && entries[i].At >= since; i-- {
		switch e := &entries[i]; {
		case e.Kind == trainer.Undone:
			undone[e.Undoes] = true
		case e.Kind == trainer.Answered && e.Card == card && e.Grade == trainer.Again && e.Gave == string(gave) && !undone[e.ID]:
			return true
		}
	}
	return false
}

// dueCount is a cached count of due decisions, which the bar shows in every drawing. It is valid while the log
// stays the same and no card becomes due.
type dueCount struct {
	course         trainer.Course // the one with the fewest words
	state          *trainer.State
	entries, ahead int       // of the log, and those that the state leaves out
	from, until    time.Time // when it is valid
	decisions      int
}

// DueIn is how many decisions are due for a view's game and player, with the fewest words or the most common. It
// is 0 until the answers are read.
func (t *Answers) DueIn(view address.View) int {
	if !t.Ready() {
		return 0
	}
	course := CourseOf(view)
	course.Easiest = false
	state, at := t.State(), t.Host.Now()
	c := &t.due
	valid := c.course == course && c.state == state && c.entries == len(t.Log.Entries()) && c.ahead == t.ahead &&
		!at.Before(c.from) && at.Before(c.until)
	if !valid {
		*c = countDue(state, course, at)
		c.entries, c.ahead = len(t.Log.Entries()), t.ahead
	}
	return c.decisions
}

// countDue counts the decisions of a course that are due. The count changes when the next card becomes due and
// when a day begins, because some cards are put off until then.
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
