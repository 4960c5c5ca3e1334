package hangman

import (
	"fmt"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/address"
	"spectrie/app/text"
	"spectrie/app/ui"
	"spectrie/dicts"
)

// outcomeHeading says how the game ended.
func (p *practice) outcomeHeading() app.UI {
	return app.H2().ID("guess-outcome").Class(text.Pick(p.game.won(), "won", ""), ui.Crowd(p.game.view.Letters)).Text(p.game.outcome())
}

// summaryRegion is the live region for the summary. It exists during the game, because
// screen readers only read changes to a region that is already there.
func (p *practice) summaryRegion() app.UI {
	var lines []string
	if p.game.over() {
		lines = p.summary()
	}
	return app.Div().ID("guess-summary").Aria("live", "polite").Body(app.Range(lines).Slice(func(i int) app.UI { return app.P().Text(lines[i]) }))
}

// endActions offers the next steps at the end of a game.
func (p *practice) endActions() app.UI {
	g := p.game
	word := dicts.Capitals(g.current().Word)
	explore := p.view.On(address.Explore).At(g.current().Word)
	return app.Div().Class("guess-ending").Body(
		app.Div().Class("guess-next").Body(
			ui.PressButton("guess-again", p.startGame).Class("strong").Aria("describedby", "guess-outcome").
				Body(app.Text("Think of another word"), ui.KeyCap("Enter")),
			ui.PressButton("guess-back", p.takeBack).Title("Take the last guess back (Backspace)").
				Body(ui.Icon("undo"), app.Span().Text("Take back")),
			ui.Button("guess-copy").Title("A link to this game that shows no letters").OnClick(p.onCopyGame).
				Body(ui.Icon("link"), app.Span().Text("Link for a friend")),
		),
		app.Ul().Class("guess-links").Body(
			app.Li().Body(app.A().ID("guess-same").Href(g.afterGuesses(0).Address()).Text("Play this game again")),
			app.Li().Body(app.A().ID("guess-advisor").Href(g.advisorView().Address()).Text("See the last guess in the advisor")),
			app.Li().Body(app.A().ID("guess-explore").Href(explore.Address()).Text("See "+word+" in the Ghost explorer")),
			app.Li().Body(app.A().ID("guess-choose").Href(p.newGameView().Address()).Text("Change length, lives or opponent")),
		),
	)
}

// outcome says how the game ended.
func (g *guessGame) outcome() string {
	word := dicts.Capitals(g.current().Word)
	switch {
	case g.won() && g.view.Evil:
		return fmt.Sprintf("You left it only one word: %s.", word)
	case g.won():
		return fmt.Sprintf("You found %s.", word)
	case g.unsettled():
		return fmt.Sprintf("No word was ever chosen: %s still fitted, such as %s.", text.Grouped(g.current().WordsLeft), word)
	}
	return fmt.Sprintf("The word was %s.", word)
}

// bestText says how the best play does against a fair word.
func (p *practice) bestText() string {
	g := p.game
	best, known := p.bestGames[g.bestKey()]
	switch {
	case g.view.Evil:
		return ""
	case !known:
		return "Playing the best letters against this word…"
	case best.lost == g.lives && g.won():
		return fmt.Sprintf("The best play does not find this word with %s, but you did.", manyLives(g.lives))
	case best.lost == g.lives:
		return fmt.Sprintf("The best play does not find this word with %s either.", manyLives(g.lives))
	case best.lost == 0:
		return "The best play finds this word without losing a life."
	}
	return fmt.Sprintf("The best play loses %s on this word.", manyLives(best.lost))
}

// advisorView is the advisor as before the last guess.
func (g *guessGame) advisorView() address.View {
	r := &g.rounds[g.guesses()-1]
	view := g.view.On(address.Hangman)
	view.Template, view.Without, view.Lives = r.Template.String(), address.Sorted(r.Missed), g.lives-g.livesLost(g.guesses()-1)
	return view
}

// newGameView is the form for a new game, with the choices of this one.
func (p *practice) newGameView() address.View {
	view := p.view
	view.Seed, view.Tried = 0, ""
	if p.anyLength {
		view.Letters = 0
	}
	return view
}

func (p *practice) onCopyGame(app.Context, app.Event) {
	p.host.CopyLink(p.game.afterGuesses(0), "The link to this game has been copied. It shows no letters.")
}
