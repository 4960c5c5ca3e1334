package app

import (
	"fmt"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/dicts"
	"spectrie/trainer"
)

// recallPrompt asks for all words of a recall card.
func (p *drill) recallPrompt(item *trainer.Item) string {
	after := ""
	if item.Fragment != "" {
		after = " after " + dicts.Capitals(item.Fragment)
	}
	words := fmt.Sprintf("all %d words", len(item.Words))
	if len(item.Words) == 1 {
		words = "the word"
	}
	return "Name " + words + " of your strategy" + after + ". Type, or press Space to see."
}

// recalling shows the words named so far, a place for each that is missing, and
// what is being typed.
func (p *drill) recalling(item *trainer.Item) app.UI {
	found := p.sitting.Found
	return app.Div().Class("recall").Body(
		app.Ul().Class("words").Body(app.Range(item.Words).Slice(func(i int) app.UI {
			if i < len(found) {
				return app.Li().Class("named").Text(dicts.Capitals(found[i]))
			}
			return app.Li().Class("unnamed").Body(app.Span().Aria("hidden", "true").Text("…"))
		})),
		app.P().Class("typed").Body(
			app.Span().Class("sr-only").Text(fmt.Sprintf("%d of %d named. ", len(found), len(item.Words))),
			app.Text(dicts.Capitals(p.typed)),
			app.Span().Class("caret").Aria("hidden", "true"),
		),
	)
}

// recalled shows all words of a recall card that was answered.
func (p *drill) recalled(a *trainer.Answer) app.UI {
	named := map[string]bool{}
	for _, f := range p.sitting.Found {
		named[f] = true
	}
	return app.Ul().Class("words").Body(app.Range(a.Item.Words).Slice(func(i int) app.UI {
		word := a.Item.Words[i].Fragment()
		if named[word] {
			return app.Li().Class("named").Text("✓ " + dicts.Capitals(word))
		}
		return app.Li().Class("missing").Text(dicts.Capitals(word))
	}))
}
