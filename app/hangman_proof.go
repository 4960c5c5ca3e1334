package app

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// proof is the part of the Hangman page that sets the algorithms against each other.
type proof struct {
	*Site
	view View
}

func (p *proof) show(view View) { p.view = view }

func (p *proof) title() string { return heading(p.view.Page, hangmanParts) }

func (p *proof) settle(app.Context) {}

func (p *proof) body() []app.UI {
	return []app.UI{app.P().Text("How the algorithms compare, word by word.")}
}

func (p *proof) onKey(app.Context, app.Event, string) bool { return false }
