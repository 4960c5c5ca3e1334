package hangman

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/address"
	"spectrie/app/text"
	"spectrie/app/ui"
)

// mendButtons make the changes.
func (p *advisor) correctionButtons() app.UI {
	mends := p.analysis.corrections
	return app.Div().Class("mends", text.Pick(p.analysis.correctable(), "coming", "")).Body(app.Range(mends).Slice(func(i int) app.UI {
		m := mends[i]
		line := m.label
		if m.words > 0 {
			line += ": " + text.Counted(m.words, p.analysis.noun())
		}
		return app.Button().Type("button").DataSet("mend", m.view.Address()).OnClick(p.onCorrection).Text(line)
	}))
}

// onMend goes to another dictionary by its address, as the menu does, because it
// may have to come first.
func (p *advisor) onCorrection(ctx app.Context, _ app.Event) {
	view, _ := address.ParseAddress(ui.Dataset(ctx.JSSrc(), "mend"), p.shelf.Entry)
	if view.Dict != p.view.Dict {
		p.host.GoTo(ctx, view)
		return
	}
	p.applyCorrection(view)
	p.host.Ctx().Defer(func(app.Context) { ui.FocusOn(".hangman .board button:not([disabled])", 0) })
}

// accept makes the change. A letter that may be in the word after all costs no life;
// one that was both in the word and not has cost none yet.
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
