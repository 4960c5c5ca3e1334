package answers

import (
	"time"

	"spectrie/app/address"
	"spectrie/trainer"
)

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
