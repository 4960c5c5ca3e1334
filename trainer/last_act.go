package trainer

// LastAct is the last entry that undo can take back, among those about the cards of
// a part: an answer, or what the person decided about a card. Entries that were
// taken back do not count.
func (s *State) LastAct(of Part) (Entry, bool) {
	for i := s.log.until(s.horizon) - 1; i >= 0; i-- {
		switch e := &s.log.entries[i]; e.Kind {
		case Answered, Buried, Suspended, Resumed, Forgotten, Added:
			if of.holds(e.Card) && !s.isUndone(e.ID) {
				return *e, true
			}
		}
	}
	return Entry{}, false
}
