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

// Progress is what the log says about a card.
type Progress struct {
	Status     Status
	Due        time.Time // in the location of the time that was asked for; zero for New
	Last       time.Time // of the last answer, on the person's clock at that time; zero for New
	Stability  float64   // days until the chance to remember it falls to 0.9
	Difficulty float64   // 1 to 10
	Days       int       // between the last answer and Due; 0 in steps of minutes
	Answers    int       // since it was new
	Lapses     int       // since it was new
	Leech      bool      // set aside after too many lapses
	Suspended  bool      // set aside by the person, or as a leech
	Buried     bool      // rests until tomorrow
}

// State is the fold over a log. Only one goroutine at a time may use it.
type State struct {
	log      *Log
	horizon  int64 // entries up to this time count, in milliseconds
	settings Settings
	schedule scheduler
	tracks   map[Card]*track              // of cards that were ever answered, buried, added or marked alone
	branches map[Course]map[string]*marks // by the fragment of the branch
	notes    map[Card][]note              // by what they are on, in the order of the fold
	reviews  []Review                     // nil until asked for
	puzzles  []*Entry                     // answers to puzzles, in the order of the fold
	missed   map[string]*puzzleTrack      // of puzzles that were ever missed, by their names
}

// Settings are those in force. The caller must not change their steps.
func (s *State) Settings() Settings { return s.settings }

// track is what follows from the log for a card, which may be new.
func (s *State) track(card Card) *track {
	if t := s.tracks[card]; t != nil {
		return t
	}
	t := &track{card: card}
	_ = s.refold(t, paced(nil))
	return t
}

// Progress is how far a card has come, as of now.
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

// Retrievability is the chance, 0 to 1, to remember a card now. It is 0 for a new card.
func (s *State) Retrievability(card Card, now time.Time) float64 {
	t := s.track(card)
	return s.schedule.retrievability(t.memory, now.Sub(time.UnixMilli(t.last)))
}

// Preview is when a card would be due again after each grade, if answered now.
func (s *State) Preview(card Card, now time.Time) (due [Easy + 1]time.Time) {
	t, e := s.track(card), s.log.stamp(now)
	for grade := Again; grade <= Easy; grade++ {
		after := s.schedule.next(t.memory, s.settings.dayOf(e.At, e.Zone), grade)
		due[grade] = s.due(after, e.At, now.Location())
	}
	return due
}

// EntriesAhead is the number of entries more than a day ahead of now, which a wrong clock wrote. They do not
// count until then.
func (s *State) EntriesAhead(now time.Time) int {
	return len(s.log.entries) - s.log.until(horizon(now))
}
