package app

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// advisor is the part of the Hangman page that says which letter to guess.
type advisor struct {
	*Site
	view View
}

func (p *advisor) show(view View) { p.view = view }

func (p *advisor) title() string { return heading(p.view.Page, hangmanParts) }

func (p *advisor) settle(app.Context) {}

func (p *advisor) body() []app.UI {
	return []app.UI{app.P().Text("Which letter to guess next, from what you know of the word.")}
}

func (p *advisor) onKey(app.Context, app.Event, string) bool { return false }
