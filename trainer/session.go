package trainer

import (
	"slices"
	"strings"
	"time"

	"spectrie/solver"
)

// Session drills a deck. It chooses the next question and judges the answer. It writes no log; the caller
// does so from each [Answer].
//
// Next puts a round or a card on the board. Advance plays one letter that is not asked, until there is a
// question (Item) or the round is over. Give, Reveal and NameWord answer the question. When Pending is
// set, the board shows how the answer went until Continue.
type Session struct {
	Deck  *Deck
	Cards bool // single cards, with recall cards, instead of whole lines
	Extra int  // new cards that the person wants beyond today's limit

	Line        Line      // the round on the board; without steps for a single card
	StepsPlayed int       // steps of Line that are on the board
	Item        *Item     // the question; nil while the round plays by itself
	Since       time.Time // when it was asked
	Hints       int       // given for the question
	Found       []string  // words named so far for a recall card

	Pending *Answer  // shown on the board until Continue, or nil
	Answers []Answer // of this session, oldest first
}

// Answer is how a card was answered.
type Answer struct {
	Entry  Entry // in the log; the caller sets it
	Item   *Item
	Status Status          // of the card before
	Letter rune            // that was given; 0 for an answer that was shown, and for a recall card
	Leads  solver.Position // after the letter given, when there is one
	Right  bool            // a letter that keeps the seat safe, or all words named
	Grade  Grade           // proposed, unless the person chose another
	Took   time.Duration
	Hints  int
	extra  bool // a new card beyond the daily limit
}

// Slow is how long a good answer to a known card may take. After that the grade proposed is hard. A recall
// card has this time for each of its words. A card in its first steps may take any time, because hard
// would only repeat the step.
const Slow = 10 * time.Second

// longestTook is the longest time that an answer counts. Whoever takes longer was elsewhere.
const longestTook = 10 * time.Minute

// items are all cards that this session can ask.
func (s *Session) items() []*Item {
	if !s.Cards {
		return s.Deck.Decisions
	}
	return append(append([]*Item(nil), s.Deck.Decisions...), s.Deck.Recalls...)
}

// Queue is what there is to do, as of now. Once there are no more new cards of the day it has the extra ones.
func (s *Session) Queue(state *State, now time.Time) Queue {
	items := s.items()
	q := state.Queue(items, now)
	q.New = slices.DeleteFunc(q.New, func(item *Item) bool { return s.givesAway(item, state, now) })
	if len(q.New) > 0 {
		return q
	}
	for _, item := range items {
		if q.Waiting == 0 || len(q.New) >= s.Extra {
			break
		}
		p := state.Progress(item.Card, now)
		if p.Status == New && !p.Suspended && !p.Buried && !s.givesAway(item, state, now) {
			q.New = append(q.New, item)
			q.Waiting--
		}
	}
	return q
}

// givesAway reports whether the way to an item would show the letter of a decision that was never answered
// and is set aside or buried.
func (s *Session) givesAway(item *Item, state *State, now time.Time) bool {
	for end := range item.Fragment {
		before := s.Deck.Item(Card{Course: item.Course, Fragment: item.Fragment[:end]})
		if before == nil || !strings.HasPrefix(item.Fragment, before.Plays.Fragment()) {
			continue
		}
		if p := state.Progress(before.Card, now); p.Status == New && (p.Buried || p.Suspended) {
			return true
		}
	}
	return false
}

// Next puts the next round or card on the board. When there is nothing to do it is false, and the board is
// empty.
func (s *Session) Next(state *State, now time.Time) bool {
	q := s.Queue(state, now)
	item := q.Next()
	if item == nil {
		s.clear()
		return false
	}
	s.put(item, q, now)
	return true
}

// Ask puts an item on the board, even if it is not due.
func (s *Session) Ask(item *Item, state *State, now time.Time) {
	s.put(item, s.Queue(state, now), now)
}

func (s *Session) put(item *Item, q Queue, now time.Time) {
	s.clear()
	if s.Cards {
		s.ask(item, now)
		return
	}
	wanted := map[*Item]bool{item: true}
	lists := [][]*Item{q.Learning, q.Due, q.New}
	if len(q.Learning)+len(q.Due)+len(q.New) == 0 {
		lists = [][]*Item{q.Soon}
	}
	for _, list := range lists {
		for _, i := range list {
			wanted[i] = true
		}
	}
	s.Line = s.Deck.Line(item, func(i *Item) bool { return wanted[i] })
}

func (s *Session) clear() {
	s.Line, s.StepsPlayed, s.Pending = Line{}, 0, nil
	s.ask(nil, time.Time{})
}

func (s *Session) ask(item *Item, now time.Time) {
	s.Item, s.Since, s.Hints, s.Found = item, now, 0, nil
}

// Advance plays the next letter of the round and reports true. If that letter is asked, it sets Item
// instead.
func (s *Session) Advance(now time.Time) bool {
	if s.Item != nil || s.Over() {
		return false
	}
	if step := s.Line.Steps[s.StepsPlayed]; step.Ask {
		s.ask(step.Item, now)
		return false
	}
	s.StepsPlayed++
	return true
}

// Over reports whether there is no letter left to play in the round on the board.
func (s *Session) Over() bool { return s.StepsPlayed == len(s.Line.Steps) }

// At is the position on the board.
func (s *Session) At() solver.Position {
	switch {
	case s.Item != nil:
		return s.Item.At
	case s.StepsPlayed > 0:
		return s.Line.Steps[s.StepsPlayed-1].Leads
	}
	return s.Deck.Game.Start()
}

// asks reports whether a card on the board waits for its answer.
func (s *Session) asks() bool { return s.Item != nil && s.Pending == nil }

// Give answers a decision with a letter. Every letter that keeps the seat safe is right. After a right
// letter a line continues with the repertoire's letter. After a wrong one, or for a single card, the
// answer is pending. Give is false, and changes nothing, when no word begins that way or no decision is
// asked.
func (s *Session) Give(state *State, letter rune, now time.Time) (Answer, bool) {
	if !s.asks() || s.Item.Recall {
		return Answer{}, false
	}
	leads, ok := s.Item.At.Play(letter)
	if !ok {
		return Answer{}, false
	}
	a := s.answer(state, now)
	a.Letter, a.Leads = letter, leads
	a.Right = leads.Safe(s.Deck.Course.Seat, s.Deck.Course.Guaranteed)
	a.Grade = a.proposed()
	return s.take(a), true
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
	s.ask(nil, time.Time{})
	if len(s.Line.Steps) > 0 {
		s.StepsPlayed++
	}
}

// answer is an answer to the question that is not judged yet.
func (s *Session) answer(state *State, now time.Time) Answer {
	a := Answer{
		Item:   s.Item,
		Status: state.Progress(s.Item.Card, now).Status,
		Took:   min(max(now.Sub(s.Since), 0), longestTook),
		Hints:  s.Hints,
	}
	a.extra = s.Extra > 0 && a.Status == New && !slices.Contains(state.Queue(s.items(), now).New, a.Item)
	return a
}

// take makes a the last answer. It is pending unless the round can continue.
func (s *Session) take(a Answer) Answer {
	s.Answers = append(s.Answers, a)
	if a.extra {
		s.Extra--
	}
	if a.Right && !s.Cards {
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
		slow = Slow
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
		s.Answers = s.Answers[:len(s.Answers)-1]
	}
	s.Pending = nil
}
