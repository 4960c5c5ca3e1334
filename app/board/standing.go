package board

import (
	"fmt"

	"spectrie/app/text"
	"spectrie/dicts"
	"spectrie/solver"
)

// Standing is how a round or a letter stands for a seat.
type Standing struct {
	Class string // win, lose, word, or none where no word begins so
	Text  string // as on a pill
}

// StandingBy is a verdict on a seat by the notion chosen.
func StandingBy(good bool, players int, guaranteed bool) Standing {
	line := text.Pick(good, "✓ wins", "✗ loses")
	switch {
	case guaranteed:
		line = text.Pick(good, "✓ guaranteed", "✗ no guarantee")
	case players > 2:
		line = text.Pick(good, "✓ safe", "✗ can lose")
	}
	return Standing{text.Pick(good, "win", "lose"), line}
}

// StandingOf tells how an opening letter stands for player 1.
func StandingOf(game *solver.Solution, letter rune, guaranteed bool) Standing {
	p, ok := game.Start().Play(letter)
	switch {
	case !ok:
		return Standing{"none", "– no words"}
	case p.Over():
		return Standing{"word", "■ completes " + dicts.Capitals(p.Fragment())}
	}
	players := game.Rules().Players
	s := StandingBy(p.Safe(1, guaranteed), players, guaranteed)
	if players == 2 {
		s.Text += fmt.Sprintf(" in %d", p.Plies()+1)
	}
	return s
}
