package today

import (
	"time"

	"spectrie/app/answers"
	"spectrie/trainer"
)

// counts are what the page says about all decks. The bar and the drill count the same.
type counts struct {
	answers.Moment
	due     int // as the bar shows it
	fresh   int // new cards within today's limit
	soon    int // cards in their steps that come back within minutes, and can be asked now
	waiting int // new cards beyond the limit
	takes   time.Duration
	next    time.Time // when the next card comes back after these; zero when none does
	streak  int       // days
	rows    []row
}

// row is a deck of the person.
type row struct {
	course   trainer.Course
	deck     *trainer.Deck // nil until it was made
	due      int
	learning int // cards in their first steps, or missed and not known again yet
	fresh    int
	waiting  int
}

// counted are the counts as of now, nil until the answers are known.
func (p *Page) counted() *counts {
	if !p.answers.Ready() {
		return nil
	}
	if p.counts == nil || !p.answers.Holds(p.counts.Moment) {
		p.counts = p.count()
	}
	return p.counts
}

func (p *Page) count() *counts {
	state, now := p.answers.State(), p.host.Now()
	all := trainer.Session{Decks: p.answers.MadeDecks()}
	queue := all.Queue(state, now)
	streak := state.Streak(nil, now, all.Decks...)
	c := &counts{
		Moment: p.answers.MomentNow(),
		due:    p.answers.Due(), fresh: len(queue.New), soon: len(queue.Soon), waiting: queue.Waiting,
		takes: state.TimeFor(&queue), next: queue.Later,
		streak: streak.Current,
	}
	for _, course := range p.answers.Courses() {
		c.rows = append(c.rows, countRow(course, p.answers.MadeDeck(course), state, now))
	}
	return c
}

// missedPuzzles is how many puzzles were missed and are due. They are no cards, and they come back at times of their own.
func (p *Page) missedPuzzles() (n int) {
	if p.answers.Ready() {
		due, _ := p.answers.State().MissedPuzzles(p.host.Now())
		for _, id := range due {
			if p.shelf.HasPuzzle(id) {
				n++
			}
		}
	}
	return n
}

// countRow counts what there is to do in one deck, as its own drill does.
func countRow(course trainer.Course, deck *trainer.Deck, state *trainer.State, now time.Time) row {
	r := row{course: course, deck: deck}
	if deck == nil {
		return r
	}
	session := trainer.Session{Decks: []*trainer.Deck{deck}}
	queue := session.Queue(state, now)
	r.due, r.fresh, r.waiting = queue.DueNow(), len(queue.New), queue.Waiting
	for _, item := range deck.Asked(state, false) {
		if p := state.Progress(item.Card, now); !p.Suspended && (p.Status == trainer.Learning || p.Status == trainer.Lapsed) {
			r.learning++
		}
	}
	return r
}

// toDo is how many cards the sitting would ask.
func (c *counts) toDo() int { return c.due + c.fresh + c.soon }
