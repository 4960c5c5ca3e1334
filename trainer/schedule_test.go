package trainer

import (
	"math"
	"math/rand/v2"
	"reflect"
	"slices"
	"testing"
	"time"

	"github.com/open-spaced-repetition/go-fsrs/v4"
)

func TestTheLibraryChangesNoSettingsThatPassTheCheck(t *testing.T) {
	steps := func(n int) (list []int) {
		for i := range n {
			list = append(list, 720-n+i+1)
		}
		return list
	}
	random := rand.New(rand.NewPCG(1, 2))
	for _, retention := range []float64{leastRetention, 0.9, mostRetention} {
		for learning := 0; learning <= mostLearningSteps; learning++ {
			for relearning := 0; relearning <= mostRelearnSteps; relearning++ {
				s := DefaultSettings()
				s.Retention, s.LearningSteps, s.RelearnSteps = retention, steps(learning), steps(relearning)
				if random.IntN(2) == 0 {
					s.Weights = randomWeights(random)
				}
				if err := s.Check(); err != nil {
					t.Fatalf("%+v: %v", s, err)
				}
				given, held := parameters(s), newScheduler(s).fsrs.Parameters
				given.Decay, given.Factor = held.Decay, held.Factor // which follow from the weights
				if !reflect.DeepEqual(given, held) {
					t.Fatalf("%d and %d steps, retention %g: given\n%+v\nheld\n%+v", learning, relearning, retention, given, held)
				}
			}
		}
	}
}

// In UTC, with days that begin at midnight, nothing is left to translate: the
// library itself is the twin.
func TestInUTCTheScheduleIsThatOfTheLibrary(t *testing.T) {
	random := rand.New(rand.NewPCG(3, 4))
	settings := DefaultSettings()
	settings.DayStart = 0
	settings.RelearnSteps = []int{5, 30}
	twin := fsrs.NewFSRS(parameters(settings))
	for range 200 {
		s := newScheduler(settings)
		now := noon
		var m memory
		card := fsrs.NewCard(now)
		for range 30 {
			now = now.Add(time.Duration(math.Exp(13*random.Float64())) * time.Minute)
			grade := Grade(1 + random.IntN(4))
			m = s.next(m, settings.DayOf(now), grade)
			info, err := twin.Next(card, now, fsrs.Rating(grade))
			if err != nil {
				t.Fatal(err)
			}
			card = info.Card
			due := now.Add(m.wait + time.Duration(m.days)*24*time.Hour)
			if m.stability != card.Stability || m.difficulty != card.Difficulty || m.lapses != int(card.Lapses) ||
				states[m.status] != card.State || m.days != int(card.ScheduledDays) || !due.Equal(card.Due) {
				t.Fatalf("%+v, due %v; the library says %+v", m, due, card)
			}
		}
	}
}

func TestAnswersOfOneEveningAreOfOneDayEverywhere(t *testing.T) {
	for hour := 4; hour < 28; hour++ {
		for zone := -11; zone <= 14; zone++ {
			p := newPupil(t, "a")
			p.now = time.Date(2026, 3, 2, hour, 0, 0, 0, time.FixedZone("", zone*3600))
			p.answer(decision("ja"), Good)
			p.now = p.now.Add(30 * time.Minute)
			p.answer(decision("ja"), Good)
			got := p.progress(decision("ja"))
			if math.Abs(got.Stability-2.3065) > 0.001 { // the first stability of the published weights: no day has passed
				t.Errorf("%v: stability %v", p.now, got.Stability)
			}
		}
	}
}

func TestRetrievabilityFallsWithinADay(t *testing.T) {
	p := newPupil(t, "a")
	card := decision("ja")
	state := Fold(&p.log, p.now)
	if r := state.Retrievability(card, p.now); r != 0 {
		t.Errorf("a new card is remembered with chance %v", r)
	}
	p.answer(card, Easy)
	state = Fold(&p.log, p.now)
	if r := state.Retrievability(card, p.now.Add(-time.Hour)); r != 1 {
		t.Errorf("an hour before the answer: %v", r)
	}
	last := 1.0
	for hours := 1; hours < 100; hours++ {
		r := state.Retrievability(card, p.now.Add(time.Duration(hours)*time.Hour))
		if r >= last {
			t.Fatalf("after %d hours the chance is %v, an hour before it was %v", hours, r, last)
		}
		last = r
	}
	stability := state.Progress(card, p.now).Stability
	if r := state.Retrievability(card, p.now.Add(time.Duration(stability*24*float64(time.Hour)))); math.Abs(r-0.9) > 1e-6 {
		t.Errorf("after the days of its stability a card is remembered with chance %v", r)
	}
}

