package trainer

import (
	"sort"
)

// Review is an answer that counts, and what it changed.
type Review struct {
	Entry
	Before, After Status
	Days          int // planned before this review, as in Progress.Days
}

// Reviews are the answers that count, in the order of the fold, even those to cards that were forgotten
// since. The caller must not change them. They are valid until entries are added.
func (s *State) Reviews() []Review {
	if s.reviews == nil {
		_ = s.review(logPlace{}, paced(nil))
	}
	return s.reviews
}

// review lists the reviews again from a place on. After an error of p the state is unusable.
func (s *State) review(from logPlace, p *pace) error {
	if s.reviews == nil {
		n := 0
		for _, t := range s.tracks {
			n += len(t.outcomes)
		}
		s.reviews = make([]Review, 0, n+roomForMore)
	}
	kept := sort.Search(len(s.reviews), func(i int) bool { return s.reviews[i].logPlace().compare(from) >= 0 })
	s.reviews = s.reviews[:kept]
	for i := s.log.before(from); i < s.log.until(s.horizon); i++ {
		if err := p.step(); err != nil {
			return err
		}
		e := &s.log.entries[i]
		if e.Kind != Answered {
			continue
		}
		if t := s.tracks[e.Card]; t != nil {
			if o := t.outcomeAt(e.logPlace()); o != nil {
				s.reviews = append(s.reviews, Review{*e, o.before, o.after, o.days})
			}
		}
	}
	return nil
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

// LastAct is the last entry about the cards of a part that an undo can take back: an answer, or what the
// person decided about a card. Entries that were taken back do not count. Notes are left out: they are typed,
// so the key that takes an answer back must not lose one. So is the entry with the id except; zero is none.
func (s *State) LastAct(of Part, except ID) (Entry, bool) {
	for i := s.log.until(s.horizon) - 1; i >= 0; i-- {
		switch e := &s.log.entries[i]; e.Kind {
		case Answered, Buried, Suspended, Resumed, Forgotten, Added:
			if e.ID != except && of.holds(e.Card) && !s.isUndone(e.ID) {
				return *e, true
			}
		}
	}
	return Entry{}, false
}
