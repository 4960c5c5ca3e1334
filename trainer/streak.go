package trainer

import (
	"cmp"
	"math"
	"sort"
	"time"
)

// Streak is how regularly a person came to some cards. A day is missed when it has no answer although a card
// was due on it. A day without an answer on which nothing was due is neutral: it neither counts nor breaks a
// streak. So is a day that a journey east left out.
//
// After an answer a card is due from the day on which it comes back, up to the day of its next answer. It is
// not due on a day on which it was set aside or buried, if only for a part of the day, nor from the day on
// which it was forgotten. The days on which cards came back are those of today's settings.
type Streak struct {
	Current int // days with an answer since the last missed day; today is not missed yet
	Longest int // the most that ever were

	first  Day    // of missed
	missed []bool // a day each
}

// Missed reports whether a day was missed.
func (s *Streak) Missed(day Day) bool {
	return day >= s.first && day < s.first+Day(len(s.missed)) && s.missed[day-s.first]
}

// answersOfDay are the first and the last answer of a day; nil for none.
type answersOfDay struct{ first, last *answer }

// Streak is how regularly the person came to the cards of a part, as of now. A clock that was put back or a
// journey west can leave answers on days after today. They count too. Cards that belong to one of the decks, but
// that it does not ask, were never due: they are from a repertoire or a version before.
func (s *State) Streak(part Part, now time.Time, decks ...*Deck) Streak {
	today := s.settings.DayOf(now)
	first, last := today, today
	var tracks []*track
	for card, t := range s.tracks {
		if !part.holds(card) {
			continue
		}
		tracks = append(tracks, t)
		for i := range t.outcomes {
			first, last = min(first, t.outcomes[i].day), max(last, t.outcomes[i].day)
		}
	}
	answers := make([]answersOfDay, last-first+1)
	due := make([]int, last-first+1) // how many more cards are due than on the day before
	for _, t := range tracks {
		for i := range t.outcomes {
			answers[t.outcomes[i].day-first].add(&t.answers[i])
		}
		if !asked(t.card, decks) {
			continue
		}
		s.eachDue(t, today, func(days span) {
			due[days.from-first]++
			due[days.until-first]--
		})
	}
	for i := range due[1:] {
		due[i+1] += due[i]
	}
	streak := Streak{first: first, missed: make([]bool, today-first)}
	var before *answer // the last one of the days so far
	gap := span{first, first}
	for i := range answers {
		of := &answers[i]
		if of.first == nil {
			continue
		}
		if before != nil {
			gap.until = min(first+Day(i), s.settings.dayOf(of.first.at, before.zone))
			streak.miss(gap, due)
		}
		streak.Current++
		streak.Longest = max(streak.Longest, streak.Current)
		before, gap.from = of.last, first+Day(i)+1
	}
	if before != nil {
		gap.until = s.settings.dayOf(now.UnixMilli(), before.zone)
		streak.miss(gap, due)
	}
	return streak
}

// miss notes which days of a gap between answers were missed, given how many cards were due on each day.
func (s *Streak) miss(gap span, due []int) {
	for day := gap.from; day < min(gap.until, s.first+Day(len(s.missed))); day++ {
		if due[day-s.first] > 0 {
			s.missed[day-s.first], s.Current = true, 0
		}
	}
}

// asked reports whether a card is asked, as far as some decks say.
func asked(card Card, decks []*Deck) bool {
	for _, d := range decks {
		if card.Below(Card{Course: d.Course, Fragment: d.Start}) {
			item := d.Item(card)
			return item != nil && item.Card == card
		}
	}
	return true
}

func (d *answersOfDay) add(a *answer) {
	if d.first == nil || a.compare(d.first.logPlace) < 0 {
		d.first = a
	}
	if d.last == nil || a.compare(d.last.logPlace) > 0 {
		d.last = a
	}
}

// span are the days from one on, without the day until.
type span struct{ from, until Day }

// eachDue calls visit with all days before today on which the card of t was due.
func (s *State) eachDue(t *track, today Day, visit func(span)) {
	var on []*marks // nil until they are needed, and so is off
	var off []span
	for i := range t.outcomes {
		o, days := &t.outcomes[i], span{t.outcomes[i].back, today}
		var next *logPlace
		if i+1 < len(t.outcomes) {
			days.until, next = min(today, t.outcomes[i+1].day), &t.answers[i+1].logPlace
		}
		if days.from >= days.until {
			continue
		}
		if on == nil {
			on = s.marksOn(t)
			off = s.offDays(t, on)
		}
		if p := firstOf(on, Forgotten, &t.answers[i].logPlace, next); p != nil {
			days.until = min(days.until, s.dayOfEntry(p))
		}
		if o.leech {
			p := firstOf(on, Resumed, &t.answers[i].logPlace, next)
			if p == nil {
				continue
			}
			days.from = max(days.from, s.dayOfEntry(p)+1)
		}
		days.without(off, visit)
	}
}

// offDays are the days on which the card of t was set aside by the person, or buried. They are in order and do
// not overlap.
func (s *State) offDays(t *track, on []*marks) []span {
	type act struct {
		logPlace
		aside bool
	}
	var acts []act
	for _, m := range on {
		for _, p := range m.suspended {
			acts = append(acts, act{p, true})
		}
		for _, p := range m.resumed {
			acts = append(acts, act{p, false})
		}
	}
	var off []span
	var since *logPlace // when it was set aside; nil while it is not
	acts = inOrder(acts, func(a, b *act) int { return a.compare(b.logPlace) })
	for i := range acts {
		switch a := &acts[i]; {
		case a.aside && since == nil:
			since = &a.logPlace
		case !a.aside && since != nil:
			off = append(off, span{s.dayOfEntry(since), s.dayOfEntry(&a.logPlace) + 1})
			since = nil
		}
	}
	if since != nil {
		off = append(off, span{s.dayOfEntry(since), math.MaxInt})
	}
	for _, b := range t.buries {
		day := s.settings.dayOf(b.at, b.zone)
		off = append(off, span{day, day + 1})
	}
	var apart []span
	for _, days := range inOrder(off, func(a, b *span) int { return cmp.Compare(a.from, b.from) }) {
		if n := len(apart); n > 0 && days.from <= apart[n-1].until {
			apart[n-1].until = max(apart[n-1].until, days.until)
		} else if days.from < days.until {
			apart = append(apart, days)
		}
	}
	return apart
}

// firstOf is the first mark of a kind after a place, and before another unless that is nil. It is nil when
// there is none.
func firstOf(on []*marks, kind Kind, after, before *logPlace) *logPlace {
	var first *logPlace
	for _, m := range on {
		if p := firstBetween(*m.of(kind), after, before); p != nil {
			first, before = p, p
		}
	}
	return first
}

// dayOfEntry is the day of the entry at a place, by the person's clock at that moment.
func (s *State) dayOfEntry(p *logPlace) Day {
	return s.settings.dayOf(p.at, s.log.entryOf(p.ID).Zone)
}

// without calls visit with the days that are not off. The spans of off are in order and do not overlap.
func (days span) without(off []span, visit func(span)) {
	ahead := sort.Search(len(off), func(i int) bool { return off[i].until > days.from })
	for _, o := range off[ahead:] {
		if o.from >= days.until {
			break
		}
		if days.from < o.from {
			visit(span{days.from, o.from})
		}
		days.from = o.until
	}
	if days.from < days.until {
		visit(days)
	}
}