// randomWeights are weights in their bounds, some of them on a bound.
func randomWeights(random *rand.Rand) []float64 {
	w := UsualWeights()
	for i := range w {
		switch random.IntN(4) {
		case 0:
			w[i] *= math.Exp(random.NormFloat64())
		case 1:
			w[i] += 100 * random.NormFloat64()
		}
	}
	return BoundWeights(w)
}

// The model is what package fit replays answers with. Whatever it finds must hold for the schedule.
func TestTheModelIsThatOfTheSchedule(t *testing.T) {
	random := rand.New(rand.NewPCG(8, 9))
	for n := range 200 {
		settings := DefaultSettings()
		if n > 0 {
			settings.Weights = randomWeights(random)
		}
		s, model := newScheduler(settings), NewModel(settings.Weights)
		var m memory
		var memory Memory
		day := Day(20_000)
		for range 40 {
			days := random.IntN(2) * int(math.Exp(8*random.Float64()))
			day += Day(days)
			if m.status != New {
				got, want := model.Chance(memory, days), s.retrievability(m, time.Duration(days)*24*time.Hour)
				if math.Abs(got-want) > 1e-9 {
					t.Fatalf("%v: the chance after %d days is %v, the schedule says %v", settings.Weights, days, got, want)
				}
			}
			grade := Grade(1 + random.IntN(4))
			memory, m = model.After(memory, days, grade), s.next(m, day, grade)
			if math.Abs(memory.state.Stability/m.stability-1) > 1e-9 || math.Abs(memory.state.Difficulty-m.difficulty) > 1e-9 {
				t.Fatalf("%v: after %d days and grade %d: %+v, the schedule says %+v", settings.Weights, days, grade, memory, m)
			}
		}
	}
}

func TestOtherWeightsAreOtherDates(t *testing.T) {
	p, card := newPupil(t, "a"), decision("ja")
	state := Fold(new(Log), p.now)
	days := func() int {
		t.Helper()
		state.Add(p.now, p.log.Entries()...)
		added, folded := state.Progress(card, p.now), p.progress(card)
		if added != folded {
			t.Errorf("added %+v, folded %+v", added, folded)
		}
		return added.Days
	}
	p.answer(card, Easy)
	if got := days(); got != 8 {
		t.Errorf("with the published weights after %d days", got)
	}
	fitted := p.set(func(s *Settings) { s.Weights = UsualWeights(); s.Weights[3] = 20 })
	if got := days(); got != 20 {
		t.Errorf("with fitted weights after %d days", got)
	}
	var other Log
	other.Add(fitted)
	if got := Fold(&other, p.now).Settings(); !slices.Equal(got.Weights, fitted.Settings.Weights) {
		t.Errorf("%v", got)
	}
	p.set(func(*Settings) {})
	if got := days(); got != 8 {
		t.Errorf("with the published weights again after %d days", got)
	}
}

func TestWeightsInTheirBoundsStay(t *testing.T) {
	random := rand.New(rand.NewPCG(3, 5))
	for range 1000 {
		w := randomWeights(random)
		if err := checkWeights(w); err != nil {
			t.Fatalf("%v: %v", w, err)
		}
	}
	if !slices.Equal(BoundWeights(UsualWeights()), UsualWeights()) {
		t.Error("the published weights are moved")
	}
}

func TestTheLastDaysOfTheCalendarAreSchedulable(t *testing.T) {
	random := rand.New(rand.NewPCG(6, 7))
	checkLastDays(t, DefaultSettings())
	for range 200 {
		settings := DefaultSettings()
		settings.Weights = randomWeights(random)
		checkLastDays(t, settings)
	}
}

func checkLastDays(t *testing.T, settings Settings) {
	t.Helper()
	s := newScheduler(settings)
	last := DefaultSettings().dayOf(mostAt, mostZone)
	for first := Again; first <= Easy; first++ {
		for second := Again; second <= Easy; second++ {
			m := s.next(s.next(memory{}, 0, first), last, second)
			for range 50 {
				m = s.next(m, last, second)
			}
			if m.days < 0 || m.days > 36502 || m.wait < 0 {
				t.Errorf("%v, grades %d, %d: %+v", settings.Weights, first, second, m)
			}
		}
	}
}
