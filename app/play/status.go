package play

import (
	"fmt"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/text"
	"spectrie/app/ui"
	"spectrie/dicts"
	"spectrie/trainer/match"
)

// status says what has happened since the person last acted, whose turn it is, and
// why a key did nothing. It is always there and read out, a sentence at a time, and
// each of these has its room kept, so that nothing moves when another is said.
func (p *Page) status() app.UI {
	t := p.table
	final := -1 // who won the match
	if t.over() && t.review == t.roundsOver()-1 {
		final = len(t.said) - 1
	}
	winner := text.Pick(t.over() && t.isYou(t.State().Winner), "final won", "final")
	return app.Div().Class("said").Body(
		app.P().ID("play-said").Aria("live", "polite").Body(app.Range(t.said).Slice(func(i int) app.UI {
			return app.Span().Class(text.Pick(i == final, winner, "")).Text(t.said[i] + " ")
		})),
		app.P().Class("rule").Text(p.rule()),
		app.Div().Class("prompt").Body(
			ui.LiveLine("play-prompt", "", p.prompt(), t.acts),
			app.P().Aria("hidden", "true").Text(p.thinks()),
		),
		ui.LiveLine("play-refused", text.Pick(t.refused == "", "", "refused"), t.refused, t.refuses),
	)
}

// rule tells at the beginning of a match what it is about.
func (p *Page) rule() string {
	t := p.table
	letters := text.Counted(t.Setup.MinLetters, "letter")
	switch {
	case len(t.State().Rounds) > 1 || len(t.now().Plays) > 0 || len(t.said) > 0:
		return ""
	case t.Setup.Challenges:
		return fmt.Sprintf("Add letters in turn. When the player before you has completed a word of %s or more, say so; when you think that no word begins so, say that.", letters)
	}
	return fmt.Sprintf("Add letters in turn. Whoever completes a word of %s or more loses the round.", letters)
}

// thinks says which bot does. It is seen and not read out: what it then does is.
func (p *Page) thinks() string {
	t := p.table
	if t.id == "" || t.over() || t.review != match.Nobody || !t.Mover().IsBot() {
		return ""
	}
	return t.who(t.State().Turn).Start().Does("think") + "…"
}

// prompt says which person has to do what.
func (p *Page) prompt() string {
	t := p.table
	state := t.State()
	switch {
	case t.id == "":
		return "This match was sent as a link."
	case t.playedOut() && t.alone():
		return "You are out; the others play on."
	case t.playedOut():
		return "The bots play on."
	case t.over() || t.review != match.Nobody || t.Mover().IsBot():
		return ""
	case state.Challenger != match.Nobody && t.alone():
		return "Name a word that begins with " + dicts.Capitals(t.now().Fragment()) + "."
	case state.Challenger != match.Nobody:
		return fmt.Sprintf("%s, name a word that begins with %s.", t.who(state.Turn), dicts.Capitals(t.now().Fragment()))
	case !t.alone():
		return fmt.Sprintf("%s, it is your turn.", t.who(state.Turn))
	case len(t.now().Plays) == 0:
		return "You open. Play any letter."
	}
	return "Your turn."
}
