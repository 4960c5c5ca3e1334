package trainer

import (
	"slices"
	"time"
)

// Slow is how long a good answer to a known card may take. After that the grade proposed is hard. Each further
// letter of a card may take half as long. A recall card has this time for each of its words. A card in its first
// steps may take any time, because hard would only repeat the step.
const Slow = 10 * time.Second

// longestTook is the longest time that an answer counts. Whoever takes longer was elsewhere.
const longestTook = 10 * time.Minute

// asks reports whether a card on the board waits for its answer.
func (s *Session) asks() bool { return s.Item != nil && s.Pending == nil }

// Give answers a decision with a letter. Every letter that keeps the seat safe is right. After a right letter a
// line continues with the repertoire's letter; the answer is Open as long as the card asks for more. After a wrong
// one, or the last of a single card, the answer is pending. Give is false when no word begins that way, which
// counts as a hint from the second time on, or when no decision is asked.
func (s *Session) Give(state *State, letter rune, now time.Time) (Answer, bool) {
	if !s.asks() || s.Item.Recall {
		return Answer{}, false
	}
	leads, ok := s.At().Play(letter)
	if !ok {
		s.Refused++
		return Answer{}, false
	}
	a := s.answer(state, now)
	a.Letter, a.Leads = letter, leads
	a.Right = leads.Safe(s.Deck.Course.Seat, s.Deck.Course.Guaranteed)
	a.Grade = a.proposed()
	a.Open = a.Right && a.Part+1 < len(a.Item.Letters)
	if a.Open {
		s.goOn(a, now)
		return a, true
	}
	return s.take(a), true
}

// goOn plays on to the next letter of the card that is asked.
func (s *Session) goOn(a Answer, now time.Time) {
	s.open, s.took, s.hinted = a.Item, a.Took, a.Hints
	if len(s.Line.Steps) == 0 {
		s.ask(a.Item, a.Part+1, now)
		return
	}
	s.ask(nil, 0, time.Time{})
	s.StepsPlayed++
}

// Reveal answers a card by showing what it asks for. It is false when nothing is asked.
func (s *Session) Reveal(state *State, now time.Time) (Answer, bool) {
	if !s.asks() {
		return Answer{}, false
	}
	a := s.answer(state, now)
	a.Grade = Again
	return s.take(a), true
}

// NameWord names a word of a recall card. It reports whether that is a word of the card that was not named
// yet. Once all words are named it returns the answer.
func (s *Session) NameWord(state *State, word string, now time.Time) (found bool, all *Answer) {
	if !s.asks() || !s.Item.Recall {
		return false, nil
	}
	for _, w := range s.Item.Words {
		found = found || w.Fragment() == word
	}
	for _, f := range s.Found {
		found = found && f != word
	}
	if !found {
		return false, nil
	}
	s.Found = append(s.Found, word)
	if len(s.Found) < len(s.Item.Words) {
		return true, nil
	}
	a := s.answer(state, now)
	a.Right = true
	a.Grade = a.proposed()
	a = s.take(a)
	return true, &a
}

// Continue ends the display of a pending answer. A line continues with the repertoire's letter, whatever
// was given.
func (s *Session) Continue() {
	s.Pending = nil
	s.begin(nil, time.Time{})
	if len(s.Line.Steps) > 0 {
		s.StepsPlayed++
	}
}

// answer is an answer to the question that is not judged yet.
func (s *Session) answer(state *State, now time.Time) Answer {
	a := Answer{
		Item:   s.Item,
		Part:   s.Part,
		Status: state.Progress(s.Item.Card, now).Status,
		Took:   min(s.took+max(now.Sub(s.Since), 0), longestTook),
		Hints:  s.hinted + s.Hints + max(0, s.Refused-1),
	}
	a.extra = s.Extra > 0 && a.Status == New && !slices.Contains(state.Queue(s.items(state), now).New, a.Item)
	return a
}

// take makes a the last answer. It is pending unless the round can continue.
func (s *Session) take(a Answer) Answer {
	s.Answers = append(s.Answers, a)
	if a.extra {
		s.Extra--
	}
	same := func(item *Item) bool { return item.Card == a.Item.Card }
	if !a.Lesson {
		s.taught = slices.DeleteFunc(s.taught, same)
	}
	if s.Practice {
		s.queue = slices.DeleteFunc(s.queue, same)
		if !a.Right {
			s.queue = append(s.queue, a.Item)
		}
	}
	if a.Right && len(s.Line.Steps) > 0 {
		s.Continue()
	} else {
		s.Pending = &s.Answers[len(s.Answers)-1]
	}
	return a
}

// proposed is the grade that the answer seems to deserve.
func (a *Answer) proposed() Grade {
	slow := Slow * time.Duration(max(1, len(a.Item.Words)))
	if !a.Item.Recall {
		slow = Slow * time.Duration(1+len(a.Item.Letters)) / 2
	}
	switch {
	case !a.Right:
		return Again
	case a.Hints > 0 || a.Status == Known && a.Took > slow:
		return Hard
	}
	return Good
}

// Last is the last answer of this session, or nil.
func (s *Session) Last() *Answer {
	if len(s.Answers) == 0 {
		return nil
	}
	return &s.Answers[len(s.Answers)-1]
}

// TakeBack forgets the last answer of this session.
func (s *Session) TakeBack() {
	if a := s.Last(); a != nil {
		if a.extra {
			s.Extra++
		}
		if a.Lesson {
			s.taught = slices.DeleteFunc(s.taught, func(item *Item) bool { return item.Card == a.Item.Card })
		}
		s.Answers = s.Answers[:len(s.Answers)-1]
	}
	s.Pending = nil
}

// Use replaces the decks by newer ones of the same courses, for instance after a decision was added. A card that
// is gone is not asked again.
func (s *Session) Use(decks []*Deck) {
	s.Decks = decks
	if s.Deck != nil {
		s.Deck = s.deckOf(&Item{Card: Card{Course: s.Deck.Course}})
	}
	for i := range s.Answers {
		if item := s.itemOf(s.Answers[i].Item); item != nil {
			s.Answers[i].Item = item
		}
	}
	for _, list := range []*[]*Item{&s.taught, &s.queue} {
		for i, item := range *list {
			(*list)[i] = s.itemOf(item)
		}
		*list = slices.DeleteFunc(*list, func(item *Item) bool { return item == nil })
	}
}

// itemOf is the item of the same card in the decks, or nil.
func (s *Session) itemOf(item *Item) *Item {
	found := s.deckOf(item).Item(item.Card)
	if found == nil || found.Card != item.Card {
		return nil
	}
	return found
}
