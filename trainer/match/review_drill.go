package match

import "spectrie/trainer"

// DrillCard is the card that asks for the decision at a step which was a mistake, by
// its index: of the game and the seat in that round. It is false for steps that are no
// mistake, for challenges, and where a word was passed by, which the drill does not
// know.
func (r *Review) DrillCard(step int) (trainer.Card, bool) {
	s := &r.Steps[step]
	switch s.Mistake {
	case Endangered, Completion, Departure:
	default:
		return trainer.Card{}, false
	}
	if r.book.lettersPassed(s.Fragment) >= r.book.MinLetters {
		return trainer.Card{}, false
	}
	course := trainer.Course{Dict: r.Setup.Dict, Rules: r.Round.Rules(r.Setup.MinLetters), Seat: s.Seat}
	return trainer.Card{Course: course, Fragment: s.Fragment}, true
}
