package solver

import (
	"fmt"
	"iter"
)

// checkSeat returns an error for a seat that does not play, or nil.
func (r Rules) checkSeat(seat int) error {
	if seat < 1 || seat > r.Players {
		return fmt.Errorf("seat %d: with %d players there are the seats 1 to %d", seat, r.Players, r.Players)
	}
	return nil
}

// Starts are the fragments at which seat moves for the first time: those of
// seat-1 letters at which the round is not over, in alphabet order. A dictionary
// without words has none.
func (s *Solution) Starts(seat int) iter.Seq[Position] {
	return func(yield func(Position) bool) {
		if s.trie.Len() > 1 && s.rules.checkSeat(seat) == nil {
			s.Start().starts(seat-1, yield)
		}
	}
}

// starts yields the positions at depth at which the round goes on; it reports
// whether to go on.
func (p Position) starts(depth int, yield func(Position) bool) bool {
	if p.Over() {
		return true
	}
	if p.depth == depth {
		return yield(p)
	}
	for next := range p.Next() {
		if !next.starts(depth, yield) {
			return false
		}
	}
	return true
}
