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

// followReviews keeps the list of reviews after entries were folded: another
// answer, which is what mostly comes, is put at its end. After others it is made
// anew when it is asked for.
func (s *State) followReviews(fresh []*Entry) {
	switch {
	case s.reviews == nil || len(fresh) == 0:
	case len(fresh) == 1 && fresh[0].Kind == Answered && !s.isUndone(fresh[0].ID) && s.isLast(fresh[0]):
		outcomes := s.tracks[fresh[0].Card].outcomes
		o := outcomes[len(outcomes)-1]
		s.reviews = append(s.reviews, Review{*fresh[0], o.before, o.after, o.days})
	default:
		s.reviews = nil
	}
}

// isLast reports whether no review comes after e in the order of the fold.
func (s *State) isLast(e *Entry) bool {
	n := len(s.reviews)
	return n == 0 || s.reviews[n-1].place().compare(e.place()) < 0
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
