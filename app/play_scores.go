package app

import (
	"fmt"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/trainer/match"
)

// scores are the players in turn order, with the letters that each has lost.
func (p *playPage) scores() app.UI {
	t := p.table
	r, state := t.shown(), t.State()
	return app.Ul().Class("scores").Aria("label", "Scores").Body(
		app.Range(t.Setup.Players).Slice(func(i int) app.UI {
			seat, lost := r.Seat(i), state.Lost[i]
			class := "score"
			moves := t.review == match.Nobody && state.Turn == i
			switch {
			case lost == len([]rune(t.Setup.Lives)):
				class += " out"
			case moves:
				class += " moves"
			}
			return app.Li().Class(class).Aria("current", moves).Body(
				app.Span().Class("chip-place").Body(app.If(seat > 0, func() app.UI {
					return app.Span().Class(fmt.Sprintf("chip seat-%d", seat)).Title(fmt.Sprintf("Player %d of this round", seat)).Text(seat)
				})),
				app.Span().Class("score-name").Text(sentence(t.who(i))),
				p.lives(i, lost),
			)
		}),
	)
}

// lives is the word of lives with the letters struck that a player has lost.
func (p *playPage) lives(player, lost int) app.UI {
	t := p.table
	letters := strings.Split(t.livesWord(), "")
	said := "no letter of " + t.livesWord()
	switch {
	case lost == len(letters):
		said = "all of " + t.livesWord() + ", out"
	case lost > 0:
		said = strings.Join(letters[:lost], ", ") + " of " + t.livesWord()
	}
	return app.Span().Class("lives").Role("img").Aria("label", sentence(t.who(player))+": "+said).Body(
		app.Range(letters).Slice(func(i int) app.UI {
			return app.Span().Class(pick(i < lost, "life lost", "life")).Text(letters[i])
		}),
	)
}
