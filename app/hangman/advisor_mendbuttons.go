package hangman

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/address"
	"spectrie/app/text"
	"spectrie/app/ui"
)

// mendButtons make the changes.
func (p *advisor) mendButtons() app.UI {
	mends := p.now.mends
	return app.Div().Class("mends", text.Pick(p.now.mendable(), "coming", "")).Body(app.Range(mends).Slice(func(i int) app.UI {
		m := mends[i]
		line := m.does
		if m.words > 0 {
			line += ": " + text.Counted(m.words, p.now.noun())
		}
		return app.Button().Type("button").DataSet("mend", m.view.Address()).OnClick(p.onMend).Text(line)
	}))
}

// onMend goes to another dictionary by its address, as the menu does, because it
// may have to come first.
func (p *advisor) onMend(ctx app.Context, _ app.Event) {
	view, _ := address.ParseAddress(ui.Dataset(ctx.JSSrc(), "mend"), p.shelf.Entry)
	if view.Dict != p.view.Dict {
		p.host.GoTo(ctx, view)
		return
	}
	p.accept(view)
	p.host.Ctx().Defer(func(app.Context) { ui.FocusOn(".hangman .board button:not([disabled])", 0) })
}

// accept makes the change. A letter that may be in the word after all costs no life;
// one that was both in the word and not has cost none yet.
func (p *advisor) accept(view address.View) {
	if p.now.contradicted() {
		p.change(view)
		return
	}
	spent := p.spent
	for _, letter := range p.view.Without {
		if !strings.ContainsRune(view.Without, letter) {
			var allowed address.View
			allowed, spent = p.allowing(letter)
			view.Lives = allowed.Lives
		}
	}
	p.spend(view, spent)
}
