package trainer

import (
	"slices"
	"sort"
	"time"
)

// track is what the log says about a card: first the entries, then what follows from them.
type track struct {
	card    Card
	answers []answer // that count, in the order of the fold
	buries  []answer // the same; without grades
	adds    []answer // the same; if there is one, the card is asked although it is off the repertoire
	alone   marks

	memory
	last      int64 // At of the last answer since the card was new, or 0
	zone      int   // and its Zone
	count     int   // of answers since the card was new
	leech     bool
	suspended bool
	buried    bool // ever
	buriedOn  Day  // the last day
	outcomes  []outcome
}

// A known card that is missed leechLapses times is set aside as a leech. After leechAgain more misses it is
// set aside again.
const (
	leechLapses = 8
	leechAgain  = 4
)

// answer is the part of an entry that is folded.
type answer struct {
	logPlace
	zone  int
	grade Grade
}

// outcome is what an answer did. A track has one for each answer, in order.
type outcome struct {
	before, after Status
	leech         bool // whether the card was a leech afterwards
	days          int  // that had been planned before
	day           Day
	back          Day // on which the card came back; in steps of minutes that day
}

// refold computes again what follows from the entries of t. After an error of p, t is unusable.
func (s *State) refold(t *track, p *pace) error {
	*t = track{card: t.card, answers: t.answers, buries: t.buries, adds: t.adds, alone: t.alone, outcomes: t.outcomes[:0]}
	on := s.marksOn(t)
	for i := range t.answers {
		if err := p.step(); err != nil {
			return err
		}
		a := &t.answers[i]
		t.answer(s, a)
		var next *logPlace
		if i+1 < len(t.answers) {
			next = &t.answers[i+1].logPlace
		}
		for _, m := range on {
			if anyBetween(m.forgotten, &a.logPlace, next) {
				t.memory, t.last, t.zone, t.count, t.leech = memory{}, 0, 0, 0, false
			}
			if t.leech && anyBetween(m.resumed, &a.logPlace, next) {
				t.leech = false
			}
		}
	}
	t.suspended = setAside(on)
	for _, a := range t.buries {
		if day := s.settings.dayOf(a.at, a.zone); !t.buried || day > t.buriedOn {
			t.buried, t.buriedOn = true, day
		}
	}
	return nil
}

func (t *track) answer(s *State, a *answer) {
	day := s.settings.dayOf(a.at, a.zone)
	before := t.memory
	t.memory = s.schedule.next(before, day, a.grade)
	t.last, t.zone = a.at, a.zone
	t.count++
	if t.lapses > before.lapses && t.lapses >= leechLapses && (t.lapses-leechLapses)%leechAgain == 0 {
		t.leech = true
	}
	t.outcomes = append(t.outcomes, outcome{before.status, t.status, t.leech, before.days, day, t.memory.day + Day(t.days)})
}

// tidy removes what was undone from the lists of t and sorts them.
func (s *State) tidy(t *track) {
	for _, list := range []*[]answer{&t.answers, &t.buries, &t.adds} {
		*list = slices.DeleteFunc(*list, func(a answer) bool { return s.isUndone(a.ID) })
		*list = inOrder(*list, func(a, b *answer) int { return a.compare(b.logPlace) })
	}
}

// outcomeAt is what the answer at a place did. It is nil when no answer there counts.
func (t *track) outcomeAt(p logPlace) *outcome {
	i := sort.Search(len(t.answers), func(i int) bool { return t.answers[i].compare(p) >= 0 })
	if i == len(t.answers) || t.answers[i].logPlace != p {
		return nil
	}
	return &t.outcomes[i]
}

// due is when a card comes back after its last answer, whose time is in milliseconds: after some minutes, or
// at the beginning of its day where the person is.
func (s *State) due(m memory, last int64, location *time.Location) time.Time {
	switch m.status {
	case New:
		return time.Time{}
	case Known:
		return s.settings.Begins(m.day+Day(m.days), location)
	}
	return time.UnixMilli(last).Add(m.wait).In(location)
}
