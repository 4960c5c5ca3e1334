package play

import (
	"fmt"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/text"
	"spectrie/app/ui"
	"spectrie/dicts"
	"spectrie/trainer/match"
)

// around are the players above the letters, in turn order, and the person at the screen, who sits below them. If
// that is nobody, or several people, all sit above.
func (t *table) around() (others, own []int) {
	n, first := len(t.Setup.Players), 0
	if you := t.person(); t.isYou(you) {
		own, first = []int{you}, you+1
	}
	for i := range n - len(own) {
		others = append(others, (first+i)%n)
	}
	return others, own
}

// colourOf is the class for a player’s colour. It stays the same throughout a match, although
// seats change from round to round.
func colourOf(player int) string { return fmt.Sprintf("seat-%d", player+1) }

// playerID is the id of a player's seat.
func playerID(player int) string { return fmt.Sprintf("player-%d", player+1) }

// seats lists some players in turn order, each with a ghost, a number, a colour and the letters lost.
// It also marks who opened the round and whose turn it is.
func (p *Page) seats(label string, players []int) app.UI {
	t := p.table
	r, state := t.shownRound(), t.State()
	all := len([]rune(t.Setup.Lives))
	return app.Ul().Class("scores", fmt.Sprintf("sit-%d", len(players))).Aria("label", label).Body(
		app.Range(players).Slice(func(i int) app.UI {
			player := players[i]
			lost := state.Lost[player]
			class := "score"
			moves := t.review == match.Nobody && state.Turn == player
			switch {
			case lost == all:
				class += " out"
			case moves:
				class += " moves"
			}
			return app.Li().ID(playerID(player)).Class(class).Aria("current", moves).Body(
				app.Span().Class("chip", colourOf(player)).Text(player+1),
				ui.HTML(face(t.opponentKey(player), float64(lost)/float64(all))),
				app.Span().Class("score-who").Body(
					app.Span().Class("score-name").Text(string(t.who(player).Start())),
					app.Span().Class("score-opens").Text(text.Pick(player == r.Players[0], "opener", "")),
				),
				p.lives(player, lost),
				app.Div().Body(app.If(t.isYou(player), func() app.UI { return p.drawBubble(player) })),
			)
		}),
	)
}

// opponentKey is the key of a bot with a name, or "".
func (t *table) opponentKey(player int) string {
	c, _ := match.OpponentByBot(t.Setup.Players[player].Bot)
	return c.Key
}

// lives is the word that players spell when they lose, with the letters that this player has
// lost struck out.
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

// bubbles are the speech bubbles of the players above the letters, each below its seat. Their room is reserved.
func (p *Page) bubbles(players []int) app.UI {
	return app.Div().Class("bubbles", fmt.Sprintf("sit-%d", len(players))).Body(app.Range(players).Slice(func(i int) app.UI {
		return p.drawBubble(players[i])
	}))
}

// drawBubble draws what a player says. The dots of a bot that thinks are for the eye only: the status says it in
// words. They are an element of their own, or else the bubble would seem to move when the bot speaks.
func (p *Page) drawBubble(player int) app.UI {
	said := p.bubble(player)
	chip := func() app.UI {
		return app.Span().Class("chip", colourOf(player)).Aria("hidden", "true").Text(player + 1)
	}
	return app.Div().Class("bubble-place").Body(
		app.Div().Body(app.If(said != "", func() app.UI {
			return app.P().Class("bubble").Body(chip(), app.Span().Class("words-said").Text("“"+said+"”"))
		})),
		app.Div().Body(app.If(said == "" && p.thinkingText() != "" && p.table.State().Turn == player, func() app.UI {
			return app.P().Class("bubble thinks").Aria("hidden", "true").Body(chip(), app.I(), app.I(), app.I())
		})),
	)
}

// bubble is what stands in the bubble of a player: a challenge or the answer to it, or what the player says at
// the end of a round.
func (p *Page) bubble(player int) string {
	t := p.table
	r, fragment := t.shownRound(), dicts.Capitals(t.shownRound().Fragment())
	none := "No word begins with " + fragment + "."
	if r.Ending == match.UnderWay {
		return text.Pick(t.State().Challenger == player, none, "")
	}
	answered := r.Ending == match.Named || r.Ending == match.NotNamed
	switch {
	case answered && player == r.Challenger:
		return none
	case answered && player == r.Last() && r.Word != "":
		return dicts.Capitals(r.Word) + "."
	case answered && player == r.Last():
		return text.Pick(t.Setup.Players[player].IsBot(), "I have no word.", "I was bluffing.")
	case (r.Ending == match.WasWord || r.Ending == match.WasNoWord) && player == r.Challenger:
		return fragment + " is a word."
	}
	return t.saying(player)
}
