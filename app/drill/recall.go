package drill

import (
	"fmt"
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/text"
	"spectrie/app/ui"
	"spectrie/dicts"
	"spectrie/trainer"
)

// recallPrompt asks for all words of a recall card.
func (p *Page) recallPrompt(item *trainer.Item) string {
	after := ""
	if item.Fragment != "" {
		after = " after " + dicts.Capitals(item.Fragment)
	}
	words := fmt.Sprintf("all %d words", len(item.Words))
	if len(item.Words) == 1 {
		words = "the word"
	}
	return "Name " + words + " of your strategy" + after + ". Type " + text.Pick(len(item.Words) == 1, "it, or have it", "them, or have them") + " shown."
}

// recallWords shows the words named so far, a place for each missing one, and what the person
// is typing. Screen readers announce only the verdict on a word, not every letter.
func (p *Page) recallWords() app.UI {
	item, found := p.session.Item, p.session.Found
	return app.Div().Class("recall").Body(
		app.Ul().Class("words").Body(app.Range(item.Words).Slice(func(i int) app.UI {
			if i < len(found) {
				return app.Li().Class("named").Text(dicts.Capitals(found[i]))
			}
			return app.Li().Class("unnamed").Body(app.Span().Aria("hidden", "true").Text("…"))
		})),
		app.P().Class("typed").Body(
			app.Span().Class("sr-only").Text(fmt.Sprintf("%d of %d named. ", len(found), len(item.Words))),
			app.Text(dicts.Capitals(p.session.typed)),
			app.Span().Class("caret").Aria("hidden", "true"),
			ui.PressButton("drill-erase", p.eraseLetter).Class("tool").Title("Erase the last letter (Backspace)").
				Aria("label", "Erase the last letter").Aria("disabled", p.session.typed == "").Body(ui.Icon("back")),
		),
	)
}

// typeRecallLetter adds a letter to the word that the person is typing. A letter that no word
// can follow starts another word. A complete word is judged.
func (p *Page) typeRecallLetter(letter rune) {
	p.session.feedback = feedback{class: "hint"}
	typed := p.session.typed + string(letter)
	at, found := p.deck.Game.At(typed)
	if found < len(typed) {
		p.session.feedback.lines = []string{"No word begins with " + dicts.Capitals(typed) + "."}
		typed = string(letter)
		at, found = p.deck.Game.At(typed)
	}
	p.session.typed = typed[:found]
	if !at.Over() || found == 0 {
		if len(p.session.feedback.lines) == 0 {
			p.session.feedback = feedback{}
		}
		return
	}
	p.session.typed = ""
	state, t := p.answers.State(), p.host.Now()
	previews := state.Preview(p.session.Item.Card, t)
	named := slices.Contains(p.session.Found, typed)
	right, all := p.session.NameWord(state, typed, t)
	switch {
	case all != nil:
		p.finishAnswer(*all, previews)
	case right:
		p.session.feedback = feedback{class: "right", lines: []string{"✓ " + dicts.Capitals(typed) + "."}}
	case named:
		p.session.feedback.lines = []string{"You have already named " + dicts.Capitals(typed) + "."}
	default:
		p.session.feedback.lines = []string{dicts.Capitals(typed) + " is not one of them."}
	}
}

// eraseLetter erases the last letter that the person typed.
func (p *Page) eraseLetter() {
	if letters := []rune(p.session.typed); len(letters) > 0 {
		p.session.typed, p.session.feedback = string(letters[:len(letters)-1]), feedback{}
	}
}

// recallResult shows all words of a recall card after the answer.
func (p *Page) recallResult(a *trainer.Answer) app.UI {
	named := map[string]bool{}
	for _, f := range p.session.Found {
		named[f] = true
	}
	missing := len(a.Item.Words) - len(named)
	return app.Div().Body(
		app.P().Text(text.Pick(missing == 0, "", fmt.Sprintf("You named %d of %d. The missing ones are in bold:", len(named), len(a.Item.Words)))),
		app.Ul().Class("words").Body(app.Range(a.Item.Words).Slice(func(i int) app.UI {
			word := a.Item.Words[i].Fragment()
			if named[word] {
				return app.Li().Class("named").Text("✓ " + dicts.Capitals(word))
			}
			return app.Li().Class("missing").Text(dicts.Capitals(word))
		})))
}
