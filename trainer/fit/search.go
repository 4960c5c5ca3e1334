package fit

import (
	"math"
	"slices"

	"spectrie/trainer"
)

// The search takes scoring steps, which are Newton's steps with the expected curvature (Fisher's information)
// in place of the exact one. It computes the slope of each chance in each weight by a small change of that
// weight. From these follow the slope and the curvature of the whole sum, and the point where the sum would be
// the least if it were a parabola. A step that does not lower the sum is tried again, shorter (Levenberg and
// Marquardt). About ten steps lead to the least sum, each as expensive as two dozen replays of the answers.
//
// The stabilities after a first answer differ among people by factors. So the search takes the logarithms of
// these four weights.

const (
	firstStabilities = 4   // the weights of the first answers, from Again to Easy
	leastStability   = 0.1 // the library never goes below it
)

// spreads say how much each weight differs among people. The first four are of logarithms. The others are the
// standard deviations that the project Open Spaced Repetition found among its users (fsrs-rs, training.rs).
var spreads = [...]float64{
	1, 1, 1, 1,
	0.57, 0.28, 0.6, 0.12, 0.39, 0.18, 0.33, 0.3, 0.09, 0.16, 0.57, 0.25, 1.03, 0.31, 0.32, 0.14, 0.27,
}

const (
	mostRounds  = 40
	smallChange = 1e-4 // of a weight, in its spread
	enough      = 1e-3 // a step that lowers the sum by less is the last
)

// search looks for the weights with the least sum (see the comment of the package).
type search struct {
	*Answers
	take   func(done float64) error
	passes int // through the answers so far
}

// usualPasses is about how many passes a whole fit takes.
const usualPasses = 300

func (s *search) turn() error { return s.take(min(float64(s.passes)/usualPasses, 1)) }

// at is a point of the search: the weights, and the chances and the sum that they lead to.
type at struct {
	place   []float64 // the weights, the first four as logarithms
	chances []float64
	sum     float64
}

// fit are the weights with the least sum over the answers up to a number. The search begins at weights.
func (s *search) fit(weights []float64, until int) ([]float64, error) {
	here, err := s.at(placeOf(weights), until)
	if err != nil {
		return nil, err
	}
	damping := 1e-3
	for range mostRounds {
		slopes, err := s.slopes(here)
		if err != nil {
			return nil, err
		}
		slope, curvature := s.parabola(here, slopes)
		before := here.sum
		for ; damping < 1e3; damping *= 10 {
			next, err := s.at(bounded(stepFrom(here.place, slope, curvature, damping)), until)
			if err != nil {
				return nil, err
			}
			if next.sum < here.sum {
				here, damping = next, damping/10
				break
			}
		}
		if before-here.sum < enough {
			break
		}
	}
	return weightsAt(here.place), nil
}

// at is the point at a place.
func (s *search) at(place []float64, until int) (at, error) {
	s.passes++
	chances, err := s.chances(weightsAt(place), until, s.turn)
	if err != nil {
		return at{}, err
	}
	sum := s.loss(chances, 0)
	for i, usual := range placeOf(trainer.UsualWeights()) {
		off := (place[i] - usual) / spreads[i]
		sum += off * off / 2
	}
	return at{place, chances, sum}, nil
}

// slopes are those of each chance: a list for each weight.
func (s *search) slopes(here at) ([][]float64, error) {
	slopes := make([][]float64, len(spreads))
	for i := range slopes {
		change := smallChange * spreads[i]
		place := slices.Clone(here.place)
		place[i] += change
		s.passes++
		chances, err := s.chances(weightsAt(place), len(here.chances), s.turn)
		if err != nil {
			return nil, err
		}
		for j := range chances {
			chances[j] = (chances[j] - here.chances[j]) / change
		}
		slopes[i] = chances
	}
	return slopes, nil
}

// parabola is the slope of the sum and its expected curvature.
func (s *search) parabola(here at, slopes [][]float64) (slope []float64, curvature [][]float64) {
	n := len(spreads)
	slope, curvature = make([]float64, n), make([][]float64, n)
	information := make([]float64, len(here.chances)) // of an answer about its chance
	for j, chance := range here.chances {
		information[j] = 1 / (chance * (1 - chance))
	}
	usual := placeOf(trainer.UsualWeights())
	for i := range n {
		curvature[i] = make([]float64, n)
		for j, chance := range here.chances {
			if s.right[j] {
				slope[i] -= slopes[i][j] / chance
			} else {
				slope[i] += slopes[i][j] / (1 - chance)
			}
		}
		slope[i] += (here.place[i] - usual[i]) / (spreads[i] * spreads[i])
		for k := range i + 1 {
			sum := 0.0
			for j := range information {
				sum += slopes[i][j] * slopes[k][j] * information[j]
			}
			curvature[i][k], curvature[k][i] = sum, sum
		}
		curvature[i][i] += 1 / (spreads[i] * spreads[i])
	}
	return slope, curvature
}

// stepFrom is the place where the parabola is least, or nearer with more damping. Weights that would leave
// their bounds stay where they are, and the others are found without them.
func stepFrom(place, slope []float64, curvature [][]float64, damping float64) []float64 {
	stays := make([]bool, len(place))
	for {
		step := solve(curvature, slope, stays, damping)
		next := slices.Clone(place)
		for i := range next {
			next[i] -= step[i]
		}
		more := false
		for i, b := range bounded(next) {
			if !stays[i] && step[i] != 0 && b == place[i] {
				stays[i], more = true, true
			}
		}
		if !more {
			return next
		}
	}
}

// solve is the x for which curvature·x is slope, by Cholesky's method. Weights that stay have 0.
func solve(curvature [][]float64, slope []float64, stays []bool, damping float64) []float64 {
	n := len(slope)
	lower, x := make([][]float64, n), make([]float64, n)
	for i := range n {
		lower[i] = make([]float64, i+1)
		if stays[i] {
			lower[i][i] = 1
			continue
		}
		x[i] = slope[i]
		for k := range i + 1 {
			sum := curvature[i][k]
			if stays[k] {
				sum = 0
			}
			if i == k {
				sum *= 1 + damping
			}
			for j := range k {
				sum -= lower[i][j] * lower[k][j]
			}
			if i == k {
				lower[i][i] = math.Sqrt(sum)
			} else {
				lower[i][k] = sum / lower[k][k]
			}
		}
		for k := range i {
			x[i] -= lower[i][k] * x[k]
		}
		x[i] /= lower[i][i]
	}
	for i := n - 1; i >= 0; i-- {
		for k := i + 1; k < n; k++ {
			x[i] -= lower[k][i] * x[k]
		}
		x[i] /= lower[i][i]
	}
	return x
}

// placeOf is where weights are.
func placeOf(weights []float64) []float64 {
	place := slices.Clone(weights)
	for i := range firstStabilities {
		place[i] = math.Log(weights[i])
	}
	return place
}

// weightsAt are the weights at a place.
func weightsAt(place []float64) []float64 {
	weights := slices.Clone(place)
	for i := range firstStabilities {
		weights[i] = math.Exp(place[i])
	}
	return weights
}

// bounded moves a place to where the weights are in their bounds, and a better first answer never leads to less
// stability.
func bounded(place []float64) []float64 {
	inside := placeOf(trainer.BoundWeights(weightsAt(place)))
	least := math.Log(leastStability)
	for i := range firstStabilities {
		least = max(least, inside[i])
		inside[i] = least
	}
	return inside
}
