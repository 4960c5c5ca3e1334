package app

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// hardest is the part of the Hangman page for whoever chooses the word.
type hardest struct {
	*Site
	view View
}

func (p *hardest) show(view View) { p.view = view }

func (p *hardest) title() string { return heading(p.view.Page, hangmanParts) }

func (p *hardest) settle(app.Context) {}

func (p *hardest) body() []app.UI {
	return []app.UI{app.P().Text("The words that are hardest to guess, for whoever chooses one.")}
}

func (p *hardest) onKey(app.Context, app.Event, string) bool { return false }
