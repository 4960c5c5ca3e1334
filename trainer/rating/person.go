package rating

import "spectrie/trainer"

// forgetsAfter is how long a person may remember a puzzle, in milliseconds: 30 days.
const forgetsAfter = 30 * day

const day = 24 * 60 * 60 * 1000

// Person is what a person's answers to puzzles say of their strength.
//
// The answers of [trainer.ModeRated] count. The others do not: in a streak and in three minutes people hurry, Ghost of
// the day is the same for all, and a missed puzzle comes back until it is known. An answer to a puzzle that the person
// met less than 30 days before, in whatever mode, does not count either: they may remember it. So nobody earns
// anything by repetition.
type Person struct {
	Rating  Rating // right after the last answer that counts; use [Rested] for today's deviation
	Answers int    // that count

	last int64            // At of the last answer that counts
	met  map[string]int64 // At of the last answer to each puzzle
}

// Of is a person with answers as [trainer.State.Puzzles] returns them. It takes a few microseconds an answer.
func Of(answers []*trainer.Entry) *Person {
	p := &Person{Rating: New(), met: map[string]int64{}}
	for _, e := range answers {
		p.Add(e)
	}
	return p
}

// Add adds an answer that comes after all others, and reports whether it counts.
func (p *Person) Add(e *trainer.Entry) (counts bool) {
	met, known := p.met[e.Puzzle]
	p.met[e.Puzzle] = e.At
	if e.Mode != trainer.ModeRated || known && e.At-met < forgetsAfter {
		return false
	}
	if p.Answers > 0 {
		p.Rating = Rested(p.Rating, float64(e.At-p.last)/day)
	}
	p.Rating = After(p.Rating, float64(e.Rating), e.Grade == trainer.Good)
	p.Answers++
	p.last = e.At
	return true
}
