package site

import (
	"fmt"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/dicts"
	"spectrie/solver"
)

// helpOnPlaying is the game, for who has never heard of it.
func helpOnPlaying() []app.UI {
	return []app.UI{
		app.P().Text("Ghost is a word game for two or more players. It needs nothing but words; these five do for an example: BONE, BROOM, CANDY, CAPE and CROW."),
		app.H3().Text("Each turn adds a letter"),
		helpRound("ca", true, "Player 1 opened with C, player 2 added A. The letters so far are the fragment; player 1 is next. Nobody says which word they have in mind."),
		app.H3().Text("Who completes a word loses"),
		helpRound("candy", false, "CANDY is a word: player 1, who added Y, loses the round. CAN on the way did no harm, because words of fewer than 4 letters do not count. You can choose another minimum above every page."),
		app.H3().Text("Every fragment must begin a word"),
		helpRound("brx", false, "No word begins with BRX. Player 2 challenges it, and player 1, who added X, has no word to name and loses the round. Had player 1 named one, player 2 would have lost it. "+
			"In the explorer, and in a strict match, such a letter cannot be played at all."),
		app.H3().Text("Rounds make a match"),
		app.P().Text("Each round that you lose is a letter of GHOST. Who has all five is out, and the last player left wins."),
		app.H3().Text("All rounds at a glance"),
		app.P().Text("From left to right each path through this tree is a round, from the empty fragment ∅ to a word. The number after the word is the player who completes it and loses. The explorer draws the same of a whole dictionary: press a letter to go there."),
		helpPicture(exampleOnce().rounds),
	}
}

// helpRound shows how a round of two players stands, each letter with the colour of
// who played it, and says what that means.
func helpRound(fragment string, goesOn bool, meaning string) app.UI {
	var tiles []app.UI
	rules := solver.Usual
	for i, letter := range fragment {
		tiles = append(tiles, app.Span().Class(fmt.Sprintf("tile played seat-%d", rules.Mover(i))).Text(dicts.Capitals(string(letter))))
	}
	if goesOn {
		tiles = append(tiles, app.Span().Class(fmt.Sprintf("tile blank seat-%d", rules.Mover(len(fragment)))))
	}
	return app.Figure().Class("help-figure").Body(
		app.Div().Class("tiles").Aria("hidden", "true").Body(tiles...),
		app.FigCaption().Text(meaning),
	)
}

// helpPicture holds a drawing of the example. The words before it say the same, so
// it is not read out.
func helpPicture(drawing string) app.UI {
	return app.Div().Class("help-picture").Aria("hidden", "true").Body(app.Raw(drawing))
}
