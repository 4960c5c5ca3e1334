package fit

import (
	"fmt"
	"math"

	"spectrie/trainer"
)

// Needed is the fewest answers that count for which [Answers.Fit] looks for weights.
const Needed = 400

// Fit is what came of a fit.
type Fit struct {
	Weights []float64 // nil if the published weights predict the last answers as well
	Better  float64   // by how much of the published weights' log loss the fitted ones lower it, as 0.06
}

// testPart is the part of the answers that decides whether a fit is worth it: the last quarter.
const testPart = 4

// leastBetter is the least gain that is worth other weights. Of 60 simulated learners who are like the published
// weights, and have 400 answers that count, none gained as much by chance, and three gained 0.02.
const leastBetter = 0.03

// Fit looks for weights that predict the answers better than the published ones. Take lets the page that shares
// the thread go on. It gets the share of the work that is done, and an error of it ends the work. The same
// answers always give the same weights.
func (a *Answers) Fit(take func(done float64) error) (Fit, error) {
	n := a.Counting()
	if n < Needed {
		return Fit{}, fmt.Errorf("%d answers came back on a later day: a fit needs %d", n, Needed)
	}
	s := &search{Answers: a, take: take}
	trained := n - n/testPart
	weights, err := s.fit(trainer.UsualWeights(), trained)
	if err != nil {
		return Fit{}, err
	}
	usual, err := a.chances(trainer.UsualWeights(), n, s.turn)
	if err != nil {
		return Fit{}, err
	}
	own, err := a.chances(weights, n, s.turn)
	if err != nil {
		return Fit{}, err
	}
	f := Fit{Better: 1 - a.loss(own, trained)/a.loss(usual, trained)}
	if f.Better < leastBetter {
		return Fit{Better: f.Better}, nil
	}
	if weights, err = s.fit(weights, n); err != nil {
		return Fit{}, err
	}
	for i, w := range weights {
		weights[i] = math.Round(w*1e4) / 1e4
	}
	f.Weights = trainer.BoundWeights(weights)
	return f, nil
}
