package trainer

import "time"

// ChancesAt are the chances, 0 to 1, to remember a card at some times, which ascend: what
// [State.Retrievability] was with the entries up to that time. What was undone since does not count, and
// today's settings hold throughout. So the past is told as it is known today.
func (s *State) ChancesAt(card Card, times []time.Time) []float64 {
	t, chances := s.track(card), make([]float64, len(times))
	on := s.marksOn(t)
	var m memory
	answered := 0
	for i, at := range times {
		after := logPlace{at: at.UnixMilli() + 1}
		for answered < len(t.answers) && t.answers[answered].compare(after) < 0 {
			a := &t.answers[answered]
			if answered > 0 && firstOf(on, Forgotten, &t.answers[answered-1].logPlace, &a.logPlace) != nil {
				m = memory{}
			}
			m = s.schedule.next(m, t.outcomes[answered].day, a.grade)
			answered++
		}
		if answered == 0 {
			continue
		}
		last := &t.answers[answered-1].logPlace
		if firstOf(on, Forgotten, last, &after) == nil {
			chances[i] = s.schedule.retrievability(m, at.Sub(time.UnixMilli(last.at)))
		}
	}
	return chances
}

// Past is how strong the person was in a deck on some days, and is now. It holds all that it needs. So the
// state may change while the strengths are computed, one at a time.
type Past struct {
	Days    []Day // ascending; the last is today
	deck    *Deck
	chances map[Card][]float64 // to remember each decision, on each of the days
}

// Past is the past of a deck, up to most days, each as it was after its last answer, or at its end where there was
// none. They are spread evenly from the first answer to a decision up to
// today. There are none before that answer.
func (s *State) Past(d *Deck, most int, now time.Time) *Past {
	p := &Past{deck: d, chances: map[Card][]float64{}}
	today := s.settings.DayOf(now)
	first, answered := today, false
	lastOf := map[Day]int64{} // answer of a day
	for _, item := range d.Decisions {
		if t := s.tracks[item.Card]; t != nil && len(t.outcomes) > 0 {
			first, answered = min(first, t.outcomes[0].day), true
			for i := range t.outcomes {
				lastOf[t.outcomes[i].day] = max(lastOf[t.outcomes[i].day], t.answers[i].at)
			}
		}
	}
	if !answered {
		return p
	}
	p.Days = evenly(first, today, most)
	ends := make([]time.Time, len(p.Days)-1)
	for i := range ends {
		ends[i] = s.settings.Begins(p.Days[i]+1, now.Location()).Add(-time.Millisecond)
		if at, ok := lastOf[p.Days[i]]; ok {
			ends[i] = time.UnixMilli(at)
		}
		if i > 0 && ends[i].Before(ends[i-1]) {
			ends[i] = ends[i-1] // after a journey
		}
	}
	for _, item := range d.Decisions {
		if t := s.tracks[item.Card]; t != nil && len(t.outcomes) > 0 {
			p.chances[item.Card] = append(s.ChancesAt(item.Card, ends), s.Retrievability(item.Card, now))
		}
	}
	return p
}

// evenly are at most so many days from first to last, with both ends and about the same time between.
func evenly(first, last Day, most int) []Day {
	steps := min(int(last-first), most-1)
	days := make([]Day, steps+1)
	for i := range days {
		days[i] = last
		if steps > 0 {
			days[i] -= (last - first) * Day(steps-i) / Day(steps)
		}
	}
	return days
}

// Strength is the chance not to lose a round of the deck against a perfect opponent on Days[i], or now on the last
// day. It takes as long as [Deck.Strength].
func (p *Past) Strength(i int) float64 {
	return p.deck.Strength(func(c Card) float64 {
		if chances := p.chances[c]; chances != nil {
			return chances[i]
		}
		return 0
	}, Opponent{Perfect: true})
}
