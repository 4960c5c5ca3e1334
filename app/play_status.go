package app

import (
	"fmt"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/dicts"
	"spectrie/trainer/match"
)

// status says what has happened since the person last acted, whose turn it is, and
// why a key did nothing. It is always there and read out, a sentence at a time.
func (p *playPage) status() app.UI {
	t := p.table
	prompt := p.prompt()
	if t.refused != "" {
		prompt = ""
	}
	final := -1 // who won the match
	if t.over() && t.review == t.roundsOver()-1 {
		final = len(t.said) - 1
	}
	return app.Div().Class("said").Body(
		app.P().ID("play-said").Aria("live", "polite").Body(app.Range(t.said).Slice(func(i int) app.UI {
			return app.Span().Class(pick(i == final, "final", "")).Text(t.said[i] + " ")
		})),
		app.P().Class("rule").Text(p.rule()),
		app.P().ID("play-prompt").Class("prompt").Text(prompt),
		p.refusal(),
	)
}

// refusal says why a key did nothing. It changes its place each time, so that the
// same is read out again.
func (p *playPage) refusal() app.UI {
	t := p.table
	return app.P().ID("play-refused").Class("refused").Aria("live", "polite").Body(
		app.Span().Text(pick(t.refuses%2 == 0, t.refused, "")),
		app.Span().Text(pick(t.refuses%2 == 1, t.refused, "")),
	)
}

// rule tells at the beginning of a match what it is about.
func (p *playPage) rule() string {
	t := p.table
	letters := counted(t.Setup.MinLetters, "letter")
	switch {
	case len(t.State().Rounds) > 1 || len(t.now().Plays) > 0 || len(t.said) > 0:
		return ""
	case t.Setup.Challenges:
		return fmt.Sprintf("Add letters in turn. When the player before you has completed a word of %s or more, say so; when you think that no word begins so, say that.", letters)
	}
	return fmt.Sprintf("Add letters in turn. Whoever completes a word of %s or more loses the round.", letters)
}

// prompt says whose turn it is.
func (p *playPage) prompt() string {
	t := p.table
	state := t.State()
	switch {
	case t.id == "" && !t.over():
		return "This match comes from a link."
	case t.over() || t.review != match.Nobody:
		return ""
	case t.Mover().IsBot():
		return sentence(t.does(state.Turn, "think")) + "…"
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
