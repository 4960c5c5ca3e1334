package solver

import (
	"cmp"
	"iter"
	"slices"

	"spectrie/dicts"
)

// Chances are the best practical chances of one seat: from every fragment, how likely
// it is not to lose against opponents who look one letter ahead. In this model every
// other seat picks at random among the letters that complete no word. Where every
// letter completes a word, it picks among all of them. The seat itself plays the
// letter with the best chance, and among equals the first in the alphabet. A seat that
// is lost against perfect opponents can do no better.
//
// The chance is 1 exactly where the seat has a guarantee. A letter that the model
// leaves out costs another seat the round, so the model considers every reply that
// could hurt.
//
// Chances never change, so any number of goroutines may read them. Their methods take
// positions of the same [Solution] only.
type Chances struct {
	game  *Solution
	seat  int
	nodes []float64 // indexed by dicts.Node
}

// Chances finds the best practical chances of seat from every fragment. It takes one
// pass and eight bytes for each node. A seat that does not play is an error.
func (s *Solution) Chances(seat int) (*Chances, error) {
	if err := s.rules.checkSeat(seat); err != nil {
		return nil, err
	}
	c := &Chances{game: s, seat: seat, nodes: make([]float64, s.trie.Len())}
	if s.trie.Len() == 1 { // no word, so nobody can lose
		c.nodes[0] = 1
		return c, nil
	}
	var (
		edges  = s.trie.Edges()
		own    [dicts.MaxLetters + 1]bool // whether the seat moves, by depth
		groups [dicts.MaxLetters + 2]struct {
			best    float64 // chance over all siblings, 0 before the first
			sum     float64 // of the chances of the siblings that do not complete a word
			replies int     // the number of those siblings
		}
	)
	for depth := range own {
		own[depth] = s.rules.Mover(depth) == seat
	}
	for i, depth := range postorder(edges) {
		goesOn := edges[i]&dicts.ChildrenBit != 0
		below, group := &groups[depth+1], &groups[depth]
		chance := 1.0 // another seat completed a word, or can only do so
		switch {
		case !goesOn && depth > 0 && own[depth-1]:
			chance = 0
		case goesOn && own[depth]:
			chance = below.best
		case goesOn && below.replies > 0:
			chance = below.sum / float64(below.replies)
		}
		below.best, below.sum, below.replies = 0, 0, 0
		c.nodes[i] = chance
		if clearlyBetter(chance, group.best) {
			group.best = chance
		}
		if goesOn {
			group.sum += chance
			group.replies++
		}
	}
	return c, nil
}

// clearlyBetter reports whether chance a is greater than b by more than rounding can
// explain.
func clearlyBetter(a, b float64) bool {
	const slack = 1 - 1e-12
	return a*slack > b
}

// Of is the chance from 0 to 1 that the seat does not lose from p.
func (c *Chances) Of(p Position) float64 { return c.nodes[p.node] }

// Next yields the positions that can follow p in the model, in alphabet order. At the
// seat's own turn that is the one after its best letter. At another's turn these are
// the ones that the opponent picks from. There are none where the round is over.
func (c *Chances) Next(p Position) iter.Seq[Position] {
	return func(yield func(Position) bool) {
		if p.Mover() == c.seat {
			if best, ok := c.best(p); ok {
				yield(best)
			}
			return
		}
		only := true // each letter completes a word
		for next := range p.Next() {
			only = only && next.Over()
		}
		for next := range p.Next() {
			if (only || !next.Over()) && !yield(next) {
				return
			}
		}
	}
}

// best is the position after the seat's best letter at its own turn. It is false where
// the round is over.
func (c *Chances) best(p Position) (best Position, ok bool) {
	for next := range p.Next() {
		if !ok || clearlyBetter(c.Of(next), c.Of(best)) {
			best, ok = next, true
		}
	}
	return best, ok
}

// Trap is a position at another's turn where the seat is lost, unless the other makes
// one of the mistakes that the model expects.
type Trap struct {
	At      Position
	Turning int     // how many of the replies are such mistakes: the seat is safe after them
	Replies int     // how many the model opponent picks from
	Reach   float64 // the chance that play comes to At
}

// Traps are the traps that the seat comes to when it plays its best letters from a
// position. guaranteed says what counts as safe ([Position.Safe]). The trap that is
// most likely to turn the round comes first, and among equals the first in the
// alphabet.
func (c *Chances) Traps(from Position, guaranteed bool) []Trap {
	var traps []Trap
	var visit func(p Position, reach float64)
	visit = func(p Position, reach float64) {
		if p.Guaranteed().Has(c.seat) {
			return // the seat stays safe, by both notions
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
	slices.SortStableFunc(traps, func(a, b Trap) int { return cmp.Compare(b.weight(), a.weight()) })
	return traps
}

// weight is the chance that play reaches the trap and turns there. It has a low
// precision, so that chances which differ by rounding compare equal.
func (t Trap) weight() float32 {
	return float32(t.Reach * float64(t.Turning) / float64(t.Replies))
}
