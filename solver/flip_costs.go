package solver

import (
	"math"
	"unicode/utf8"
)

// fate is what a fragment comes to: the set of the sides that can lose. Side k is bit
// k. A side is a seat. With guarantees there are two sides, of which exactly one can
// lose: side 0 is seat 1, and side 1 is all the others together.
type fate uint8

// noWord is the fate of a fragment that no word begins with. Play cannot come to it.
const noWord fate = 0

const maxSides = 4

// impossible is the cost of a fate that no changes bring about.
const impossible = math.MaxInt32

// mover is the side to move after depth letters, as a set.
func (s *flipSearch) mover(depth int) fate {
	seat := depth % s.rules.Players
	if s.guaranteed {
		seat = min(seat, 1)
	}
	return 1 << seat
}

// join is the fate when the mover may choose between a and b. It prefers a fate in
// which it cannot lose. Between equals it is indifferent, so all of their losers are
// possible. This is the definition of the possible losers, one letter at a time. With
// the two sides of guarantees it is also the definition of the guarantee.
func (a fate) join(b, mover fate) fate {
	switch {
	case a == noWord:
		return b
	case b == noWord:
		return a
	case (a^b)&mover == 0:
		return a | b
	case a&mover == 0:
		return a
	default:
		return b
	}
}

// costsAt are the costs of the fates at i: the fewest changes below it that bring each
// about, or impossible.
func (s *flipSearch) costsAt(i int) []int32 {
	return s.costs[i<<s.sides : (i+1)<<s.sides]
}

// wordCost is the cost of making i a word, and nonWordCost that of making it none.
func (s *flipSearch) wordCost(i int) int32    { return [4]int32{impossible, 0, 1, 0}[s.words[i]] }
func (s *flipSearch) nonWordCost(i int) int32 { return [4]int32{0, 1, 0, impossible}[s.words[i]] }

// completed is the fate when i is a word: whoever played its last letter loses.
func (s *flipSearch) completed(i int) fate {
	return s.mover(int(s.merging.shape[i].depth) - 1)
}

// partialFates are the costs of the fates of a fragment that is not a word. They cover
// the children joined so far.
type partialFates [1 << maxSides]int32

// beforeChildren are the partial fates of i without any child.
func (s *flipSearch) beforeChildren(i int) partialFates {
	var p partialFates
	for o := range p {
		p[o] = impossible
	}
	p[noWord] = s.nonWordCost(i)
	return p
}

// withChild joins one more child, which has the costs child.
func (p *partialFates) withChild(child []int32, mover fate) partialFates {
	var joined partialFates
	for o := range joined {
		joined[o] = impossible
	}
	for b, more := range child {
		if more == impossible {
			continue
		}
		for a, cost := range p {
			if cost == impossible {
				continue
			}
			o := fate(a).join(fate(b), mover)
			joined[o] = min(joined[o], cost+more)
		}
	}
	return joined
}

// fold finds the costs at i from those of its children.
func (s *flipSearch) fold(i int) {
	p := s.beforeChildren(i)
	if p[noWord] != impossible {
		mover := s.mover(int(s.merging.shape[i].depth))
		for c := range s.merging.shape.children(i) {
			p = p.withChild(s.costsAt(c), mover)
		}
	}
	completed := s.completed(i)
	p[completed] = min(p[completed], s.wordCost(i))
	copy(s.costsAt(i), p[:])
}

// collect adds the changes that give i the fate wanted at its least cost. i spells
// fragment. The walk goes down the tables of [flipSearch.fold] only where something
// changes, so it meets few fragments.
func (s *flipSearch) collect(f *Flip, i int, wanted fate, fragment []byte) {
	cost := s.costsAt(i)[wanted]
	if cost == 0 {
		return
	}
	if wanted == s.completed(i) && s.wordCost(i) == cost {
		f.Changes = append(f.Changes, Change{Word: string(fragment), Added: true})
		return
	}
	if s.nonWordCost(i) == 1 {
		f.Changes = append(f.Changes, Change{Word: string(fragment)})
	}
	given := s.share(i, wanted)
	for c := range s.merging.shape.children(i) {
		s.collect(f, c, given[0], utf8.AppendRune(fragment, s.merging.shape[c].letter))
		given = given[1:]
	}
}

// share finds fates for the children of i, in order. With them i, which is no word,
// has the fate wanted at its least cost.
func (s *flipSearch) share(i int, wanted fate) []fate {
	mover := s.mover(int(s.merging.shape[i].depth))
	partials := []partialFates{s.beforeChildren(i)}
	var children []int
	for c := range s.merging.shape.children(i) {
		children = append(children, c)
		last := &partials[len(partials)-1]
		partials = append(partials, last.withChild(s.costsAt(c), mover))
	}
	given := make([]fate, len(children))
	for k := len(children) - 1; k >= 0; k-- {
		given[k], wanted = splitFate(&partials[k], s.costsAt(children[k]), &partials[k+1], wanted, mover)
	}
	return given
}

// splitFate finds a fate of a child and one of the children before it. Joined, they
// are the fate wanted, at the cost that joined gives for it.
func splitFate(before *partialFates, child []int32, joined *partialFates, wanted, mover fate) (given, rest fate) {
	for b, more := range child {
		for a, cost := range before {
			if more != impossible && cost != impossible && cost+more == joined[wanted] &&
				fate(a).join(fate(b), mover) == wanted {
				return fate(b), fate(a)
			}
		}
	}
	panic("solver: no two fates add up to a cost in the table")
}
