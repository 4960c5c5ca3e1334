package app

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// guessing is the part of the Hangman page on which somebody guesses a word, letter by letter.
type guessing struct {
	*Site
	view View
}

func (p *guessing) show(view View) { p.view = view }

func (p *guessing) title() string { return heading(p.view.Page, hangmanParts) }

func (p *guessing) settle(app.Context) {}

func (p *guessing) body() []app.UI {
	return []app.UI{app.P().Text("Guess the word that this page thinks of, letter by letter.")}
}

func (p *guessing) onKey(app.Context, app.Event, string) bool { return false }
