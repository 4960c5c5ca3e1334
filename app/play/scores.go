package play

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/text"
	"spectrie/trainer/match"
)

// scores are the players in turn order, each with its number and colour, with the
// letters that it has lost, and who opened the round.
func (p *Page) scores() app.UI {
	t := p.table
	r, state := t.shown(), t.State()
	return app.Ul().Class("scores").Aria("label", "Scores").Body(
		app.Range(t.Setup.Players).Slice(func(i int) app.UI {
			lost := state.Lost[i]
			class := "score"
			moves := t.review == match.Nobody && state.Turn == i
			switch {
			case lost == len([]rune(t.Setup.Lives)):
				class += " out"
			case moves:
				class += " moves"
			}
			return app.Li().Class(class).Aria("current", moves).Body(
				app.Span().Class("chip", colourOf(i)).Text(i+1),
				app.Span().Class("score-who").Body(
					app.Span().Class("score-name").Text(string(t.who(i).Start())),
					app.Span().Class("score-opens").Text(text.Pick(i == r.Players[0], "opener", "")),
				),
				p.lives(i, lost),
			)
		}),
	)
}

// lives is the word of lives with the letters struck that a player has lost.
func (p *Page) lives(player, lost int) app.UI {
	t := p.table
	letters := strings.Split(t.livesWord(), "")
	said := "no letter of " + t.livesWord()
	switch {
	case lost == len(letters):
		said = "all of " + t.livesWord() + ", out"
	case lost > 0:
		said = strings.Join(letters[:lost], ", ") + " of " + t.livesWord()
	}
	return app.Span().Class("lives").Role("img").Aria("label", string(t.who(player).Start())+": "+said).Body(
		app.Range(letters).Slice(func(i int) app.UI {
			return app.Span().Class(text.Pick(i < lost, "life lost", "life")).Text(letters[i])
		}),
	)
}
