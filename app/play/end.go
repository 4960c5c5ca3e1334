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

// playedOut reports whether the round that has just ended leaves only bots, who
// play on.
func (t *table) botsMayFinish() bool {
	return t.id != "" && !t.over() && t.review == t.roundsOver()-1 && t.onlyBots()
}

// goingOn is what a person can do once a round or the match is over, or with a
// match that came from a link. The button that goes on has the focus at once, and is
// described by what has happened, so that the focus does not cut that off.
func (p *Page) afterRound() app.UI {
	t := p.table
	atEnd := t.over() && t.review == t.roundsOver()-1
	var first app.UI
	switch {
	case t.id == "":
		first = app.Div().Class("main-action").Body(
			app.If(!t.over(), func() app.UI {
				return app.Button().Type("button").ID("play-on").Class("strong").OnClick(p.onContinueLinked).Text("Play on from here")
			}),
			app.Button().Type("button").ID("play-anew").Class(text.Pick(t.over(), "strong", "")).OnClick(p.onPlaySameSetup).
				Text(text.Pick(t.onePerson(), "Play these opponents yourself", "Play such a match yourself")),
		)
	case atEnd:
		first = app.Div().Class("main-action").Body(app.Button().Type("button").ID("play-next").Class("strong").Aria("describedby", "play-said").OnClick(p.onRematch).
			Body(app.Text("One more match"), ui.KeyCap("Enter")))
	default:
		first = app.Div().Class("main-action").Body(app.Button().Type("button").ID("play-next").Class("strong").Aria("describedby", "play-said").OnClick(p.onNextRound).
			Body(app.Text(text.Pick(t.review == t.roundsOver()-1, "Next round", "Back to the board")), ui.KeyCap("Enter")))
	}
	return app.Div().Class("going-on").Body(
		app.Div().Body(app.If(t.review != match.Nobody, p.endingWord)),
		app.Div().Class("board-actions").Body(
			first,
			app.Div().Body(app.If(t.botsMayFinish(), func() app.UI {
				return app.Button().Type("button").ID("play-finish").OnClick(p.onFinish).Text("Let them finish")
			})),
			app.Div().Body(app.If(t.id != "", func() app.UI {
				return app.Button().Type("button").ID("play-back").Class("tool wide").Title("Take your last letter back (Backspace)").
					Aria("label", "Take back").Aria("disabled", !t.canTakeBack()).OnClick(p.onTakeBack).
					Body(ui.Icon("undo"), app.Span().Text("Take back"))
			})),
			app.Button().Type("button").ID("play-others").Class("tool wide").OnClick(p.onLeave).
				Text(text.Pick(t.over() || t.id == "", "Other opponents", "Leave the match")),
		),
	)
}

// whereabouts says where in the dictionary the word stands that ended the round, or
// that would have.
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
