package plan

import (
	"slices"
	"strings"

	"spectrie/app/address"
	"spectrie/app/board"
	"spectrie/solver"
)

// Scene draws the plan below a fragment: one start, or ∅ for all starts that are won.
func (p *Plan) Scene(fragment string, extent board.Extent, m *board.Knowledge) *board.Scene {
	pos, _ := p.Game.At(fragment)
	view := p.View.On(address.Explore).At(fragment)
	s := &board.Scene{View: view, Entry: p.Entry, Game: p.Game, Pos: pos, Seat: view.Seat, Plan: p}
	s.Draw(extent, m)
	return s
}

// Next are the positions after at that the plan considers. Before the player's first turn they
// lead to the starts that are won. On the player's turn they are the letter to play, and on other
// turns the replies that have an answer. A lost position has the best chances instead.
func (p *Plan) Next(at solver.Position) []solver.Position {
	if at.Depth() < p.View.Seat-1 {
		return slices.DeleteFunc(slices.Collect(at.Next()), func(next solver.Position) bool {
			return p.wonWordsBelow(next.Fragment()) == 0
		})
	}
	if _, won := p.Best.Size(at); won {
		return slices.Collect(p.Best.Next(at))
	}
	return slices.Collect(p.Chances().Next(at))
}

// WordsBelow counts the words in which the plan ends below at. Where the position is lost it
// counts all possible words.
func (p *Plan) WordsBelow(at solver.Position) int {
	if at.Depth() < p.View.Seat-1 {
		return p.wonWordsBelow(at.Fragment())
	}
	if size, won := p.Best.Size(at); won {
		return size.Words
	}
	return at.Words()
}

// wonWordsBelow counts the words to know from all starts that begin with prefix.
func (p *Plan) wonWordsBelow(prefix string) int {
	words := 0
	for _, s := range p.StartsBelow(prefix) {
		words += s.Size.Words
	}
	return words
}

// StartsBelow are the starts that begin with prefix. The starts are sorted, and there may be a
// hundred thousand, so this is a binary search.
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

// StartAt is the index of a start in Starts, or -1.
func (p *Plan) StartAt(fragment string) int {
	i, found := slices.BinarySearchFunc(p.Starts, fragment, func(s Start, fragment string) int {
		return strings.Compare(s.At.Fragment(), fragment)
	})
	if !found {
		return -1
	}
	return i
}
