package fit

import (
	"errors"
	"math"
	"reflect"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"spectrie/trainer"
)

func noTurns(float64) error { return nil }

func mustFit(t *testing.T, a *Answers) Fit {
	t.Helper()
	f, err := a.Fit(noTurns)
	if err != nil {
		t.Fatal(err)
	}
	return f
}

// students is how many learners of a kind a test has.
func students() uint64 {
	if runtime.GOARCH == "wasm" || testing.Short() {
		return 1
	}
	return 5
}

func TestALearnerUnlikeThePublishedWeightsGetsItsOwn(t *testing.T) {
	onlyNatively(t)
	for name, weights := range learners {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			var better, elsewhere []float64
			refused := uint64(0)
			for seed := range students() {
				f := mustFit(t, study(weights, seed, 1200, 8).answers())
				if f.Weights == nil {
					refused++
					continue
				}
				settings := trainer.DefaultSettings()
				settings.Weights = f.Weights
				if err := settings.Check(); err != nil {
					t.Errorf("learner %d: %v", seed, err)
				}
				better = append(better, f.Better)
				elsewhere = append(elsewhere, betterFor(t, weights, f.Weights, seed+100))
			}
			if refused > students()/5 {
				t.Fatalf("%d of %d learners are refused", refused, students())
			}
			for what, better := range map[string][]float64{"the last quarter": better, "another learner's answers": elsewhere} {
				slices.Sort(better)
				if better[len(better)/2] < 0.05 {
					t.Errorf("%s: better by %.3f", what, better)
				}
			}
		})
	}
}

// betterFor is by how much fitted weights predict the answers of another learner better, who has the same
// memory.
func betterFor(t *testing.T, memory, fitted []float64, seed uint64) float64 {
	t.Helper()
	a := study(memory, seed, 1200, 8).answers()
	return 1 - lossOf(t, a, fitted)/lossOf(t, a, trainer.UsualWeights())
}

func lossOf(t *testing.T, a *Answers, weights []float64) float64 {
	t.Helper()
	chances, err := a.chances(weights, a.Counting(), func() error { return nil })
	if err != nil {
		t.Fatal(err)
	}
	return a.loss(chances, 0)
}

func TestALearnerLikeThePublishedWeightsKeepsThem(t *testing.T) {
	onlyNatively(t)
	for _, answers := range []int{Needed, 1200} {
		for seed := range 4 * students() {
			f := mustFit(t, study(trainer.UsualWeights(), seed, answers, 8).answers())
			if f.Weights != nil || f.Better >= leastBetter {
				t.Errorf("learner %d with %d answers gets weights that are %.1f%% better: %v", seed, answers, 100*f.Better, f.Weights)
			}
		}
	}
}

func TestTooFewAnswersAreRefused(t *testing.T) {
	l := study(learners["never recovers from a lapse"], 1, Needed, 8)
	reviews := l.state.Reviews()
	for Gather(reviews, l.state.Settings()).Counting() >= Needed {
		reviews = reviews[:len(reviews)-1]
	}
	if got := Count(l.state.Reviews(), l.state.Settings()); got != Needed {
		t.Errorf("%d count, want no more than %d", got, Needed)
	}
	_, err := Gather(reviews, l.state.Settings()).Fit(noTurns)
	if want := "399 answers came back on a later day: a fit needs 400"; err == nil || err.Error() != want {
		t.Errorf("%v, want %s", err, want)
	}
	if _, err := new(Answers).Fit(noTurns); err == nil || !strings.HasPrefix(err.Error(), "0 answers") {
		t.Error(err)
	}
}

func TestTheSameAnswersGiveTheSameWeights(t *testing.T) {
	l := study(learners["never recovers from a lapse"], 2, 500, 8)
	first, again := mustFit(t, l.answers()), mustFit(t, l.answers())
	if first.Weights == nil || !reflect.DeepEqual(first, again) {
		t.Errorf("%+v, then %+v", first, again)
	}
	for i, w := range first.Weights {
		if math.Abs(w*1e4-math.Round(w*1e4)) > 1e-6 {
			t.Errorf("weight %d is %v, which is not rounded", i, w)
		}
	}
}

// A weight that no answer depends on stays the published one.
func TestWhatNoAnswerTellsOfStays(t *testing.T) {
	l := newLearner(trainer.UsualWeights(), 1)
	for day := range 420 { // a card a day, each of which comes back once, and never to the grades hard and easy
		l.now = time.Date(2026, 3, 2+day, 19, 0, 0, 0, time.UTC)
		for _, n := range []int{day, day - 1} {
			if n < 0 {
				continue
			}
			e := l.log.Next("learner", trainer.Answered, l.now)
			e.Card, e.Took = cardNumber(n), 1000
			if e.Grade = trainer.Good; n < day && day%2 == 0 {
				e.Grade = trainer.Again
			}
			l.state.Add(l.now, e)
		}
	}
	f := mustFit(t, l.answers())
	if f.Weights == nil {
		t.Fatalf("%.1f%% better", 100*f.Better)
	}
	for i, usual := range trainer.UsualWeights() {
		if moved := f.Weights[i] != usual; moved != (i == 2 || i == 20) { // that of the first answer, and the curve
			t.Errorf("weight %d is %v, was %v", i, f.Weights[i], usual)
		}
	}
}

func TestAFitTakesTurnsSaysHowFarItIsAndEndsWhenItIsTold(t *testing.T) {
	onlyNatively(t)
	a := study(learners["never recovers from a lapse"], 3, 500, 8).answers()
	turns, last := 0, 0.0
	if _, err := a.Fit(func(done float64) error {
		if done < last || done > 1 {
			t.Errorf("%v is done after %v", done, last)
		}
		turns, last = turns+1, done
		return nil
	}); err != nil || turns < 200 || last < 0.3 {
		t.Errorf("%v, %d turns, at last %v is done", err, turns, last)
	}
	stop := errors.New("stop")
	for at := 1; at < turns; at += turns / 7 {
		n := 0
		f, err := a.Fit(func(float64) error {
			if n++; n == at {
				return stop
			}
			return nil
		})
		if err != stop || n != at || f.Weights != nil {
			t.Errorf("told to end at turn %d of %d, it ends at %d with %v, %+v", at, turns, n, err, f)
		}
	}
}

func BenchmarkFit(b *testing.B) {
	for _, answers := range []int{Needed, 2000} {
		l := study(learners["never recovers from a lapse"], 1, answers, 8)
		a := l.answers()
		b.Run(strconv.Itoa(answers), func(b *testing.B) {
			for b.Loop() {
				if _, err := a.Fit(noTurns); err != nil {
					b.Fatal(err)
				}
			}
			b.ReportMetric(float64(len(l.log.Entries())), "answers")
			b.ReportMetric(float64(a.Counting()), "counting")
		})
	}
}
