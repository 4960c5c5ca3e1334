package solver

import (
	"fmt"
	"unicode/utf8"
)

// This file is about several dictionaries at once, for two players. Say that nobody
// knows which of two lists counts:
//
//	first list:  ship shore
//	second list: shirt shop
//
// Seat 1 opens with s, and seat 2 can only answer h. Now i wins by the first list,
// where seat 2 has to complete ship. It loses by the second, where seat 1 itself
// completes shirt. And o wins by the second and loses by the first. So seat 1 wins by
// either list, and yet no letter wins by both. In a common repertoire every letter is
// right in all the lists in which the round continues. The fragment alone tells which
// lists those are: the ones with a longer word that begins with it.
//
// Let A(f) be those lists for a fragment f that can come up. f is sound for a seat
//
//   - when A(f) is empty, since the others have completed a word everywhere;
//   - at its own turn, when there is a letter c after which the round continues in all
//     of A(f) and f·c is sound;
//   - at the other's turn, when f·c is sound for each letter c of any list in A(f).
//     Where c completes a word, the list is won. Where c is not legal, the list does
//     not have this round. A(f·c) has neither list.
//
// One pass over the union of the tries, from the last fragment to the first, finds the
// sound fragments. The same pass adds up the words, rarities and letters.

// Common is what one seat can learn that is right in all of the lists.
type Common struct {
	Seat   int
	Starts []CommonStart // for seat 1 the empty fragment, for seat 2 every opening letter of any list
}

// CommonStart is a fragment at which the seat moves for the first time.
type CommonStart struct {
	Fragment  string
	Sound     bool             // some repertoire is right in all lists that have the fragment
	Words     []string         // of the minimal one, alphabetical; nil when not sound
	Decisions []CommonDecision // of the minimal one, in preorder; nil when not sound
	Refuted   []Refutation     // when not sound: why each letter of any list fails, alphabetical
}

// CommonDecision is a letter to play, whatever list counts.
type CommonDecision struct {
	Fragment string // before the letter
	Letter   rune
}

// Common finds the minimal common repertoires of seat, 1 or 2. Their words are those
// that the other seat can be made to complete in some list; in other lists the round
// may go on after them. Minimal means the fewest words, then the least sum of
// rarities, then the fewest letters. The rarity of a word is its least in the lists
// where it ends the round. Of equal letters the first in the alphabet counts.
//
// Common calls tick, unless nil, every few thousand fragments. An error of tick ends
// the work, and Common returns it.
func (m *Merged) Common(seat int, tick func() error) (*Common, error) {
	if seat != 1 && seat != 2 {
		return nil, fmt.Errorf("seat %d: %w", seat, ErrOnlyTwo)
	}
	search := commonSearch{Merged: m, seat: seat, costs: make([]commonCost, len(m.nodes))}
	p := ticker{tick: tick}
	for i := len(m.nodes) - 1; i >= 0; i-- {
		if err := p.step(); err != nil {
			return nil, err
		}
		search.solve(i)
	}
	common := &Common{Seat: seat}
	if seat == 1 {
		common.Starts = append(common.Starts, search.start(0))
		return common, nil
	}
	for i := range m.shape.children(0) {
		common.Starts = append(common.Starts, search.start(i))
	}
	return common, nil
}

// commonSearch is the pass for one seat.
type commonSearch struct {
	*Merged
	seat  int
	costs []commonCost // like nodes
}

// commonCost is what the seat can expect of one fragment.
type commonCost struct {
	sound   bool
	words   int32 // of the minimal repertoire; when not sound, letters of the smallest refutation
	rarity  int32 // summed over its words
	letters int32 // likewise
}

func (a commonCost) less(b commonCost) bool {
	if a.words != b.words {
		return a.words < b.words
	}
	if a.rarity != b.rarity {
		return a.rarity < b.rarity
	}
	return a.letters < b.letters
}

// seatMoves reports whether the seat moves at i.
func (s *commonSearch) seatMoves(i int) bool { return int(s.shape[i].depth%2)+1 == s.seat }

// solve finds the cost of i from the costs of its children.
func (s *commonSearch) solve(i int) {
	at := commonCost{sound: true}
	switch {
	case s.nodes[i].ongoing == 0:
	case s.seatMoves(i):
		if c, ok := s.choice(i); ok {
			at = s.costs[c]
		} else {
			at = commonCost{words: s.refuteAll(i)}
		}
	default:
		for c := range s.shape.children(i) {
			below := s.costs[c]
			at.sound = at.sound && below.sound
			at.words += below.words
			at.rarity += below.rarity
			at.letters += below.letters
		}
		if !at.sound {
			at = commonCost{words: s.refuteOne(i)}
		}
	}
	if at.sound && s.nodes[i].rarity != 0 {
		at.words++
		at.rarity += int32(s.nodes[i].rarity)
		at.letters += int32(s.shape[i].depth)
	}
	s.costs[i] = at
}

// choice is the letter to play at i, or false when i is not sound.
func (s *commonSearch) choice(i int) (best int, ok bool) {
	for c := range s.shape.children(i) {
		if s.nodes[c].ongoing == s.nodes[i].ongoing && s.costs[c].sound && (!ok || s.costs[c].less(s.costs[best])) {
			best, ok = c, true
		}
	}
	return best, ok
}

// start describes i, which has at most one letter.
func (s *commonSearch) start(i int) CommonStart {
	var fragment []byte
	if i > 0 {
		fragment = utf8.AppendRune(fragment, s.shape[i].letter)
	}
	start := CommonStart{Fragment: string(fragment), Sound: s.costs[i].sound}
	if start.Sound {
		s.collect(&start, i, fragment)
	} else {
		start.Refuted = s.refutations(i, fragment)
	}
	return start
}

// collect adds the words and decisions of the minimal repertoire from i, which
// spells fragment.
func (s *commonSearch) collect(into *CommonStart, i int, fragment []byte) {
	if s.nodes[i].rarity != 0 {
		into.Words = append(into.Words, string(fragment))
	}
	if s.nodes[i].ongoing != 0 && s.seatMoves(i) {
		c, _ := s.choice(i)
		letter := s.shape[c].letter
		into.Decisions = append(into.Decisions, CommonDecision{string(fragment), letter})
		s.collect(into, c, utf8.AppendRune(fragment, letter))
		return
	}
	for c := range s.shape.children(i) {
		s.collect(into, c, utf8.AppendRune(fragment, s.shape[c].letter))
	}
}
