package trainer

import (
	"slices"
	"sort"
	"time"
)

// A card that was missed this often although it had been known is set aside as a
// leech, and again after every few more misses.
const (
	leechLapses = 8
	leechAgain  = 4
)

// track is what the log says of one card: first the entries themselves, then
// what follows from them.
type track struct {
	card    Card
	answers []answer // that count, in the order of the fold
	buries  []answer // the same; without grades
	adds    []answer // the same; the card is asked off the repertoire when there is one
	alone   marks

	memory
	last      int64 // At of the last answer since the card was new; 0 for none
	zone      int   // and its Zone
	count     int   // of answers since the card was new
	leech     bool
	suspended bool
	buried    bool // ever
	buriedOn  Day  // the last day
	outcomes  []outcome
}

// answer is what of an entry is folded.
type answer struct {
	logPlace
	zone  int
	grade Grade
}

// outcome is what an answer did. A track has one for each, in order.
type outcome struct {
	before, after Status
	days          int // that had been planned before
	day           Day
}

// refold works out anew what follows from the entries of t. It ends with the error of
// p when there is one; then t is not to be used.
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
	t.outcomes = append(t.outcomes, outcome{before.status, t.status, before.days, day})
}

// tidy takes out of the lists of t what was undone, and puts them in order.
func (s *State) tidy(t *track) {
	for _, list := range []*[]answer{&t.answers, &t.buries, &t.adds} {
		*list = slices.DeleteFunc(*list, func(a answer) bool { return s.isUndone(a.ID) })
		*list = inOrder(*list, func(a, b *answer) int { return a.compare(b.logPlace) })
	}
}

// outcomeAt is what the answer at a place did, nil when there is none that counts.
func (t *track) outcomeAt(p logPlace) *outcome {
	i := sort.Search(len(t.answers), func(i int) bool { return t.answers[i].compare(p) >= 0 })
	if i == len(t.answers) || t.answers[i].logPlace != p {
		return nil
	}
	return &t.outcomes[i]
}

// due is when a card comes back that was last answered at a time in milliseconds:
// after minutes, or on its day, from the beginning of that day where the person is.
func (s *State) due(m memory, last int64, location *time.Location) time.Time {
	switch m.status {
	case New:
		return time.Time{}
	case Known:
		return s.settings.Begins(m.day+Day(m.days), location)
	}
	return time.UnixMilli(last).Add(m.wait).In(location)
}
