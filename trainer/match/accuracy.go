package match

// Accuracy is how many of the wins that a player had in hand it kept. A turn counts if the player could have
// won from there, or with three or more players stayed safe in rational play: by a letter, by a challenge, or
// by naming a word. The win was kept if the step was no [Mistake]. Letters of lost positions do not count,
// because none of them is wrong.
type Accuracy struct{ Kept, Of int }

// Plus is both together.
func (a Accuracy) Plus(b Accuracy) Accuracy { return Accuracy{a.Kept + b.Kept, a.Of + b.Of} }

// Accuracy is that of a player in the round.
func (r *Review) Accuracy(player int) (a Accuracy) {
	for i := range r.Steps {
		if s := &r.Steps[i]; s.Player == player && s.Before.Safe {
			a.Of++
			if s.Mistake == NoMistake {
				a.Kept++
			}
		}
	}
	return a
}

// AccuracyOf is that of a whole match, given by its facts. Facts that were kept before there was an accuracy
// add nothing.
func AccuracyOf(facts []Fact) (a Accuracy) {
	for i := range facts {
		a = a.Plus(facts[i].Accuracy)
	}
	return a
}
