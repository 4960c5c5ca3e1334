package fit

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"spectrie/trainer"
)

// point is a place at which every weight is a little off the published one, for tests of the search.
func point(t *testing.T, s *search, random *rand.Rand) at {
	t.Helper()
	place := placeOf(trainer.UsualWeights())
	for i := range place {
		place[i] += 0.2 * spreads[i] * random.Float64()
	}
	here, err := s.at(place, s.Counting())
	if err != nil {
		t.Fatal(err)
	}
	return here
}

func newSearch() *search {
	return &search{Answers: study(learners["never recovers from a lapse"], 4, 500, 8).answers(), take: noTurns}
}

func TestTheSlopeIsThatOfTheSum(t *testing.T) {
	s := newSearch()
	here := point(t, s, rand.New(rand.NewPCG(1, 1)))
	slopes, err := s.slopes(here)
	if err != nil {
		t.Fatal(err)
	}
	slope, curvature := s.parabola(here, slopes)
	for i := range slope {
		const change = 1e-5
		sum := func(change float64) float64 {
			place := slices.Clone(here.place)
			place[i] += change
			p, err := s.at(place, s.Counting())
			if err != nil {
				t.Fatal(err)
			}
			return p.sum
		}
		want := (sum(change) - sum(-change)) / (2 * change)
		if math.Abs(slope[i]-want) > 0.01*(1+math.Abs(want)) {
			t.Errorf("weight %d: the slope is %v, want %v", i, slope[i], want)
		}
		if curvature[i][i] < 1/(spreads[i]*spreads[i]) {
			t.Errorf("weight %d: the curvature is %v", i, curvature[i][i])
		}
	}
}

func TestTheSearchEndsWhereTheSumIsLeast(t *testing.T) {
	s := newSearch()
	weights, err := s.fit(trainer.UsualWeights(), s.Counting())
	if err != nil {
		t.Fatal(err)
	}
	least, err := s.at(placeOf(weights), s.Counting())
	if err != nil {
		t.Fatal(err)
	}
	random := rand.New(rand.NewPCG(2, 2))
	for range 300 {
		place := slices.Clone(least.place)
		for i := range place {
			if random.IntN(3) == 0 {
				place[i] += 0.2 * spreads[i] * random.NormFloat64()
			}
		}
		near, err := s.at(bounded(place), s.Counting())
		if err != nil {
			t.Fatal(err)
		}
		if near.sum < least.sum-2*enough {
			t.Errorf("at %v the sum is %v, the search ends with %v", place, near.sum, least.sum)
		}
	}
	from, err := s.at(placeOf(trainer.UsualWeights()), s.Counting())
	if err != nil || from.sum-least.sum < 10 {
		t.Errorf("%v: from %v to %v", err, from.sum, least.sum)
	}
}

func TestSolve(t *testing.T) {
	random := rand.New(rand.NewPCG(3, 3))
	for range 100 {
		n := 1 + random.IntN(8)
		root, matrix := make([][]float64, n), make([][]float64, n)
		want, right, stays := make([]float64, n), make([]float64, n), make([]bool, n)
		for i := range n {
			root[i], matrix[i] = make([]float64, n), make([]float64, n)
			for k := range n {
				root[i][k] = random.NormFloat64()
			}
			if stays[i] = random.IntN(4) == 0; !stays[i] {
				want[i] = random.NormFloat64()
			}
		}
		for i := range n {
			for k := range n {
				for j := range n {
					matrix[i][k] += root[i][j] * root[k][j]
				}
				if i == k {
					matrix[i][k] += 1
				}
				right[i] += matrix[i][k] * want[k]
			}
		}
		for i, x := range solve(matrix, right, stays, 0) {
			if math.Abs(x-want[i]) > 1e-9 {
				t.Errorf("%v·x = %v, where %v stay: %v, want %v", matrix, right, stays, x, want)
			}
		}
	}
}

func TestABoundedPlaceHasWeightsThatPassTheCheck(t *testing.T) {
	random := rand.New(rand.NewPCG(4, 4))
	for range 300 {
		place := placeOf(trainer.UsualWeights())
		for i := range place {
			place[i] += 4 * spreads[i] * random.NormFloat64()
		}
		weights := trainer.BoundWeights(weightsAt(bounded(place)))
		settings := trainer.DefaultSettings()
		settings.Weights = weights
		if err := settings.Check(); err != nil {
			t.Errorf("%v: %v", weights, err)
		}
		if !slices.IsSorted(weights[:firstStabilities]) || weights[0] < leastStability-1e-9 {
			t.Errorf("the first stabilities are %v", weights[:firstStabilities])
		}
	}
}

// From wherever it begins, the search ends about as low.
func TestTheSearchNeedsNoGoodBeginning(t *testing.T) {
	onlyNatively(t)
	s := newSearch()
	sumAt := func(weights []float64) float64 {
		t.Helper()
		least, err := s.at(placeOf(weights), s.Counting())
		if err != nil {
			t.Fatal(err)
		}
		return least.sum
	}
	usual, err := s.fit(trainer.UsualWeights(), s.Counting())
	if err != nil {
		t.Fatal(err)
	}
	random := rand.New(rand.NewPCG(5, 5))
	for range 20 {
		place := placeOf(trainer.UsualWeights())
		for i := range place {
			place[i] += 2 * spreads[i] * random.NormFloat64()
		}
		weights, err := s.fit(weightsAt(bounded(place)), s.Counting())
		if err != nil {
			t.Fatal(err)
		}
		again, err := s.fit(weights, s.Counting())
		if err != nil || sumAt(again) > sumAt(weights)+1e-9 {
			t.Errorf("%v: from where the search ended it rises from %v to %v", err, sumAt(weights), sumAt(again))
		}
		if got, want := sumAt(weights), sumAt(usual); got > want+0.5 {
			t.Errorf("from %v the sum is %v, from the published weights %v", weightsAt(bounded(place)), got, want)
		}
	}
}

// A weight that would leave its bounds stays, and the others go to where the sum is least without it.
func TestAStepAlongABoundIsTheBestAlongIt(t *testing.T) {
	place := placeOf(trainer.UsualWeights()) // with weight 7 on its lower bound
	slope, curvature := make([]float64, len(place)), make([][]float64, len(place))
	for i := range curvature {
		curvature[i] = make([]float64, len(place))
		curvature[i][i] = 100
	}
	curvature[7][8], curvature[8][7] = 90, 90
	slope[7], slope[8] = 1, -1
	next := stepFrom(place, slope, curvature, 0)
	if next[7] != place[7] || math.Abs(next[8]-place[8]-0.01) > 1e-12 {
		t.Errorf("weight 7 moves by %v and 8 by %v, want 0 and 0.01", next[7]-place[7], next[8]-place[8])
	}
}
