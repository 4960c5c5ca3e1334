package app

import (
	"fmt"

	"spectrie/dicts"
	"spectrie/solver"
)

// standing is how a round or a letter stands for a seat.
type standing struct {
	class string // win, lose, word, or none where no word begins so
	text  string // as on a pill
}

// standingBy is a verdict on a seat by the notion chosen.
func standingBy(good bool, players int, guaranteed bool) standing {
	text := pick(good, "✓ wins", "✗ loses")
	switch {
	case guaranteed:
		text = pick(good, "✓ guaranteed", "✗ no guarantee")
	case players > 2:
		text = pick(good, "✓ safe", "✗ can lose")
	}
	return standing{pick(good, "win", "lose"), text}
}

// standingOf tells how an opening letter stands for player 1.
func standingOf(game *solver.Solution, letter rune, guaranteed bool) standing {
	p, ok := game.Start().Play(letter)
	switch {
	case !ok:
		return standing{"none", "– no words"}
	case p.Over():
		return standing{"word", "■ completes " + dicts.Capitals(p.Fragment())}
	}
	players := game.Rules().Players
	s := standingBy(p.Safe(1, guaranteed), players, guaranteed)
	if players == 2 {
		s.text += fmt.Sprintf(" in %d", p.Plies()+1)
	}
	return s
}
