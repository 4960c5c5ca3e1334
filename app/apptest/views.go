package apptest

import (
	"spectrie/app/address"
	"spectrie/solver"
	"spectrie/trainer"
)

// Game is the view of the usual game at a fragment, from a player's point of view.
func Game(players, seat int, fragment string) address.View {
	v := address.DefaultView
	v.Rules.Players, v.Seat, v.Fragment = players, seat, fragment
	return v
}

// AnyWord is [Game] with words of any length.
func AnyWord(players, seat int, fragment string) address.View {
	v := Game(players, seat, fragment)
	v.Rules.MinLetters = 1
	return v
}

// In is a view with another dictionary.
func In(view address.View, dict string) address.View {
	view.Dict = dict
	return view
}

// AsTree is a view whose drawing is a tree, however many words there are.
func AsTree(view address.View) address.View {
	view.Tree = true
	return view
}

// Guaranteed is a view with the guaranteed notion of safety.
func Guaranteed(v address.View) address.View {
	v.Guaranteed = true
	return v
}

// TestCard is the card of a fragment in the usual game, for the opener.
func TestCard(fragment string) trainer.Card {
	return trainer.Card{Course: trainer.Course{Dict: address.DefaultView.Dict, Rules: solver.Usual, Seat: 1}, Fragment: fragment}
}
