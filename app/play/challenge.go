package play

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/text"
	"spectrie/app/ui"
	"spectrie/dicts"
	"spectrie/trainer/match"
)

// challengeButtons are the two challenges. They are enabled once a letter has been played.
func (p *Page) challengeButtons() app.UI {
	t := p.table
	none := !t.personsTurn() || len(t.currentRound().Plays) == 0
	short := t.tooShort()
	return app.Div().Role("group").Aria("label", "Challenge").Body(
		app.Button().Type("button").ID("claim-word").Class("claim").Aria("disabled", none || short != "").Title(short).OnClick(ui.Press(func() { p.challenge(match.ClaimsWord) })).
			Body(ui.KeyCap("1"), app.Span().Text("That is a word")),
		app.Button().Type("button").ID("claim-none").Class("claim").Aria("disabled", none).OnClick(ui.Press(func() { p.challenge(match.ClaimsNone) })).
			Body(ui.KeyCap("2"), app.Span().Text("No word begins with that")),
	)
}

// tooShort says why the letters on the board cannot be a word yet, or returns "".
func (t *table) tooShort() string {
	if len(t.currentRound().Plays) >= t.Setup.MinLetters {
		return ""
	}
	return "Words must have at least " + text.Counted(t.Setup.MinLetters, "letter") + "."
}

// challenge disputes what the previous player left. Calling too few letters a word is
// refused, because it is surely an accident and would lose the round.
func (p *Page) challenge(kind match.Kind) {
	t := p.table
	switch {
	case !t.personsTurn() || len(t.currentRound().Plays) == 0:
	case kind == match.ClaimsWord && t.tooShort() != "":
		t.refuse(t.tooShort())
		p.takeFocus()
	default:
		p.applyEvent(match.Event{Kind: kind})
	}
}

// asksForWord reports whether a person has to name a word.
func (p *Page) asksForWord() bool {
	t := p.table
	return t.id != "" && t.review == match.Nobody && !t.over() && t.actsHere() && t.State().Challenger != match.Nobody
}

// namingForm is the form in which the challenged person names a word.
func (p *Page) namingForm() app.UI {
	t := p.table
	word := t.word
	if word == "" {
		word = dicts.Capitals(t.currentRound().Fragment())
	}
	return app.Form().ID("naming").Class("naming").OnSubmit(p.onName).Body(
		app.Label().For("play-word").Text(t.who(t.State().Challenger).Start().Does("say")+" that there is none. You have one try."),
		app.Input().ID("play-word").Class(text.Pick(len(t.currentRound().Plays) > 10, "long", "")).Type("text").Value(word).AutoComplete(false).
			Attr("autocapitalize", "characters").Attr("spellcheck", "false").Attr("enterkeyhint", "done").
			OnInput(ui.Typed(p.typeWord)).OnFocus(ui.Press(revealNaming)),
		app.Div().Class("naming-actions").Body(
			app.Button().Type("submit").ID("play-name").Class("strong").Text("Name it"),
			app.Button().Type("button").ID("play-none").Class("secondary").OnClick(p.onHaveNone).Text("I have none"),
			app.Button().Type("button").ID("play-back").Class("tool wide").OnClick(ui.Press(p.takeBack)).Body(ui.Icon("undo"), app.Span().Text("Take back")),
		),
	)
}

// nameWord names a word if it begins with the letters on the board. Naming those letters
// alone has to be confirmed, because the rest was probably forgotten.
func (p *Page) nameWord(word string) {
	if !p.asksForWord() {
		return
	}
	t := p.table
	t.word = word
	fragment := t.currentRound().Fragment()
	switch word = dicts.Lower(strings.TrimSpace(word)); {
	case word == "":
		t.refuse("Name a word, or say that you have none.")
	case word == fragment && !t.insists:
		t.refuse("Add the rest of the word, or press again to name " + dicts.Capitals(fragment) + " itself.")
		t.insists = true
	default:
		p.applyEvent(match.Event{Kind: match.Names, Word: word})
		if t.refused != "" && !strings.HasPrefix(word, fragment) {
			t.word = "" // the field starts again with the fragment
		}
		return
	}
	p.takeFocus()
}

func (p *Page) onName(_ app.Context, event app.Event) {
	event.PreventDefault()
	if field := ui.Element("play-word"); field != nil {
		p.nameWord(field.Get("value").String())
		if t := p.table; p.asksForWord() && t.word == "" {
			field.Set("value", dicts.Capitals(t.currentRound().Fragment())) // what was typed was not drawn
		}
	}
}

func (p *Page) typeWord(word string) {
	p.table.word, p.table.insists = word, false
}

func (p *Page) onHaveNone(app.Context, app.Event) {
	if p.asksForWord() {
		p.applyEvent(match.Event{Kind: match.Names})
	}
}
