package puzzle

import (
	"errors"
	"fmt"

	"spectrie/solver"
)

// Play is a puzzle while a person solves it. Copy it to keep a moment of it.
type Play struct {
	Puzzle
	Game  *Game
	You   int             // the person's player number; for [Threat] whoever plays against the threat
	Start solver.Position // of the question
	At    solver.Position // where the person is asked now, or where the round has come to
	Found int             // letters that were right so far
	Over  bool            // solved or missed
	Right bool            // solved
}

// NewPlay begins a puzzle. The game must be of its dictionary and rules. A puzzle that its words do not have is an
// error.
func NewPlay(puzzle Puzzle, game *Game) (*Play, error) {
	if game.Dict != puzzle.Dict || game.Solution.Rules() != puzzle.Rules {
		return nil, errors.New("puzzle: another game")
	}
	at, found := game.Solution.At(puzzle.Fragment)
	if found < len(puzzle.Fragment) || at.Over() || at.Depth() == 0 {
		return nil, fmt.Errorf("the dictionary has no puzzle after %q", puzzle.Fragment)
	}
	p := &Play{Puzzle: puzzle, Game: game, Start: at, At: at, You: at.Mover()}
	switch puzzle.Kind {
	case Win, Refute:
		if _, asked := game.slipAt(at); !asked || !at.Safe(p.You, false) {
			return nil, fmt.Errorf("after %q no letter is the better one", puzzle.Fragment)
		}
	case Threat:
		if victim := game.lastPlayer(at); !game.threatens(at, victim) {
			return nil, fmt.Errorf("%q threatens nobody", puzzle.Fragment)
		}
	case Loser:
		if at.Losers().Len() != 1 {
			return nil, fmt.Errorf("after %q more than one player can lose", puzzle.Fragment)
		}
	}
	return p, nil
}

// lastPlayer is the seat that played the last letter at p.
func (g *Game) lastPlayer(p solver.Position) int { return g.Solution.Rules().Mover(p.Depth() - 1) }

// Reply is what a letter or an answer led to.
type Reply struct {
	Legal bool // a word begins so; otherwise nothing happened
	Right bool
	// Played are the letters after the person's own that are played by themselves: the answers of the others, the
	// letters at which nothing can go wrong, and after a mistake those that refute it.
	Played string
}

// Give plays a letter. For [Threat] it is the next letter of the word, whoever would play it. The puzzle must not be
// over, and of a kind that asks for letters.
func (p *Play) Give(letter rune) Reply {
	next, ok := p.At.Play(letter)
	if !ok {
		return Reply{}
	}
	if p.Kind == Threat {
		return p.spell(next)
	}
	from := len(next.Fragment())
	if !next.Safe(p.You, false) {
		p.Over = true
		end := p.Game.Refutation(next, p.You)
		p.At = end
		return Reply{Legal: true, Played: end.Fragment()[from:]}
	}
	p.Found++
	p.At = p.goOn(next)
	return Reply{Legal: true, Right: true, Played: p.At.Fragment()[from:]}
}

// goOn plays the answers of the others, and what can go no other way, until the person is asked again or the round is
// over.
func (p *Play) goOn(at solver.Position) solver.Position {
	for !at.Over() {
		if at.Mover() != p.You {
			at = p.Game.resist(at, p.You)
			continue
		}
		if _, asked := p.Game.slipAt(at); asked {
			return at
		}
		best, _ := p.Game.best(at)
		at = best.next
	}
	p.Over, p.Right = true, true
	return at
}

// resist is the position after the reply that makes it hardest for a seat that is safe. Of equals it is the one that
// completes no word, then the one that asks for the rarest words, then the first in the alphabet.
func (g *Game) resist(p solver.Position, seat int) solver.Position {
	var best solver.Position
	var most outlook
	found := false
	for next := range p.Next() {
		if !next.Safe(seat, false) {
			continue
		}
		after := g.ahead(next, seat)
		better := !found
		switch {
		case !found:
		case next.Over() != best.Over():
			better = best.Over()
		case next.Over(): // the word that is known best shows why
			better = after.rarest < most.rarest
		default:
			better = after.slip > most.slip || after.slip == most.slip && after.rarest > most.rarest
		}
		if better {
			best, most, found = next, after, true
		}
	}
	return best
}

// Answer names the player who loses, for [Loser].
func (p *Play) Answer(seat int) Reply {
	p.Over, p.Right = true, p.Start.Losers().Has(seat)
	if p.Right {
		p.Found = 1
	}
	from := len(p.At.Fragment())
	p.At = p.Game.Show(p.At)
	return Reply{Legal: true, Right: p.Right, Played: p.At.Fragment()[from:]}
}

// GiveUp ends the puzzle as missed.
func (p *Play) GiveUp() { p.Over = true }

// Keys are the letters that solve the question where the person is asked now, in alphabet order. [Threat] and [Loser] have none.
func (p *Play) Keys() (keys []solver.Position) {
	if p.Kind != Win && p.Kind != Refute || p.At.Over() {
		return nil
	}
	for next := range p.At.Next() {
		if next.Safe(p.You, false) {
			keys = append(keys, next)
		}
	}
	return keys
}

// Solution is how the puzzle is solved, from its beginning: the word in which it ends when the person plays the
// easiest winning letters and the others resist. For [Threat] it is the most common word that is threatened, for
// [Loser] the word that best play leads to.
func (p *Play) Solution() solver.Position {
	switch p.Kind {
	case Threat:
		return p.Game.Refutation(p.Start, p.Game.lastPlayer(p.Start))
	case Loser:
		return p.Game.Show(p.Start)
	}
	at := p.Start
	for !at.Over() {
		if at.Mover() != p.You {
			at = p.Game.resist(at, p.You)
			continue
		}
		best, _ := p.Game.best(at)
		at = best.next
	}
	return at
}
