package solver

import (
	"iter"
	"unicode/utf8"

	"spectrie/dicts"
)

// Position is a fragment of a solved game. It is small; copy it freely.
type Position struct {
	game  *Solution
	node  dicts.Node
	depth int
}

// Start is the empty fragment.
func (s *Solution) Start() Position { return Position{game: s} }

// At follows the letters of fragment as far as a round can go. found is how many bytes
// of fragment lead to p: len(fragment) when all of it can come up.
func (s *Solution) At(fragment string) (p Position, found int) {
	node, found := s.trie.Find(fragment)
	return Position{s, node, utf8.RuneCountInString(fragment[:found])}, found
}

// Fragment is the letters played so far.
func (p Position) Fragment() string { return p.game.trie.Fragment(p.node) }

// Node is the position's place in the trie of reachable words.
func (p Position) Node() dicts.Node { return p.node }

// Depth is the number of letters played.
func (p Position) Depth() int { return p.depth }

// Mover is the seat to move. Where the round is over it is the seat after the
// one that lost.
func (p Position) Mover() int { return p.game.rules.Mover(p.depth) }

// Losers are the seats that can lose when everyone plays well. The set is empty
// only in a dictionary without words.
func (p Position) Losers() Seats {
	return p.game.seats(p.game.nodes[p.node].losers, p.depth)
}

// Guaranteed are the seats that can avoid losing against all others together.
func (p Position) Guaranteed() Seats {
	return p.game.seats(p.game.nodes[p.node].guarantees, p.depth)
}

// Plies is the number of letters until the round ends when a mover with a
// winning letter hurries and one without stalls.
func (p Position) Plies() int { return int(p.game.nodes[p.node].plies) }

// Over reports whether a word is completed here.
func (p Position) Over() bool { return p.game.trie.IsWord(p.node) }

// Loser is the seat that completed the word. The round must be over.
func (p Position) Loser() int { return p.game.rules.Mover(p.depth - 1) }

// Words is the number of reachable words that begin with the fragment.
func (p Position) Words() int { return p.game.trie.CountWords(p.node) }

// Letter is the letter played last; the fragment must not be empty.
func (p Position) Letter() rune { return p.game.trie.Letter(p.node) }

// Next yields the positions after each letter of the mover, in alphabet order.
func (p Position) Next() iter.Seq[Position] {
	return func(yield func(Position) bool) {
		for child := range p.game.trie.Children(p.node) {
			if !yield(Position{p.game, child, p.depth + 1}) {
				return
			}
		}
	}
}

// Play is the position after letter. It is false when no word has the letter there.
func (p Position) Play(letter rune) (Position, bool) {
	child, ok := p.game.trie.Child(p.node, letter)
	return Position{p.game, child, p.depth + 1}, ok
}

// Safe reports whether p is good for seat. With guaranteed that means that the seat
// has a guarantee, otherwise that it is outside the possible losers.
func (p Position) Safe(seat int, guaranteed bool) bool {
	if guaranteed {
		return p.Guaranteed().Has(seat)
	}
	return !p.Losers().Has(seat)
}

// Best is the position after the mover's best letter. That is the winning letter that
// ends the round soonest. Without a winning letter it is the one that ends the round
// latest. Among equals the first in the alphabet counts. Best is false where the round
// is over.
func (p Position) Best() (best Position, ok bool) {
	mover := p.Mover()
	bestWins := false
	for next := range p.Next() {
		wins := !next.Losers().Has(mover)
		better := !ok ||
			wins && !bestWins ||
			wins == bestWins && wins && next.Plies() < best.Plies() ||
			wins == bestWins && !wins && next.Plies() > best.Plies()
		if better {
			best, bestWins, ok = next, wins, true
		}
	}
	return best, ok
}

// Line is the end of the round when everyone plays [Position.Best]: a completed word,
// Plies letters further on. Where the round is over, it is p itself.
func (p Position) Line() Position {
	for {
		next, ok := p.Best()
		if !ok {
			return p
		}
		p = next
	}
}

// LineAgainst is the end of a round that seat loses although it resists. With
// guaranteed, all the others play against it. Otherwise everyone plays well, and
// the others do not mind that seat loses. p must not be [Position.Safe] for seat.
func (p Position) LineAgainst(seat int, guaranteed bool) Position {
	for !p.Over() {
		p = p.stepAgainst(seat, guaranteed)
	}
	return p
}

// stepAgainst is the position after one letter of [Position.LineAgainst]: the mover's
// best among the letters that keep seat in danger and that rational play allows.
func (p Position) stepAgainst(seat int, guaranteed bool) Position {
	mover := p.Mover()
	stays := !p.Losers().Has(mover) // a rational mover that is out of danger stays out of it
	var best Position
	found := false
	for next := range p.Next() {
		if next.Safe(seat, guaranteed) || !guaranteed && stays && next.Losers().Has(mover) {
			continue
		}
		resists := mover == seat || next.Losers().Has(mover)
		if !found || resists && next.Plies() > best.Plies() || !resists && next.Plies() < best.Plies() {
			best, found = next, true
		}
	}
	if !found {
		panic("solver: no line against a seat that is safe")
	}
	return best
}
