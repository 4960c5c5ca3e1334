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
	tracks   map[Card]*track // of the cards that were ever answered or buried
	marks    map[Course][]mark
	reviews  []Review // nil until asked for
}

// Fold makes the state of a log as of now. It costs a few microseconds an answer.
// Entries that come later are added by [State.Add], not to the log itself.
func Fold(log *Log, now time.Time) *State {
	s := &State{log: log}
	s.rebuild(horizon(now))
	return s
}

// FoldInTurns is [Fold] for a thread that is shared: it calls take now and then, and
// ends with the error of take when there is one. The log is not to be changed
// meanwhile.
func FoldInTurns(log *Log, now time.Time, take func() error) (*State, error) {
	if err := take(); err != nil {
		return nil, err
	}
	return Fold(log, now), nil
}

// rebuild folds the whole log.
func (s *State) rebuild(until int64) {
	*s = State{log: s.log, horizon: until, tracks: map[Card]*track{}, marks: map[Course][]mark{}}
	for i := range s.log.entries[:s.log.until(until)] {
		s.take(&s.log.entries[i])
	}
	s.refoldAll()
}

// Add unites the log of s with entries, which must pass [Entry.Check], and returns
// those that were not in it. After it s is what [Fold] makes of the log as of now,
// at the cost of the cards that the entries concern. Without entries it only lets
// those count whose time has come.
func (s *State) Add(now time.Time, entries ...Entry) (added []Entry) {
	added, replaced := s.log.unite(entries)
	from, until := s.horizon, horizon(now)
	if replaced || s.log.until(until) < s.log.until(from) {
		s.rebuild(until)
		return added
	}
	s.horizon = until
	var fresh []*Entry
	for i := range added {
		if added[i].At <= min(from, until) {
			fresh = append(fresh, &added[i])
		}
	}
	for i := s.log.until(from); i < s.log.until(until); i++ {
		fresh = append(fresh, &s.log.entries[i])
	}
	touched := map[*track]bool{}
	all := false
	for _, e := range fresh {
		s.take(e)
		all = all || e.Kind == Set
	}
	for _, e := range fresh {
		s.touch(e, touched)
	}
	if all {
		s.refoldAll()
	} else {
		for t := range touched {
			s.refold(t)
		}
	}
	s.followReviews(fresh)
	return added
}

// take files an entry that counts, without folding it.
func (s *State) take(e *Entry) {
	switch e.Kind {
	case Answered:
		t := s.trackOf(e.Card)
		t.answers = insert(t.answers, answer{e.place(), e.Zone, e.Grade}, e.place())
	case Buried:
		t := s.trackOf(e.Card)
		t.buries = insert(t.buries, answer{e.place(), e.Zone, 0}, e.place())
	case Suspended, Resumed, Forgotten:
		s.marks[e.Card.Course] = insert(s.marks[e.Card.Course], mark{e.place(), e.Kind, e.Card, e.Alone}, e.place())
	}
}

// isUndone reports whether an undo that counts takes the entry back.
func (s *State) isUndone(id ID) bool { return s.log.isUndone(id, s.horizon) }

// trackOf is the track of a card, made when there is none.
func (s *State) trackOf(card Card) *track {
	t := s.tracks[card]
	if t == nil {
		t = &track{card: card}
		s.tracks[card] = t
	}
	return t
}

// touch collects the tracks that an entry concerns.
func (s *State) touch(e *Entry, touched map[*track]bool) {
	switch e.Kind {
	case Answered, Buried:
		if t := s.tracks[e.Card]; t != nil {
			touched[t] = true
		}
	case Suspended, Resumed, Forgotten:
		for card, t := range s.tracks {
			if card == e.Card || !e.Alone && card.Below(e.Card) {
				touched[t] = true
			}
		}
	case Undone:
		if target := s.log.find(e.Undoes); target != nil && target.Kind != Undone {
			s.touch(target, touched)
		}
	}
}

func (s *State) refoldAll() {
	s.settings = DefaultSettings()
	for i := s.log.until(s.horizon) - 1; i >= 0; i-- {
		if e := &s.log.entries[i]; e.Kind == Set {
			s.settings = *e.Settings
			break
		}
	}
	s.schedule = newScheduler(s.settings)
	for _, t := range s.tracks {
		s.refold(t)
	}
}

// Settings are those in force. Their steps are not to be changed.
func (s *State) Settings() Settings { return s.settings }

// track is what follows from the log for card, which may be new.
func (s *State) track(card Card) *track {
	if t := s.tracks[card]; t != nil {
		return t
	}
	t := &track{card: card}
	s.refold(t)
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

// Ahead is the number of entries that carry a time more than a day after now, of
// a clock that was wrong. They do not count until then.
func (s *State) Ahead(now time.Time) int {
	return len(s.log.entries) - s.log.until(horizon(now))
}
