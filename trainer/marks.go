package trainer

import "sort"

// marks are what the person decided about a branch of cards, or about one card alone. They are the places
// of the entries that count, for each kind in the order of the fold.
type marks struct {
	suspended, resumed, forgotten []logPlace
}

// of is the list for a kind.
func (m *marks) of(kind Kind) *[]logPlace {
	switch kind {
	case Suspended:
		return &m.suspended
	case Resumed:
		return &m.resumed
	}
	return &m.forgotten
}

// marksOf are the marks that an entry belongs to.
func (s *State) marksOf(e *Entry) *marks {
	if e.Alone {
		return &s.trackOf(e.Card).alone
	}
	branches := s.branches[e.Card.Course]
	if branches == nil {
		branches = map[string]*marks{}
		s.branches[e.Card.Course] = branches
	}
	m := branches[e.Card.Fragment]
	if m == nil {
		m = &marks{}
		branches[e.Card.Fragment] = m
	}
	return m
}

// marksOn are all marks that concern the card of t. It looks them up by the beginnings of the fragment, so
// the number of branches does not matter.
func (s *State) marksOn(t *track) []*marks {
	on := []*marks{&t.alone}
	branches := s.branches[t.card.Course]
	if len(branches) == 0 {
		return on
	}
	for n := range len(t.card.Fragment) + 1 {
		if m := branches[t.card.Fragment[:n]]; m != nil {
			on = append(on, m)
		}
	}
	return on
}

// anyBetween reports whether one of a list comes after a place, and before another unless that is nil.
func anyBetween(list []logPlace, after, before *logPlace) bool {
	return firstBetween(list, after, before) != nil
}

// firstBetween is the first such place of the list. It is nil when there is none.
func firstBetween(list []logPlace, after, before *logPlace) *logPlace {
	n := len(list)
	if n == 0 || list[n-1].compare(*after) < 0 {
		return nil
	}
	i := sort.Search(n, func(i int) bool { return list[i].compare(*after) > 0 })
	if i == n || before != nil && list[i].compare(*before) >= 0 {
		return nil
	}
	return &list[i]
}

// setAside reports whether the last of all marks sets the card aside.
func setAside(on []*marks) bool {
	var suspended, resumed logPlace
	for _, m := range on {
		suspended = latest(suspended, m.suspended)
		resumed = latest(resumed, m.resumed)
	}
	return suspended.compare(resumed) > 0
}

// latest is the later of p and the last of list.
func latest(p logPlace, list []logPlace) logPlace {
	if n := len(list); n > 0 && list[n-1].compare(p) > 0 {
		return list[n-1]
	}
	return p
}
