package play

import (
	"fmt"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/address"
	"spectrie/app/text"
	"spectrie/app/ui"
	"spectrie/dicts"
	"spectrie/trainer/match"
)

// afterRound offers what a person can do after a round or match, or with a linked match. The
// main button takes the focus at once. Its description is what has just happened, so that a
// screen reader still reads that out.
func (p *Page) afterRound() app.UI {
	t := p.table
	if t.asks {
		return p.linkPanel()
	}
	atEnd := t.over() && t.review == t.roundsOver()-1
	var mainAction app.UI
	switch {
	case t.id == "":
		mainAction = app.Div().Class("main-action").Body(
			app.If(!t.over(), func() app.UI {
				return app.Button().Type("button").ID("play-on").Class("strong").OnClick(ui.Press(p.continueLinked)).Text("Continue from here")
			}),
			app.Button().Type("button").ID("play-anew").Class(text.Pick(t.over(), "strong", "")).OnClick(ui.Press(p.playSameSetup)).
				Text(text.Pick(t.onePerson(), "Play these opponents yourself", "Play a match like this yourself")),
		)
	case atEnd:
		mainAction = app.Div().Class("main-action").Body(app.Button().Type("button").ID("play-next").Class("strong").Aria("describedby", "play-said").OnClick(ui.Press(p.rematch)).
			Body(app.Text("One more match"), ui.KeyCap("Enter")))
	default:
		mainAction = app.Div().Class("main-action").Body(app.Button().Type("button").ID("play-next").Class("strong").Aria("describedby", "play-said").OnClick(ui.Press(p.nextRound)).
			Body(app.Text(text.Pick(t.review == t.roundsOver()-1, "Next round", "Back to the board")), ui.KeyCap("Enter")))
	}
	return app.Div().Class("going-on").Body(
		ui.When(t.elsewhere() || t.link != nil && t.over(), p.linkPanel),
		ui.When(t.link != nil && t.id != "" && !t.over() && !t.elsewhere(), func() app.UI {
			return app.P().ID("link-later").Class("quiet").Text("Nobody else knows yet. Go on, and then send the link.")
		}),
		app.Div().Class("board-actions").Body(
			mainAction,
			app.Div().Body(app.If(t.botsMayFinish(), func() app.UI {
				return app.Button().Type("button").ID("play-finish").OnClick(ui.Press(p.finishMatch)).Text("Let the bots finish")
			})),
			app.Div().Body(app.If(t.id != "", func() app.UI {
				return app.Button().Type("button").ID("play-back").Class("tool wide").Title("Take back your last letter (Backspace)").
					Aria("label", "Take back").Aria("disabled", !t.canTakeBack()).OnClick(ui.Press(p.takeBack)).
					Body(ui.Icon("undo"), app.Span().Text("Take back"))
			})),
			app.Button().Type("button").ID("play-others").Class("tool wide").OnClick(ui.Press(p.leaveTable)).
				Text(text.Pick(t.over() || t.id == "", "Other opponents", "Leave the match")),
		),
		app.Div().Body(app.If(t.review != match.Nobody, p.endingWord)),
	)
}

// botsMayFinish reports whether the round that has just ended leaves only bots.
func (t *table) botsMayFinish() bool {
	return t.id != "" && !t.over() && t.review == t.roundsOver()-1 && t.onlyBots()
}

// endingWord describes the word that ended the round, or that would have saved the challenged
// player, and links to it in the explorer.
func (p *Page) endingWord() app.UI {
	t := p.table
	r := t.shownRound()
	word := r.Word
	if r.Ending == match.NotNamed {
		word, _ = t.Book.Example(r.Fragment())
	}
	if word == "" {
		return app.P()
	}
	words := t.Book.Words
	at, _ := words.Find(word)
	_, found := t.Book.Reachable.Find(word)
	about := ""
	if words.HasTiers() {
		about = fmt.Sprintf(" is %s.", text.AWord(words.Tier(at)))
	}
	view := address.View{Page: address.Explore, Dict: t.Setup.Dict, Rules: r.Rules(t.Setup.MinLetters), Seat: max(r.Seat(t.person()), 1)}
	return app.P().Class("whereabouts quiet").Body(
		app.Text(text.Pick(about == "", "", dicts.Capitals(word)+about+" ")),
		app.A().Href(view.At(word[:found]).Address()).Text("See "+dicts.Capitals(word[:found])+" in the explorer"),
	)
}
