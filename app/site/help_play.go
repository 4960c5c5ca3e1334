package site

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/markup"
	"spectrie/app/ui"
	"spectrie/solver"
)

// helpOnPlaying explains the game to someone who has never heard of it.
func helpOnPlaying() []app.UI {
	return []app.UI{
		app.P().Text("Ghost is a word game for two or more players. All you need is words. The example here has five: BONE, BROOM, CANDY, CAPE and CROW."),
		app.H3().Text("Each turn adds a letter"),
		helpRound("ca", true, "Player 1 opened with C, and player 2 added A. The letters so far are the fragment. Player 1 is next. Nobody says which word they have in mind."),
		app.H3().Text("Complete a word and you lose"),
		helpRound("candy", false, "CANDY is a word. Player 1 added the Y and loses the round. CAN did no harm on the way, because words of fewer than 4 letters do not count. You can change this minimum at the top of every page."),
		app.H3().Text("Every fragment must begin a word"),
		helpRound("brx", false, "No word begins with BRX. Player 2 challenges. Player 1 added the X, cannot name a word, and loses the round. If player 1 had named a word, player 2 would have lost. "+
			"In the explorer and in a strict match you cannot play such a letter at all."),
		app.H3().Text("Rounds make a match"),
		app.P().Text("Each round you lose costs you a letter: G, H, O, S, T. Whoever has all five letters is out. The last player left wins."),
		app.H3().Text("All rounds at a glance"),
		app.P().Text("Read from left to right, each path through this tree is a round, from the empty fragment ∅ to a word. The number after a word is the player who completes it and loses. The explorer draws the same tree for a whole dictionary. Press a letter to move down it."),
		helpPicture(exampleOnce().rounds),
	}
}

// helpRound shows the tiles of a two-player round, each in the colour of the player who
// played it, and explains them.
func helpRound(fragment string, goesOn bool, meaning string) app.UI {
	tiles := ui.Played(fragment, solver.Usual.Mover)
	if goesOn {
		tiles = append(tiles, ui.Tile{Seat: solver.Usual.Mover(len(fragment))})
	}
	return app.Figure().Class("help-figure").Body(
		ui.Tiles("", tiles),
		app.FigCaption().Text(meaning),
	)
}

// helpPicture holds a drawing of the example. Screen readers skip it, because the text
// before it says the same.
func helpPicture(drawing markup.HTML) app.UI {
	return app.Div().Class("help-picture").Aria("hidden", "true").Body(ui.HTML(drawing))
}
