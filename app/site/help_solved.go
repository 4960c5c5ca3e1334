package site

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// helpOnSolving explains the labels, on the example, from its words up.
func (s *Site) helpOnSolving() []app.UI {
	e := exampleOnce()
	return []app.UI{
		app.P().Text("Spectrie knows for every fragment who wins, and it does not guess. Here is how, with five words and two players; you are player 1."),
		app.H3().Text("Begin at the words"),
		app.P().Text("A word ends the round, and how many letters it has says who completes it. Player 2 completes BONE, CAPE and CROW and loses: for you they are blue and round. You complete BROOM and CANDY: vermilion and square."),
		helpPicture(e.leaves),
		app.H3().Text("Then climb to the fragments"),
		app.P().Text("Where it is your turn, one good letter is enough: at CA you play P, and player 2 has to complete CAPE. So CA is good for you, although CANDY lies there too."),
		app.P().Text("Where it is player 2’s turn, every letter must be good for you: after C both are, and C is good. After B player 2 answers R, and you have to complete BROOM: B is bad."),
		app.P().Text("At ∅ it is your turn again. C is good, so you win this game. The thick line is best play: who wins hurries, who loses stalls."),
		helpPicture(e.solved),
		app.P().Text("Spectrie does this with every fragment of the whole dictionary, anew whenever you change the rules. On its way up it also counts how many letters are left."),
		app.H3().Text("Three players or more"),
		app.P().Text("A word still costs one player the round, but whoever can avoid it does not mind which of the others it hits; so several players may be able to lose below a fragment, and its outline names them. " +
			"A guarantee is more than that: with one you can avoid losing even when all the others play together."),
		app.H3().Text("A winning strategy"),
		app.P().Text("To win you need not know the whole tree: a letter for each of your turns and an answer to every reply are enough. Play C. On CA play P; CR leads to CROW by itself. Two words to know, CAPE and CROW, and you win every round that you open."),
		helpPicture(e.toKnow),
		app.P().Text("On the page Strategy you find the fewest or the commonest words to know for any seat and any dictionary. On the page Drill you learn them."),
	}
}
