package trainer

import (
	"slices"
	"strings"
	"time"

	"spectrie/solver"
)

// Session drills decks, one round or card after another. It chooses the next question and judges the answer. It
// writes no log; the caller does so from each [Answer].
//
// Next puts a round or a card on the board. Advance plays one letter that is not asked, until there is a
// question (Item), a lesson (Pending) or the end of the round. Give, Reveal and NameWord answer the question.
// While Pending is set, the board shows how the answer went, or what is taught, until Continue.
//
// A new card is taught first: the round plays through and stops at its letter, as an answer that was shown. Then
// the same round asks for it.
type Session struct {
	Decks    []*Deck // at least one
	Cards    bool    // single cards, with new recall cards, instead of whole lines
	Practice bool    // asks what was learned, once each and the least remembered first, whether it is due or not
	First    *Item   // asked before all others, due or not; nil for none
	Extra    int     // new cards that the person wants beyond today's limit

	Deck        *Deck     // the one that is asked
	Line        Line      // the round on the board; without steps for a single card
	StepsPlayed int       // steps of Line that are on the board
	Item        *Item     // the question; nil while the round plays by itself
	Part        int       // which letter of Item is asked, from 0
	Since       time.Time // when it was asked
	Hints       int       // given for the letter
	Refused     int       // letters that were tried and begin no word; all but the first count as hints
	Found       []string  // words named so far for a recall card
	Repeats     bool      // the round asks for what it has just taught

	Pending *Answer  // shown on the board until Continue, or nil
	Answers []Answer // of this session, oldest first

	open   *Item         // has got right letters, and asks for more
	took   time.Duration // for these letters
	hinted int           // hints for them
	taught []*Item       // that are still to be asked for the first time
	queue  []*Item       // Practice: what is still to be asked; nil before it began
}

// Answer is how a card was answered.
type Answer struct {
	Entry  Entry // in the log; the caller sets it
	Item   *Item
	Status Status          // of the card before
	Part   int             // which letter of the card was given last, from 0
	Letter rune            // that was given; 0 for an answer that was shown, and for a recall card
	Leads  solver.Position // after the letter given, when there is one
	Right  bool            // a letter that keeps the seat safe, or all words named
	Open   bool            // right so far: the card asks for its next letter, and there is nothing to log yet
	Lesson bool            // a new card that was taught
	Grade  Grade           // proposed, unless the person chose another
	Took   time.Duration
	Hints  int
	extra  bool // a new card beyond the daily limit
}

// At is where the letter was given.
func (a *Answer) At() solver.Position { return a.decision().At }

// Plays is where the repertoire's letter leads.
func (a *Answer) Plays() solver.Position { return a.decision().Plays }

func (a *Answer) decision() solver.Decision {
	if a.Item.Recall {
		return solver.Decision{At: a.Item.At}
	}
	return a.Item.Letters[a.Part]
}

// items are all cards that this session can ask.
func (s *Session) items(state *State) []*Item {
	var items []*Item
	for _, d := range s.Decks {
		items = append(items, d.Asked(state, s.Cards)...)
	}
	return items
}

// Asked are the decisions of a deck, and its recall cards: those that the person has begun, or all of them.
func (d *Deck) Asked(state *State, allRecalls bool) []*Item {
	items := slices.Clone(d.Decisions)
	for _, item := range d.Recalls {
		if allRecalls || state.track(item.Card).status != New {
			items = append(items, item)
		}
	}
	return items
}

