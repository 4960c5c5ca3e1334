package trainer

// Review is an answer that counts, with what it changed.
type Review struct {
	Entry
	Before, After Status
	Days          int // that had been planned until this review: Progress.Days before it
}

// Reviews are the answers that count, in the order of the fold. Those to a card
// that was forgotten since are among them. They are not to be changed.
func (s *State) Reviews() []Review {
	if s.reviews != nil {
		return s.reviews
	}
	s.reviews = []Review{}
	next := make(map[*track]int, len(s.tracks))
	for _, e := range s.log.entries[:s.log.until(s.horizon)] {
		if e.Kind != Answered || s.isUndone(e.ID) {
			continue
		}
		t := s.tracks[e.Card]
		o := t.outcomes[next[t]]
		next[t]++
		s.reviews = append(s.reviews, Review{e, o.before, o.after, o.days})
	}
	return s.reviews
}

// Cards are the cards that were ever answered, in no particular order.
func (s *State) Cards() []Card {
	var cards []Card
	for card, t := range s.tracks {
		if len(t.outcomes) > 0 {
			cards = append(cards, card)
		}
	}
	return cards
}
