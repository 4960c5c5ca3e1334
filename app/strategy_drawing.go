package app

import (
	"slices"
	"strings"

	"spectrie/solver"
)

// scene draws the plan below a fragment: that of a start, or the empty one for
// all starts that are won.
func (p *plan) scene(fragment string, g growth, m *memory) *scene {
	pos, _ := p.game.At(fragment)
	view := p.view.On(Explore).At(fragment)
	s := &scene{view: view, entry: p.entry, game: p.game, pos: pos, seat: view.Seat, plan: p}
	s.draw(g, m)
	return s
}

// next are the positions that the plan goes on with after at. Before the seat's
// first turn they lead to the starts that are won; later they are its letter, or
// the replies that it answers. Where the seat is lost the best chances take the
// place of the repertoire.
func (p *plan) next(at solver.Position) []solver.Position {
	if at.Depth() < p.view.Seat-1 {
		return slices.DeleteFunc(slices.Collect(at.Next()), func(next solver.Position) bool {
			return p.wonBelow(next.Fragment()) == 0
		})
	}
	if _, won := p.best.Size(at); won {
		return slices.Collect(p.best.Next(at))
	}
	return slices.Collect(p.chances.Next(at))
}

// below is the number of words that the plan ends in below at, or of all that
// can come up where the seat is lost.
func (p *plan) below(at solver.Position) int {
	if at.Depth() < p.view.Seat-1 {
		return p.wonBelow(at.Fragment())
	}
	if size, won := p.best.Size(at); won {
		return size.Words
	}
	return at.Words()
}

// wonBelow is the number of words of all starts that begin with prefix.
func (p *plan) wonBelow(prefix string) int {
	words := 0
	for _, s := range p.startsBelow(prefix) {
		words += s.size.Words
	}
	return words
}

// startsBelow are the starts that begin with prefix. Starts are in order, and
// there may be a hundred thousand, so they are searched and not read.
func (p *plan) startsBelow(prefix string) []start {
	if prefix == "" {
		return p.starts
	}
	first, _ := slices.BinarySearchFunc(p.starts, prefix, func(s start, prefix string) int {
		return strings.Compare(s.at.Fragment(), prefix)
	})
	length, _ := slices.BinarySearchFunc(p.starts[first:], prefix, func(s start, prefix string) int {
		if strings.HasPrefix(s.at.Fragment(), prefix) {
			return -1
		}
		return 1
	})
	return p.starts[first : first+length]
}

// startAt is the place of a start among those of the plan, -1 when it is none.
func (p *plan) startAt(fragment string) int {
	i, found := slices.BinarySearchFunc(p.starts, fragment, func(s start, fragment string) int {
		return strings.Compare(s.at.Fragment(), fragment)
	})
	if !found {
		return -1
	}
	return i
}
