package trainer

import "fmt"

// Settings are what a person chooses about the schedule. They apply to all answers, even earlier ones: due
// dates are computed again from the log.
type Settings struct {
	Retention     float64 // the chance to remember a card when it comes back, 0.7 to 0.97
	LearningSteps []int   // minutes after which a new card comes back, ascending, 1 to 720, at most 10
	RelearnSteps  []int   // minutes after which a lapsed card comes back, ascending, 1 to 720, at most 2
	NewADay       int     // new cards a day and deck, 0 to 9999
	ReviewsADay   int     // reviews a day and deck, 0 to 9999
	DayStart      int     // hour at which a day begins, 0 to 12

	// Weights of the memory model that were fitted to the person's answers; package fit finds them. Nil are
	// the published ones.
	Weights []float64
}

// DefaultSettings are the settings of a log without any.
func DefaultSettings() Settings {
	return Settings{Retention: 0.9, LearningSteps: []int{1, 10}, RelearnSteps: []int{10}, NewADay: 20, ReviewsADay: 200, DayStart: 4}
}

// Bounds of the settings. A hard answer makes a step up to half as long again, and steps have to stay
// within a day. With three steps for lapsed cards the library would change the weights of its memory
// model by itself.
const (
	leastRetention, mostRetention = 0.7, 0.97
	mostMinutes                   = 720
	mostLearningSteps             = 10
	mostRelearnSteps              = 2
	mostADay                      = 9999
	latestDayStart                = 12
)

// Check returns an error that says which setting is out of bounds, or nil.
func (s Settings) Check() error {
	if !(s.Retention >= leastRetention && s.Retention <= mostRetention) {
		return fmt.Errorf("the retention is %g: it can be %g to %g", s.Retention, leastRetention, mostRetention)
	}
	if err := checkSteps("first steps", s.LearningSteps, mostLearningSteps); err != nil {
		return err
	}
	if err := checkSteps("steps after a lapse", s.RelearnSteps, mostRelearnSteps); err != nil {
		return err
	}
	if s.NewADay < 0 || s.NewADay > mostADay {
		return fmt.Errorf("%d new cards a day: 0 to %d are possible", s.NewADay, mostADay)
	}
	if s.ReviewsADay < 0 || s.ReviewsADay > mostADay {
		return fmt.Errorf("%d reviews a day: 0 to %d are possible", s.ReviewsADay, mostADay)
	}
	if s.DayStart < 0 || s.DayStart > latestDayStart {
		return fmt.Errorf("the day begins at %d o'clock: it can begin at 0 to %d", s.DayStart, latestDayStart)
	}
	return checkWeights(s.Weights)
}

func checkSteps(what string, steps []int, mostSteps int) error {
	if len(steps) > mostSteps {
		return fmt.Errorf("%d %s: there can be at most %d", len(steps), what, mostSteps)
	}
	for i, step := range steps {
		if step < 1 || step > mostMinutes {
			return fmt.Errorf("%s of %d minutes: each takes 1 to %d", what, step, mostMinutes)
		}
		if i > 0 && step <= steps[i-1] {
			return fmt.Errorf("%s of %d and then %d minutes: each takes longer than the one before", what, steps[i-1], step)
		}
	}
	return nil
}
