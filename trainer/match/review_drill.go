package match

import "spectrie/trainer"

// DrillCard is the card that asks for the decision at a step that was a mistake, in the game and for the
// seat of that round. The step is given by its index. It is false for a step that was no mistake, for a
// challenge, and after a passed word, which the drill does not know.
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
