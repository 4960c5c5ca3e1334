package trainer

import "time"

// Fold makes the state of a log as of now. It takes a few microseconds an answer. Add later entries with
// [State.Add], not to the log itself.
func Fold(log *Log, now time.Time) *State {
	s := newState(log)
	_ = s.rebuild(horizon(now), paced(nil))
	return s
}

// FoldInTurns is [Fold] for a shared thread. It calls take every so often, and an error of take ends it.
// It also makes the list of [State.Reviews]. Nobody may change the log meanwhile.
func FoldInTurns(log *Log, now time.Time, take func() error) (*State, error) {
	s, p := newState(log), paced(take)
	if err := s.rebuild(horizon(now), p); err != nil {
		return nil, err
	}
	if err := s.review(logPlace{}, p); err != nil {
		return nil, err
	}
	return s, nil
}

// newState is a state of a log in which nothing counts yet.
func newState(log *Log) *State {
	if log == nil {
		log = &Log{}
	}
	return &State{log: log}
}

// rebuild folds the whole log.
func (s *State) rebuild(until int64, p *pace) error {
	*s = State{log: s.log, horizon: until, tracks: map[Card]*track{}, branches: map[Course]map[string]*marks{}, notes: map[Card][]note{}}
	for i := range s.log.entries[:s.log.until(until)] {
		if err := p.step(); err != nil {
			return err
		}
		s.file(&s.log.entries[i])
	}
	return s.refoldAll(p)
}

// refoldAll computes every card and every puzzle again, with the settings in force.
func (s *State) refoldAll(p *pace) error {
	s.settings = DefaultSettings()
	for i := s.log.until(s.horizon) - 1; i >= 0; i-- {
		if e := &s.log.entries[i]; e.Kind == Set {
			s.settings = *e.Settings
			break
		}
	}
	s.schedule = newScheduler(s.settings)
	if err := s.refoldPuzzles(p); err != nil {
		return err
	}
	for _, t := range s.tracks {
		if err := p.step(); err != nil {
			return err
		}
		if err := s.refold(t, p); err != nil {
			return err
		}
	}
	return nil
}

// file puts an entry that counts into the lists of its card or branch, without folding it.
func (s *State) file(e *Entry) {
	if s.isUndone(e.ID) {
		return
	}
	switch e.Kind {
	case Answered:
		t := s.trackOf(e.Card)
		t.answers = append(t.answers, answer{e.logPlace(), e.Zone, e.Grade})
	case Buried:
		t := s.trackOf(e.Card)
		t.buries = append(t.buries, answer{e.logPlace(), e.Zone, 0})
	case Added:
		t := s.trackOf(e.Card)
		t.adds = append(t.adds, answer{e.logPlace(), e.Zone, 0})
	case Suspended, Resumed, Forgotten:
		list := s.marksOf(e).of(e.Kind)
		*list = append(*list, e.logPlace())
	case Noted:
		s.notes[e.Card] = append(s.notes[e.Card], note{e.logPlace(), e.Text})
	}
}

// isUndone reports whether an undo that counts takes an entry back.
func (s *State) isUndone(id ID) bool { return s.log.isUndone(id, s.horizon) }

// trackOf is the track of a card. It makes a missing one.
func (s *State) trackOf(card Card) *track {
	t := s.tracks[card]
	if t == nil {
		t = &track{card: card}
		s.tracks[card] = t
	}
	return t
}