// Queue is what there is to do, as of now. Once there are no more new cards of the day it has the extra ones.
func (s *Session) Queue(state *State, now time.Time) Queue {
	items := s.items(state)
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

// deckOf is the deck that asks an item.
func (s *Session) deckOf(item *Item) *Deck {
	for _, d := range s.Decks {
		if d.Course == item.Course {
			return d
		}
	}
	return s.Decks[0]
}

// givesAway reports whether the way to an item would show the letter of a decision that was never answered
// and is set aside or buried.
func (s *Session) givesAway(item *Item, state *State, now time.Time) bool {
	d := s.deckOf(item)
	for end := range item.Fragment {
		at, _ := d.Game.At(item.Fragment[:end])
		before := d.decisions[at.Node()]
		if before == nil || !strings.HasPrefix(item.Fragment, before.Letters[before.Letter(at)].Plays.Fragment()) {
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
	first := s.First
	s.First = nil
	if s.Practice {
		return s.practise(first, state, now)
	}
	s.taught = slices.DeleteFunc(s.taught, func(item *Item) bool {
		p := state.Progress(item.Card, now)
		return p.Suspended || p.Buried
	})
	q := s.Queue(state, now)
	item := first
	switch {
	case item != nil:
		q = Queue{}
	case len(s.taught) > 0:
		item, q = s.taught[0], Queue{}
	default:
		item = q.Next()
	}
	if item == nil {
		s.clear()
		return false
	}
	s.put(item, q, state, now)
	return true
}

// practise puts the next card of a practice on the board.
func (s *Session) practise(first *Item, state *State, now time.Time) bool {
	if s.queue == nil {
		var begun []ranked
		for _, item := range s.items(state) {
			if p := state.Progress(item.Card, now); p.Status != New && !p.Suspended {
				begun = append(begun, ranked{item, state.Retrievability(item.Card, now)})
			}
		}
		s.queue = append([]*Item{}, byRank(begun)...)
	}
	if first != nil {
		s.queue = append([]*Item{first}, slices.DeleteFunc(s.queue, func(item *Item) bool { return item == first })...)
	}
	if len(s.queue) == 0 {
		s.clear()
		return false
	}
	s.put(s.queue[0], Queue{}, state, now)
	return true
}

// Left are the cards that are still to be asked: those that there are to do, what was taught, and those of the round
// or card on the board, even if they are not due.
func (s *Session) Left(state *State, now time.Time) []*Item {
	if s.Practice {
		return slices.Clone(s.queue)
	}
	q := s.Queue(state, now)
	left := slices.Concat(q.Learning, q.Due, q.New, q.Soon)
	for _, item := range append(s.onBoard(), s.taught...) {
		if !slices.Contains(left, item) {
			left = append(left, item)
		}
	}
	return left
}

// onBoard are the cards that the round or card on the board is still to ask.
func (s *Session) onBoard() []*Item {
	var items []*Item
	if s.asks() {
		items = append(items, s.Item)
	}
	for i, step := range s.Line.Steps {
		if i >= s.StepsPlayed && step.Ask && s.Item != step.Item && (step.Item == s.open || step.Item.Letter(step.At) == 0) {
			items = append(items, step.Item)
		}
	}
	return items
}

// Ask puts an item on the board, even if it is not due.
func (s *Session) Ask(item *Item, state *State, now time.Time) {
	s.put(item, s.Queue(state, now), state, now)
}

// put puts a round through an item on the board, and through what else of its deck is in a queue. What was taught
// is asked alone.
func (s *Session) put(item *Item, q Queue, state *State, now time.Time) {
	s.clear()
	s.Deck = s.deckOf(item)
	s.Repeats = len(s.taught) > 0
	if s.Cards || item.Recall {
		s.begin(item, now)
		s.teach(state, now)
		return
	}
	wanted := map[*Item]bool{item: true}
	lists := [][]*Item{q.Learning, q.Due, q.New, s.taught}
	if len(q.Learning)+len(q.Due)+len(q.New) == 0 {
		lists = append(lists, q.Soon)
	}
	for _, list := range lists {
		for _, i := range list {
			wanted[i] = true
		}
	}
	s.Line = s.Deck.Line(item, func(i *Item) bool { return wanted[i] })
}

func (s *Session) clear() {
	s.Line, s.StepsPlayed, s.Pending, s.Repeats = Line{}, 0, nil, false
	s.begin(nil, time.Time{})
}

// begin asks for the first letter of an item, or for nothing.
func (s *Session) begin(item *Item, now time.Time) {
	s.open, s.took, s.hinted = nil, 0, 0
	s.ask(item, 0, now)
}

func (s *Session) ask(item *Item, part int, now time.Time) {
	s.Item, s.Part, s.Since, s.Hints, s.Refused, s.Found = item, part, now, 0, 0, nil
}

// Restart asks for the first letter of a card that has got some right letters. It is false when there is none.
func (s *Session) Restart(now time.Time) bool {
	item := s.open
	if item == nil || s.Pending != nil {
		return false
	}
	for i, step := range s.Line.Steps {
		if step.At == item.At {
			s.StepsPlayed = i
		}
	}
	s.begin(item, now)
	return true
}

// Advance plays the next letter of the round and reports true. If that letter is asked, it sets Item instead, and
// for a new card Pending, because it teaches it: that answer is to be logged like any other.
func (s *Session) Advance(state *State, now time.Time) bool {
	if s.Item != nil || s.Over() {
		return false
	}
	if step := s.Line.Steps[s.StepsPlayed]; step.Ask {
		switch part := step.Item.Letter(step.At); {
		case part == 0:
			s.begin(step.Item, now)
			s.teach(state, now)
			return false
		case step.Item == s.open:
			s.ask(step.Item, part, now)
			return false
		}
	}
	s.StepsPlayed++
	return true
}

// teach shows the answer of the question if its card is new.
func (s *Session) teach(state *State, now time.Time) {
	taught := slices.ContainsFunc(s.taught, func(item *Item) bool { return item.Card == s.Item.Card })
	if s.Practice || s.Item.Recall || state.track(s.Item.Card).status != New || taught {
		return
	}
	s.taught = append(s.taught, s.Item)
	a := s.answer(state, now)
	a.Grade, a.Lesson = Again, true
	s.take(a)
}

// Over reports whether there is no letter left to play in the round on the board.
func (s *Session) Over() bool { return s.StepsPlayed == len(s.Line.Steps) }

// At is the position on the board.
func (s *Session) At() solver.Position {
	switch {
	case s.Item != nil && !s.Item.Recall:
		return s.Item.Letters[s.Part].At
	case s.Item != nil:
		return s.Item.At
	case s.StepsPlayed > 0:
		return s.Line.Steps[s.StepsPlayed-1].Leads
	}
	return s.Deck.Game.Start()
}
