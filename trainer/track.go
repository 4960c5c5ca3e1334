package trainer

import (
	"slices"
	"time"
)

// A card that was missed this often although it had been known is set aside as a
// leech, and again after every few more misses.
const (
	leechLapses = 8
	leechAgain  = 4
)

// track is what the log says of one card: first the entries themselves, then
// what follows from those that count.
type track struct {
	card    Card
	answers []answer // in the order of the fold
	buries  []answer // the same; without grades

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
	place
	zone  int
	grade Grade
}

// outcome is what an answer that counts did. A track has one for each, in order.
type outcome struct {
	before, after Status
	days          int // that had been planned before
	day           Day
}

// mark is an entry that concerns a card alone, or all cards below it.
type mark struct {
	place
	kind  Kind
	card  Card
	alone bool
}

func comparePlaces[T interface{ compare(place) int }](a T, p place) int { return a.compare(p) }

// insert puts x where it belongs in a list in the order of the fold.
func insert[T interface{ compare(place) int }](list []T, x T, at place) []T {
	i, _ := slices.BinarySearchFunc(list, at, comparePlaces)
	return slices.Insert(list, i, x)
}

// refold works out anew what follows from the entries of t.
func (s *State) refold(t *track) {
	*t = track{card: t.card, answers: t.answers, buries: t.buries, outcomes: t.outcomes[:0]}
	marks := s.marksOn(t.card)
	for _, a := range t.answers {
		if s.isUndone(a.ID) {
			continue
		}
		for len(marks) > 0 && marks[0].compare(a.place) < 0 {
			t.apply(marks[0].kind)
			marks = marks[1:]
		}
		t.answer(s, a)
	}
	for _, m := range marks {
		t.apply(m.kind)
	}
	for _, a := range t.buries {
		if day := s.settings.dayOf(a.at, a.zone); !s.isUndone(a.ID) && (!t.buried || day > t.buriedOn) {
			t.buried, t.buriedOn = true, day
		}
	}
}

func (t *track) answer(s *State, a answer) {
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

func (t *track) apply(kind Kind) {
	switch kind {
	case Suspended:
		t.suspended = true
	case Resumed:
		t.suspended, t.leech = false, false
	case Forgotten:
		t.memory, t.last, t.zone, t.count, t.leech = memory{}, 0, 0, 0, false
	}
}

// marksOn are the marks that count for card, in order.
func (s *State) marksOn(card Card) []mark {
	var on []mark
	for _, m := range s.marks[card.Course] {
		if !s.isUndone(m.ID) && (card == m.card || !m.alone && card.Below(m.card)) {
			on = append(on, m)
		}
	}
	return on
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
