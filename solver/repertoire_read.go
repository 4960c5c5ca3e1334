package solver

import "iter"

// Size is the size of the minimal repertoire from p. It is not ok where the seat is
// lost, that is, where p is not [Position.Safe] for it. In a dictionary without words
// nobody is lost, and the size is zero.
func (r *Repertoires) Size(p Position) (size Size, ok bool) {
	if !p.Safe(r.aim.Seat, r.aim.Guaranteed) {
		return Size{}, false
	}
	c := r.costs[p.node]
	if r.aim.Easiest {
		c.first, c.second = c.second, c.first
	}
	return Size{Words: int(c.first), Rarity: int(c.second), Letters: int(c.letters)}, true
}

// Next yields the positions of the minimal repertoire after p, in alphabet order. At
// the seat's own turn that is the one after its decision. At another's turn there is
// one for every reply that the repertoire covers. There are none where the round is
// over or the seat is lost.
func (r *Repertoires) Next(p Position) iter.Seq[Position] {
	return func(yield func(Position) bool) {
		at, own := r.costs[p.node], p.Mover() == r.aim.Seat
		if at == (cost{}) {
			return
		}
		for next := range p.Next() {
			c := r.costs[next.node]
			if c == (cost{}) || own && c != at {
				continue
			}
			if !yield(next) || own {
				return
			}
		}
	}
}

// Words yields the words of the minimal repertoire from a position, in alphabet order,
// as the positions that complete them.
func (r *Repertoires) Words(from Position) iter.Seq[Position] {
	return func(yield func(Position) bool) {
		r.walk(from, func(p Position) bool { return !p.Over() || yield(p) })
	}
}

// Decision is one letter of a repertoire: at At the seat plays the letter that leads to
// Plays.
type Decision struct{ At, Plays Position }

// Decisions yields the decisions of the minimal repertoire from a position. Each comes
// before those that follow from it, otherwise they are in alphabet order.
func (r *Repertoires) Decisions(from Position) iter.Seq[Decision] {
	return func(yield func(Decision) bool) {
		r.walk(from, func(p Position) bool {
			if p.Mover() != r.aim.Seat {
				return true
			}
			for next := range r.Next(p) {
				return yield(Decision{p, next})
			}
			return true
		})
	}
}

// walk visits the positions of the minimal repertoire from p in preorder while visit
// returns true. It reports whether it came to the end.
func (r *Repertoires) walk(p Position, visit func(Position) bool) bool {
	if r.costs[p.node] == (cost{}) {
		return true
	}
	if !visit(p) {
		return false
	}
	for next := range r.Next(p) {
		if !r.walk(next, visit) {
			return false
		}
	}
	return true
}

// Option is a letter that the seat can decide for, with the size of the minimal
// repertoire after it.
type Option struct {
	Leads Position
	Size  Size
}

// Options are the letters that keep the seat safe at its own turn, in alphabet order.
// The one that leads to [Repertoires.Next] is the decision. There are none at another's
// turn, and where the round is over or the seat is lost.
func (r *Repertoires) Options(p Position) []Option {
	if p.Mover() != r.aim.Seat {
		return nil
	}
	var options []Option
	for next := range p.Next() {
		if size, ok := r.Size(next); ok {
			options = append(options, Option{next, size})
		}
	}
	return options
}

// Count is how many repertoires from a position have the fewest words, or with
// [Aim.Easiest] the least rarity. Their other sums may differ. Published counts are of
// this kind: the 128 repertoires of seat 1 in american-english 7.1 differ in rarity and
// in letters. Count is 0 where the seat is lost. It takes time at every call.
func (r *Repertoires) Count(from Position) Natural {
	if !from.Safe(r.aim.Seat, r.aim.Guaranteed) {
		return Natural{}
	}
	count := naturalOne
	if r.game.trie.IsLeaf(from.node) {
		return count
	}
	own := from.Mover() == r.aim.Seat
	if own {
		count = Natural{}
	}
	for next := range from.Next() {
		c := r.costs[next.node]
		switch {
		case c == (cost{}):
		case !own:
			count = count.times(r.Count(next))
		case c.first == r.costs[from.node].first:
			count = count.plus(r.Count(next))
		}
	}
	return count
}
