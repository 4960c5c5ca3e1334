package trainer

import (
	"slices"
	"time"
)

// Add unites the log of s with entries, which must pass [Entry.Check]. It returns the new ones in the order
// of the fold. Afterwards s is what [Fold] makes of the log as of now, but only the cards of the entries
// are computed. Without entries, Add lets those count whose time has come.
func (s *State) Add(now time.Time, entries ...Entry) (added []Entry) {
	p := paced(nil)
	added, replaced, _ := s.log.unite(entries, p)
	from, until := s.horizon, horizon(now)
	if replaced || s.log.until(until) < s.log.until(from) {
		_ = s.rebuild(until, p)
		return added
	}
	s.horizon = until
	var fresh []*Entry // those that count from now on, in order
	for i := range added {
		if added[i].At <= min(from, until) {
			fresh = append(fresh, &added[i])
		}
	}
	for i := s.log.until(from); i < s.log.until(until); i++ {
		fresh = append(fresh, &s.log.entries[i])
	}
	if len(fresh) > 0 {
		s.follow(fresh, p)
	}
	return added
}

// follow folds entries that did not count before.
func (s *State) follow(fresh []*Entry, p *pace) {
	touched := changes{tracks: map[*track]bool{}, marks: map[*marks]bool{}, branches: map[Course]map[string]bool{}, notes: map[Card]bool{}, first: fresh[0].logPlace()}
	for _, e := range fresh {
		s.file(e)
	}
	for _, e := range fresh {
		touched.add(s, e)
	}
	for m := range touched.marks {
		s.tidyMarks(m)
	}
	for t := range touched.tracks {
		s.tidy(t)
	}
	for on := range touched.notes {
		s.tidyNotes(on)
	}
	if touched.all {
		_ = s.refoldAll(p)
	} else {
		if touched.puzzle != nil {
			_ = s.followPuzzles(*touched.puzzle, p)
		}
		touched.addBranches(s)
		for t := range touched.tracks {
			_ = s.refold(t, p)
		}
	}
	if s.reviews != nil {
		_ = s.review(touched.first, p)
	}
}

// changes are the parts of a state that new entries concern.
type changes struct {
	all      bool // the settings
	tracks   map[*track]bool
	marks    map[*marks]bool
	branches map[Course]map[string]bool // by their fragments
	notes    map[Card]bool              // what they are on
	puzzle   *logPlace                  // of the first answer to a puzzle; nil for none
	first    logPlace                   // nothing before it changes
}

func (c *changes) add(s *State, e *Entry) {
	if p := e.logPlace(); p.compare(c.first) < 0 {
		c.first = p
	}
	switch e.Kind {
	case Set:
		c.all, c.first = true, logPlace{}
	case Answered, Buried, Added:
		if t := s.tracks[e.Card]; t != nil { // nil when the undo came before the entry
			c.tracks[t] = true
		}
	case Suspended, Resumed, Forgotten:
		c.marks[s.marksOf(e)] = true
		if e.Alone {
			c.tracks[s.tracks[e.Card]] = true
			return
		}
		if c.branches[e.Card.Course] == nil {
			c.branches[e.Card.Course] = map[string]bool{}
		}
		c.branches[e.Card.Course][e.Card.Fragment] = true
	case Noted:
		c.notes[e.Card] = true
	case Puzzled:
		if p := e.logPlace(); c.puzzle == nil || p.compare(*c.puzzle) < 0 {
			c.puzzle = &p
		}
	case Undone:
		if target := s.log.entryOf(e.Undoes); target != nil && target.Kind != Undone && target.Kind != Puzzled {
			c.add(s, target)
		}
	}
}

// addBranches adds the tracks of all cards in the changed branches.
func (c *changes) addBranches(s *State) {
	if len(c.branches) == 0 {
		return
	}
	for card, t := range s.tracks {
		branches := c.branches[card.Course]
		for n := 0; n <= len(card.Fragment) && len(branches) > 0; n++ {
			if branches[card.Fragment[:n]] {
				c.tracks[t] = true
				break
			}
		}
	}
}

// tidyMarks removes what was undone from the lists of m and sorts them.
func (s *State) tidyMarks(m *marks) {
	for _, list := range []*[]logPlace{&m.suspended, &m.resumed, &m.forgotten} {
		*list = slices.DeleteFunc(*list, func(p logPlace) bool { return s.isUndone(p.ID) })
		*list = inOrder(*list, func(a, b *logPlace) int { return a.compare(*b) })
	}
}
