package hangman

import (
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/address"
	"spectrie/app/ui"
	"spectrie/dicts"
)

// typedFields are the text fields as the person typed them.
type typedFields struct {
	template, without typedField
}

// typedField is the text that was typed, and the value in the address that it stands
// for. The text keeps the capitals, gaps and commas that the address leaves out.
type typedField struct{ text, value string }

// textFor is the typed text if it still stands for the value, else the value itself.
func (f typedField) textFor(value string) string {
	if f.value == value {
		return f.text
	}
	return value
}

// fields are the inputs for the word, the excluded letters and the lives.
func (p *advisor) fields() app.UI {
	return app.Div().Class("fields").Body(
		app.Label().Class("choice").For("hangman-template").Body(
			app.Span().Text("The word so far"),
			app.Input().Type("text").ID("hangman-template").Placeholder("_a___").Value(ui.FieldText("hangman-template", p.typed.template.textFor(p.view.Template))).
				AutoComplete(false).Attr("autocapitalize", "none").Spellcheck(false).MaxLength(address.LongestTemplate).
				Attr("aria-invalid", strconv.FormatBool(p.analysis.inputErr != nil)).Aria("describedby", "hangman-wrong").OnInput(ui.Value(p.typeTemplate)),
		),
		app.Label().Class("choice").For("hangman-without").Body(
			app.Span().Text("Not in it"),
			app.Input().Type("text").ID("hangman-without").Placeholder("letters").Value(ui.FieldText("hangman-without", p.typed.without.textFor(p.view.Without))).
				AutoComplete(false).Attr("autocapitalize", "none").Spellcheck(false).
				Attr("aria-invalid", strconv.FormatBool(p.analysis.contradicted())).Aria("describedby", "hangman-wrong").OnInput(ui.Value(p.typeWithout)),
		),
		ui.Choice("hangman-lives", "Lives left", strconv.Itoa(p.view.Lives), p.chooseLives, livesOptions()),
		app.P().ID("hangman-wrong").Class("wrong").Text(p.analysis.inputProblem()),
	)
}

// inputProblem repeats an input error below the fields, because the advice may be
// scrolled out of sight.
func (a *analysis) inputProblem() string {
	if a.inputErr == nil {
		return ""
	}
	return a.headline()
}

func livesOptions() []ui.Option {
	return append([]ui.Option{{Value: "0", Text: "not given"}}, ui.NumberOptions(1, address.MostLives, manyLives)...)
}

func (p *advisor) typeTemplate(text string) {
	view := p.view
	view.Template = dicts.Lower(address.Blanks.Replace(text))
	p.typed.template = typedField{text, view.Template}
	p.changeView(view)
}

// typeWithout excludes the letters of text and skips everything else.
func (p *advisor) typeWithout(text string) {
	view, kept := p.view, ""
	for _, r := range strings.ToLower(text) {
		if dicts.IsLetter(r) && !strings.ContainsRune(kept, r) {
			kept += string(r)
		}
	}
	view.Without = address.Sorted(kept)
	p.typed.without = typedField{text, view.Without}
	p.changeView(view)
}

func (p *advisor) chooseLives(lives string) {
	view := p.view
	view.Lives, _ = strconv.Atoi(lives)
	p.changeView(view)
}
