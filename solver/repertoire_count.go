package solver

// Count is how many different repertoires from a position are minimal in what
// the aim compares first: as few words, or with [Aim.Easiest] as little rarity,
// whatever the other sums are. So published counts are meant: the 128 of seat 1
// in american-english 7.1 differ in rarity and in letters. It is 0 where the
// seat is lost, and counts on demand.
func (r *Repertoires) Count(from Position) Natural {
	if !from.Safe(r.aim.Seat, r.aim.Guaranteed) {
		return Natural{}
	}
	count := one
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
