package trainer

import (
	"fmt"
	"math"
	"time"

	"github.com/open-spaced-repetition/go-fsrs/v4"
)

// memory is what the scheduler knows of a card. The zero value is a new card.
type memory struct {
	status     Status
	stability  float64
	difficulty float64
	day        Day           // of the last answer; never goes back
	days       int           // until it comes back; 0 in steps of minutes
	wait       time.Duration // until it comes back in steps of minutes
	steps      int           // left, as the library counts them
	lapses     int
}

// scheduler is FSRS-6 with its published weights or the person's own, by the library go-fsrs.
//
// The library counts the midnights in UTC between two answers. An evening session in New York would last
// two days. So the scheduler tells it days only, each as the midnight that begins the UTC day of that
// number. What the library says about minutes is relative. It refuses an answer before the last one, so
// days never go back here, even when the person travels west over midnight.
//
// An answer's effect depends only on the memory, the days since, and the grade. Most cards go the same few
// ways, so the scheduler asks the library once for each.
type scheduler struct {
	fsrs  *fsrs.FSRS
	asked map[question]memory
}

// question is a memory of day 0 that gets a grade on a day.
type question struct {
	memory
	on    Day
	grade Grade
}

// newScheduler makes a scheduler of settings. They must pass [Settings.Check], because the library silently
// repairs others. It does not spread due dates at random, so a log means the same everywhere.
func newScheduler(s Settings) scheduler {
	return scheduler{fsrs.NewFSRS(parameters(s)), map[question]memory{}}
}

func parameters(s Settings) fsrs.Parameters {
	p := fsrs.DefaultParam()
	p.RequestRetention = s.Retention
	p.LearningSteps, p.RelearningSteps = minutes(s.LearningSteps), minutes(s.RelearnSteps)
	p.EnableFuzz = false
	copy(p.W[:], s.Weights)
	return p
}

// UsualWeights are the published weights of the memory model.
func UsualWeights() []float64 {
	w := fsrs.DefaultWeights()
	return w[:]
}

// BoundWeights moves each weight to the nearest value that the library allows. Two of the bounds depend on
// other weights and on the number of steps after a lapse. With the most steps they are the tightest, and so
// they do not change when the person chooses other steps.
func BoundWeights(weights []float64) []float64 {
	p := fsrs.DefaultParam()
	p.RelearningSteps = make([]float64, mostRelearnSteps)
	copy(p.W[:], weights)
	bounded := fsrs.NewFSRS(p).W
	return bounded[:]
}

// checkWeights returns an error that says why the library would change weights, or nil.
func checkWeights(weights []float64) error {
	if weights == nil {
		return nil
	}
	if most := len(fsrs.Weights{}); len(weights) != most {
		return fmt.Errorf("%d weights of the memory model: there are %d", len(weights), most)
	}
	for i, weight := range weights {
		if math.IsNaN(weight) || math.IsInf(weight, 0) {
			return fmt.Errorf("weight %d of the memory model is %g", i, weight)
		}
	}
	for i, bound := range BoundWeights(weights) {
		if weights[i] > bound {
			return fmt.Errorf("weight %d of the memory model is %g: it can be at most %g", i, weights[i], bound)
		}
		if weights[i] < bound {
			return fmt.Errorf("weight %d of the memory model is %g: it can be at least %g", i, weights[i], bound)
		}
	}
	return nil
}

// Model predicts answers with some weights, as the schedule does.
type Model struct{ parameters fsrs.Parameters }

// NewModel makes a model of weights as [BoundWeights] returns them.
func NewModel(weights []float64) *Model {
	return &Model{parameters(Settings{Retention: DefaultSettings().Retention, Weights: weights})}
}

// Memory is what a model knows of a card. The zero value is a new card.
type Memory struct{ state fsrs.MemoryState }

// After is a memory after an answer, some days after the last one.
func (m *Model) After(memory Memory, days int, grade Grade) Memory {
	return Memory{m.parameters.NextState(&memory.state, m.parameters.RequestRetention, uint64(days), fsrs.Rating(grade)).Memory}
}

// Chance is the chance to remember a card that was answered, some days after its last answer.
func (m *Model) Chance(memory Memory, days int) float64 {
	return m.parameters.ForgettingCurve(float64(days), memory.state.Stability)
}

func minutes(steps []int) []float64 {
	list := make([]float64, len(steps))
	for i, step := range steps {
		list[i] = float64(step)
	}
	return list
}

// next is a memory after an answer on a day.
func (s scheduler) next(m memory, day Day, grade Grade) memory {
	day = max(day, m.day)
	if m.status == New {
		m.day = day
	}
	q := question{m, day - m.day, grade}
	q.day = 0
	after, ok := s.asked[q]
	if !ok {
		after = s.ask(q)
		s.asked[q] = after
	}
	after.day = day
	return after
}

func (s scheduler) ask(q question) memory {
	now := midnight(q.on)
	card := fsrs.Card{
		Stability: q.stability, Difficulty: q.difficulty, State: states[q.status],
		ScheduledDays: uint64(q.days), RemainingSteps: q.steps, Lapses: uint64(q.lapses),
	}
	if q.status != New {
		card.LastReview = midnight(0)
	}
	info, err := s.fsrs.Next(card, now, fsrs.Rating(q.grade))
	if err != nil {
		panic("trainer: the scheduler refuses its own card: " + err.Error())
	}
	card = info.Card
	m := memory{
		status: statuses[card.State], stability: card.Stability, difficulty: card.Difficulty,
		steps: card.RemainingSteps, lapses: int(card.Lapses),
	}
	if m.status == Known {
		m.days = int(card.ScheduledDays)
	} else {
		m.wait = card.Due.Sub(now)
	}
	return m
}

// retrievability is the chance to remember a card some time after its last answer. The library's own
// function of that name counts whole days only.
func (s scheduler) retrievability(m memory, since time.Duration) float64 {
	if m.status == New {
		return 0
	}
	return s.fsrs.ForgettingCurve(max(since, 0).Hours()/24, m.stability)
}

func midnight(day Day) time.Time { return time.Unix(int64(day)*secondsADay, 0).UTC() }

var (
	states   = [...]fsrs.State{New: fsrs.New, Learning: fsrs.Learning, Known: fsrs.Review, Lapsed: fsrs.Relearning}
	statuses = [...]Status{fsrs.New: New, fsrs.Learning: Learning, fsrs.Review: Known, fsrs.Relearning: Lapsed}
)
