package plan

import (
	"slices"
	"strings"

	"spectrie/app/address"
	"spectrie/app/board"
	"spectrie/solver"
)

// Scene draws the plan below a fragment: that of a start, or the empty one for
// all starts that are won.
func (p *Plan) Scene(fragment string, g board.Growth, m *board.Memory) *board.Scene {
	pos, _ := p.Game.At(fragment)
	view := p.View.On(address.Explore).At(fragment)
	s := &board.Scene{View: view, Entry: p.Entry, Game: p.Game, Pos: pos, Seat: view.Seat, Plan: p}
	s.Draw(g, m)
	return s
}

// Next are the positions that the plan goes on with after at. Before the seat's
// first turn they lead to the starts that are won; later they are its letter, or
// the replies that it answers. Where the seat is lost the best chances take the
// place of the repertoire.
func (p *Plan) Next(at solver.Position) []solver.Position {
	if at.Depth() < p.View.Seat-1 {
		return slices.DeleteFunc(slices.Collect(at.Next()), func(next solver.Position) bool {
			return p.wonBelow(next.Fragment()) == 0
		})
	}
	if _, won := p.Best.Size(at); won {
		return slices.Collect(p.Best.Next(at))
	}
	return slices.Collect(p.Chances.Next(at))
}

// Below is the number of words that the plan ends in below at, or of all that
// can come up where the seat is lost.
func (p *Plan) Below(at solver.Position) int {
	if at.Depth() < p.View.Seat-1 {
		return p.wonBelow(at.Fragment())
	}
	if size, won := p.Best.Size(at); won {
		return size.Words
	}
	return at.Words()
}

// wonBelow is the number of words of all starts that begin with prefix.
func (p *Plan) wonBelow(prefix string) int {
	words := 0
	for _, s := range p.StartsBelow(prefix) {
		words += s.Size.Words
	}
	return words
}

// StartsBelow are the starts that begin with prefix. Starts are in order, and
// there may be a hundred thousand, so they are searched and not read.
func (p *Plan) StartsBelow(prefix string) []Start {
	if prefix == "" {
		return p.Starts
	}
	first, _ := slices.BinarySearchFunc(p.Starts, prefix, func(s Start, prefix string) int {
		return strings.Compare(s.At.Fragment(), prefix)
	})
	length, _ := slices.BinarySearchFunc(p.Starts[first:], prefix, func(s Start, prefix string) int {
		if strings.HasPrefix(s.At.Fragment(), prefix) {
			return -1
		}
		return 1
	})
	return p.Starts[first : first+length]
}

// StartAt is the place of a start among those of the plan, -1 when it is none.
func (p *Plan) StartAt(fragment string) int {
	i, found := slices.BinarySearchFunc(p.Starts, fragment, func(s Start, fragment string) int {
		return strings.Compare(s.At.Fragment(), fragment)
	})
	if !found {
		return -1
	}
	return i
}
