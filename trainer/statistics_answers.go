package trainer

import "time"

// LongestAnswer is the most time that one answer counts in statistics. Whoever takes longer was away. The
// log keeps up to longestTook, so this bound can change without a change to any log.
const LongestAnswer = time.Minute

// DayWork is the answers of one day.
type DayWork struct {
	Answers int
	Time    time.Duration // an answer counts LongestAnswer at most
}

func (w DayWork) plus(more DayWork) DayWork {
	return DayWork{w.Answers + more.Answers, w.Time + more.Time}
}

// Work is what was done on every day with an answer. Days are by the person's clock at that time.
type Work map[Day]DayWork

// Work is what was done on the cards of a part.
func (s *State) Work(part Part) Work {
	settings, work := s.Settings(), Work{}
	for i := range s.Reviews() {
		review := &s.Reviews()[i]
		if !part.holds(review.Card) {
			continue
		}
		took := time.Duration(max(review.Took, 0)) * time.Millisecond
		day := settings.dayOf(review.At, review.Zone)
		work[day] = work[day].plus(DayWork{1, min(took, LongestAnswer)})
	}
	return work
}

// Between is what was done from one day to another, including both.
func (w Work) Between(first, last Day) DayWork {
	var sum DayWork
	for day, work := range w {
		if first <= day && day <= last {
			sum = sum.plus(work)
		}
	}
	return sum
}

// Total is all that was done.
func (w Work) Total() DayWork {
	var sum DayWork
	for _, work := range w {
		sum = sum.plus(work)
	}
	return sum
}

// RecallCount counts the cards that came back after days, and those of them that were remembered.
type RecallCount struct{ Remembered, Asked int }

func (r *RecallCount) add(remembered bool) {
	r.Asked++
	if remembered {
		r.Remembered++
	}
}

// Share is the part that was remembered, 0 to 1. It is false while none was asked.
func (r RecallCount) Share() (float64, bool) {
	if r.Asked == 0 {
		return 0, false
	}
	return float64(r.Remembered) / float64(r.Asked), true
}

// Retention is how often known cards were remembered when they came back. Of a card's answers on one day
// only the first counts. By the later ones the person had just seen it.
type Retention struct {
	Young, Mature RecallCount // cards planned for fewer than MatureDays, and the others
}

// Both is the retention of young and mature cards together.
func (r Retention) Both() RecallCount {
	return RecallCount{r.Young.Remembered + r.Mature.Remembered, r.Young.Asked + r.Mature.Asked}
}

// Retentions are the retention of a part from each of the given days on.
func (s *State) Retentions(part Part, from ...Day) []Retention {
	type cardDay struct {
		card Card
		day  Day
	}
	since := make([]Retention, len(from))
	settings, seen := s.Settings(), make(map[cardDay]bool, len(s.Reviews()))
	for i := range s.Reviews() {
		review := &s.Reviews()[i]
		if !part.holds(review.Card) {
			continue
		}
		day := settings.dayOf(review.At, review.Zone)
		at := cardDay{review.Card, day}
		seenThatDay := seen[at]
		seen[at] = true
		if seenThatDay || review.Before != Known {
			continue
		}
		for i := range since {
			switch {
			case day < from[i]:
			case review.Days < MatureDays:
				since[i].Young.add(review.Grade >= Hard)
			default:
				since[i].Mature.add(review.Grade >= Hard)
			}
		}
	}
	return since
}
