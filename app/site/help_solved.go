package site

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// helpOnSolving explains how the example is solved, from the words up.
func (s *Site) helpOnSolving() []app.UI {
	e := exampleOnce()
	return []app.UI{
		app.P().Text("Spectrie works out who wins from every fragment. It does not guess. Here is how, with five words and two players. You are player 1."),
		app.H3().Text("Start at the words"),
		app.P().Text("A word ends the round. Its length says who completes it. Player 2 completes BONE, CAPE and CROW and loses, so these are good for you: blue circles. You complete BROOM and CANDY and lose: orange squares."),
		helpPicture(e.leaves),
		app.H3().Text("Then work back to the fragments"),
		app.P().Text("On your turn, one good letter is enough. At CA you play P, and player 2 has to complete CAPE. So CA is good for you, even though it also leads to CANDY."),
		app.P().Text("On player 2’s turn, every letter must be good for you. After C both letters are, so C is good. After B, player 2 answers R and you have to complete BROOM, so B is bad."),
		app.P().Text("At ∅ it is your turn again. C is good, so you win this game. The thick line is best play: the winner hurries, the loser stalls."),
		helpPicture(e.solved),
		app.P().Text("Spectrie does this for every fragment of the dictionary, again each time you change the rules. On the way it counts how many letters the round still takes."),
		app.H3().Text("Three or more players"),
		app.P().Text("A word still costs one player the round. A player who is safe does not care which of the others loses, so more than one player may be able to lose from a fragment. Its outline shows them all. " +
			"A guarantee is stronger: with one you can avoid losing even if all the others play together against you."),
		app.H3().Text("A winning strategy"),
		app.P().Text("You do not need the whole tree to win. You need one letter for each of your turns, whatever the other player replies. Play C. On CA play P. CR can only become CROW. Learn two words, CAPE and CROW, and you win every round you open."),
		helpPicture(e.toKnow),
		app.P().Text("The Strategy page finds the fewest or the most common words to learn, for any player and any dictionary. The Drill page teaches them."),
	}
}
