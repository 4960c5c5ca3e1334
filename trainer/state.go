package trainer

import "time"

// Status is how far a card has come.
type Status uint8

const (
	New      Status = iota
	Learning        // its first steps, minutes apart
	Known           // comes back after days
	Lapsed          // was known and then missed
)

// Progress is what the log says of one card.
type Progress struct {
	Status     Status
	Due        time.Time // on the clock of the time asked for; zero for New
	Last       time.Time // of the last answer, on the person's clock then; zero for New
	Stability  float64   // days until the chance to remember it falls to 0.9
	Difficulty float64   // 1 to 10
	Days       int       // between the last answer and Due; 0 in minutes' steps
	Answers    int       // since it was new
	Lapses     int       // since it was new
	Leech      bool      // set aside after too many lapses
	Suspended  bool      // set aside by the person, or as a leech
	Buried     bool      // left alone until tomorrow
}

// State is the fold over a log. It is not for use by several goroutines at once.
type State struct {
	log      *Log
	horizon  int64 // entries up to this time count, in milliseconds
	settings Settings
	schedule scheduler
	tracks   map[Card]*track              // of the cards that were ever answered, buried, added or marked alone
	branches map[Course]map[string]*marks // by the fragment of the branch
	reviews  []Review                     // nil until asked for
}

// Settings are those in force. Their steps are not to be changed.
func (s *State) Settings() Settings { return s.settings }

// track is what follows from the log for card, which may be new.
func (s *State) track(card Card) *track {
	if t := s.tracks[card]; t != nil {
		return t
	}
	t := &track{card: card}
	_ = s.refold(t, paced(nil))
	return t
}

// Progress is how far card has come, as of now.
func (s *State) Progress(card Card, now time.Time) Progress {
	t := s.track(card)
	p := Progress{
		Status: t.status, Due: s.due(t.memory, t.last, now.Location()),
		Stability: t.stability, Difficulty: t.difficulty, Days: t.days,
		Answers: t.count, Lapses: t.lapses,
		Leech: t.leech, Suspended: t.suspended || t.leech,
		Buried: t.buried && t.buriedOn >= s.settings.DayOf(now),
	}
	if t.count > 0 {
		last := Entry{At: t.last, Zone: t.zone}
		p.Last = last.Time()
	}
	return p
}

// Retrievability is the chance, 0 to 1, that card is remembered now; 0 for a new
// one.
func (s *State) Retrievability(card Card, now time.Time) float64 {
	t := s.track(card)
	return s.schedule.retrievability(t.memory, now.Sub(time.UnixMilli(t.last)))
}

// Preview is when card would be due again after each grade, given now.
func (s *State) Preview(card Card, now time.Time) (due [Easy + 1]time.Time) {
	t, e := s.track(card), s.log.stamp(now)
	for grade := Again; grade <= Easy; grade++ {
		after := s.schedule.next(t.memory, s.settings.dayOf(e.At, e.Zone), grade)
		due[grade] = s.due(after, e.At, now.Location())
	}
	return due
}

// EntriesAhead is the number of entries that carry a time more than a day after now, of
// a clock that was wrong. They do not count until then.
func (s *State) EntriesAhead(now time.Time) int {
	return len(s.log.entries) - s.log.until(horizon(now))
}
