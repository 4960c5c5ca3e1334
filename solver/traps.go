package solver

import (
	"cmp"
	"slices"
)

// Trap is a position at another's turn at which the seat is lost and a natural
// reply gives the round back to it.
type Trap struct {
	At      Position
	Turning int     // how many of the replies lead to a position that is safe for the seat
	Replies int     // how many the model opponent picks from
	Reach   float64 // the chance that play comes to At
}

// Traps are those met when the seat plays its best letters from a position, with
// what is safe and lost by the notion chosen ([Position.Safe]). The most valuable
// comes first: the one most likely to be reached and to turn the round; among
// equals the first in the alphabet.
func (c *Chances) Traps(from Position, guaranteed bool) []Trap {
	var traps []Trap
	var visit func(p Position, reach float64)
	visit = func(p Position, reach float64) {
		if p.Guaranteed().Has(c.seat) {
			return // it stays so, and is safe by both notions
		}
		trap := Trap{At: p, Reach: reach}
		for next := range c.Next(p) {
			trap.Replies++
			if next.Safe(c.seat, guaranteed) {
				trap.Turning++
			}
		}
		if p.Mover() != c.seat && trap.Turning > 0 && !p.Safe(c.seat, guaranteed) {
			traps = append(traps, trap)
		}
		for next := range c.Next(p) {
			visit(next, reach/float64(trap.Replies))
		}
	}
	visit(from, 1)
	slices.SortStableFunc(traps, func(a, b Trap) int { return cmp.Compare(b.value(), a.value()) })
	return traps
}

// value is the chance that the trap is reached and turns the round, in the
// precision in which chances that are equal but for rounding compare equal.
func (t Trap) value() float32 {
	return float32(t.Reach * float64(t.Turning) / float64(t.Replies))
}
