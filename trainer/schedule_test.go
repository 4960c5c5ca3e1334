package trainer

import (
	"math"
	"math/rand/v2"
	"reflect"
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
	for _, retention := range []float64{leastRetention, 0.9, mostRetention} {
		for learning := 0; learning <= mostLearningSteps; learning++ {
			for relearning := 0; relearning <= mostRelearnSteps; relearning++ {
				s := DefaultSettings()
				s.Retention, s.LearningSteps, s.RelearnSteps = retention, steps(learning), steps(relearning)
				if err := s.Check(); err != nil {
					t.Fatalf("%+v: %v", s, err)
				}
				given, held := parameters(s), newScheduler(s).fsrs.Parameters
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

func TestTheLastDaysOfTheCalendarAreSchedulable(t *testing.T) {
	s := newScheduler(DefaultSettings())
	last := DefaultSettings().dayOf(mostAt, mostZone)
	for first := Again; first <= Easy; first++ {
		for second := Again; second <= Easy; second++ {
			m := s.next(s.next(memory{}, 0, first), last, second)
			for range 50 {
				m = s.next(m, last, second)
			}
			if m.days < 0 || m.days > 36502 || m.wait < 0 {
				t.Errorf("grades %d, %d: %+v", first, second, m)
			}
		}
	}
}
