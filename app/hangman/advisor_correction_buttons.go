package hangman

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/address"
	"spectrie/app/text"
	"spectrie/app/ui"
)

// correctionButtons offer the corrections.
func (p *advisor) correctionButtons() app.UI {
	corrections := p.analysis.corrections
	return app.Div().Class("corrections", text.Pick(p.analysis.correctable(), "coming", "")).Body(app.Range(corrections).Slice(func(i int) app.UI {
		m := corrections[i]
		line := m.label
		if m.words > 0 {
			line += ": " + text.Counted(m.words, p.analysis.noun())
		}
		return app.Button().Type("button").DataSet("correction", m.view.Address()).OnClick(p.onCorrection).Text(line)
	}))
}

// onCorrection applies a correction. For another dictionary it follows the address, as
// the menu does, because the dictionary may have to be downloaded first.
func (p *advisor) onCorrection(ctx app.Context, _ app.Event) {
	view, _ := address.ParseAddress(ui.Dataset(ctx.JSSrc(), "correction"), p.shelf.Entry)
	if view.Dict != p.view.Dict {
		p.host.GoTo(ctx, view)
		return
	}
	p.applyCorrection(view)
	p.host.Ctx().Defer(func(app.Context) { ui.FocusOn(".hangman .board button:not([disabled])", 0) })
}

// applyCorrection makes the change. A letter that is no longer excluded gives its life
// back, except in a contradiction, which has cost none.
func (p *advisor) applyCorrection(view address.View) {
	if p.analysis.contradicted() {
		p.changeView(view)
		return
	}
	uncounted := p.uncounted
	for _, letter := range p.view.Without {
		if !strings.ContainsRune(view.Without, letter) {
			var allowed address.View
			allowed, uncounted = p.includeLetter(letter)
			view.Lives = allowed.Lives
		}
	}
	p.changeViewAndMisses(view, uncounted)
}
