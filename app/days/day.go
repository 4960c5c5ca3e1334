package days

import (
	"time"

	"spectrie/trainer"
	"spectrie/trainer/puzzle"
)

// Day is Ghost of the day of a date, as far as a person has answered it.
type Day struct {
	Date   trainer.Date
	Places [puzzle.DailyPositions]Place
}

// Place is one of the five positions.
type Place struct {
	Puzzle puzzle.Puzzle
	Answer *trainer.Entry // nil until it is answered
}

// Mark is how a position was answered.
type Mark int

const (
	Open   Mark = iota // not answered yet
	Solved             //
	Begun              // the first letter was right, and a later one was not
	Missed             // the first letter was wrong
)

// Mark is how the position was answered.
func (p *Place) Mark() Mark { return markOf(p.Answer) }

func markOf(answer *trainer.Entry) Mark {
	switch {
	case answer == nil:
		return Open
	case answer.Grade != trainer.Again:
		return Solved
	case answer.Found > 0:
		return Begun
	}
	return Missed
}

// Played are the answers of a person to Ghost of the day by date. For each position the first answer counts.
type Played map[trainer.Date][]*trainer.Entry

// PlayedIn finds the answers in a log. Unlike [trainer.State.Daily] it also has those that lie ahead of a clock that
// was put back: a day that was answered stays answered.
func PlayedIn(log []trainer.Entry) Played {
	played := Played{}
	type position struct {
		trainer.Date
		puzzle string
	}
	seen := map[position]bool{}
	for i := range log {
		e := &log[i]
		if p := (position{e.Date, e.Puzzle}); e.Kind == trainer.Puzzled && e.Date != 0 && !seen[p] {
			seen[p] = true
			played[e.Date] = append(played[e.Date], e)
		}
	}
	return played
}

// Marks are how the positions of a date were answered, in the order of the answers. It needs no puzzles.
func (p Played) Marks(date trainer.Date) (marks [puzzle.DailyPositions]Mark) {
	for i, answer := range p[date] {
		if i < len(marks) {
			marks[i] = markOf(answer)
		}
	}
	return marks
}

// Answered is how many positions of a date were answered.
func (p Played) Answered(date trainer.Date) int { return min(len(p[date]), puzzle.DailyPositions) }

// On is the day of a date. Where the site had other puzzles when a position was answered, the answered one takes a
// place of those that are open.
func (p Played) On(date trainer.Date, five [puzzle.DailyPositions]puzzle.Puzzle) Day {
	day := Day{Date: date}
	var others []*trainer.Entry
	for i := range five {
		day.Places[i].Puzzle = five[i]
	}
	for _, answer := range p[date] {
		if place := day.place(answer.Puzzle); place != nil {
			place.Answer = answer
		} else {
			others = append(others, answer)
		}
	}
	for i := range day.Places {
		place := &day.Places[i]
		if place.Answer != nil || len(others) == 0 {
			continue
		}
		place.Answer, others = others[0], others[1:]
		if then, err := puzzle.ParseID(place.Answer.Puzzle); err == nil {
			then.Rating = place.Answer.Rating
			place.Puzzle = then
		}
	}
	return day
}

// place is the place of a puzzle by its id, nil if the day does not have it.
func (d *Day) place(id string) *Place {
	for i := range d.Places {
		if d.Places[i].Puzzle.ID() == id {
			return &d.Places[i]
		}
	}
	return nil
}

// Marks are how the positions were answered.
func (d *Day) Marks() (marks [puzzle.DailyPositions]Mark) {
	for i := range d.Places {
		marks[i] = d.Places[i].Mark()
	}
	return marks
}

// Next is the number of the first open place, from 0. It is [puzzle.DailyPositions] when all are answered.
func (d *Day) Next() int {
	for i := range d.Places {
		if d.Places[i].Answer == nil {
			return i
		}
	}
	return len(d.Places)
}

// Over reports whether all positions are answered.
func (d *Day) Over() bool { return d.Next() == len(d.Places) }

// Solved is how many positions were solved.
func (d *Day) Solved() int { return count(d.Marks(), Solved) }

// grace is how long after the last answer a day goes on when midnight has passed.
const grace = time.Hour

// Current is the date to play now: today by the person's own clock. A day that they began before midnight and have
// not finished goes on for a while.
func (p Played) Current(now time.Time) trainer.Date {
	today := trainer.DateOf(now)
	before := p[today-1]
	if n := len(before); n > 0 && n < puzzle.DailyPositions && len(p[today]) == 0 {
		last := before[n-1]
		if last.Mode == trainer.ModeDaily && now.Sub(last.Time()) < grace {
			return today - 1
		}
	}
	return today
}
