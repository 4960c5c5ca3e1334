package answers

import (
	"time"

	"spectrie/trainer"
)

// Moment says when something was counted. The count holds while the answers and the decks stay the same, and no
// card becomes due.
type Moment struct {
	state          *trainer.State
	entries, ahead int // of the log, and those that the state leaves out
	decks          int // how often decks were made
	lists          int // how often the person's own lists changed
	from, until    time.Time
}

// moment is now, when something is counted that holds until a time.
func (t *Answers) moment(now, until time.Time) Moment {
	state := t.State() // which also counts the entries that it leaves out
	return Moment{state, len(t.Log.Entries()), t.ahead, t.courses.changes, t.shelf.Own.Changes + len(t.shelf.Own.Lists), now, until}
}

// Holds reports whether what was counted at a moment is still so.
func (t *Answers) Holds(m Moment) bool {
	now := t.Host.Now()
	same := t.moment(m.from, m.until)
	return m == same && !now.Before(m.from) && now.Before(m.until)
}

// sameAnswers reports whether the answers are those of a moment.
func (t *Answers) sameAnswers(m Moment) bool {
	state := t.State()
	return m.state == state && m.entries == len(t.Log.Entries()) && m.ahead == t.ahead
}

// dueCount is a count of all due cards, which the bar shows in every drawing.
type dueCount struct {
	Moment
	cards int
}

// Due is how many cards are due, over all decks: [trainer.Queue.DueNow] of what they ask. The cards of a deck that
// was not made yet are counted as the log has them, without daily limits. Those of a dictionary that is not on this
// device do not count. It is 0 until the answers are read.
func (t *Answers) Due() int {
	if !t.Ready() {
		return 0
	}
	if !t.Holds(t.due.Moment) {
		t.due = t.countDue()
	}
	return t.due.cards
}

// countDue counts the cards that are due. Only cards in the log can be.
func (t *Answers) countDue() dueCount {
	state, now := t.State(), t.Host.Now()
	c := dueCount{Moment: t.moment(now, t.HoldsUntil())}
	decks := map[trainer.Course]*trainer.Deck{}
	for _, course := range t.Courses() {
		decks[course] = t.MadeDeck(course)
	}
	var items []*trainer.Item
	for _, card := range state.Cards() {
		deck := decks[card.Course]
		if deck != nil {
			if item := deck.Item(card); item != nil && item.Card == card {
				items = append(items, item)
			}
			continue
		}
		p := state.Progress(card, now)
		if p.Status != trainer.New && !p.Suspended && !p.Buried && !p.Due.After(now) && t.CanHave(card.Dict) {
			c.cards++
		}
	}
	queue := state.Queue(items, now)
	c.cards += queue.DueNow()
	return c
}

// HoldsUntil is when the next card becomes due, or the day ends: cards are put off until then.
func (t *Answers) HoldsUntil() time.Time {
	state, now := t.State(), t.Host.Now()
	settings := state.Settings()
	until := settings.Begins(settings.DayOf(now)+1, now.Location())
	for _, card := range state.Cards() {
		p := state.Progress(card, now)
		if p.Status != trainer.New && !p.Suspended && !p.Buried && p.Due.After(now) && p.Due.Before(until) {
			until = p.Due
		}
	}
	return until
}

// MomentNow is the present moment: what is counted now holds until the next card becomes due.
func (t *Answers) MomentNow() Moment { return t.moment(t.Host.Now(), t.HoldsUntil()) }

// Lasts is how long the counts of a moment hold.
func (m *Moment) Lasts(now time.Time) time.Duration { return m.until.Sub(now) }
