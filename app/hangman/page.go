package hangman

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/address"
	"spectrie/app/page"
	"spectrie/app/shelf"
	"spectrie/app/text"
)

// Page is the Hangman page. Its parts are the advisor, practice, the words that are
// hardest to guess, and the algorithms.
type Page struct {
	host       page.Host
	shelf      *shelf.Shelf
	view       address.View // names no page until the first Show
	advisor    advisor
	practice   practice
	hardest    hardest
	tournament tournament
}

// hangmanPart is one part of the page.
type hangmanPart interface {
	page.Part
	// title is what the part adds to the window title.
	title() string
	// settle and onKey are as in [page.Page]. Only the visible part gets them.
	settle(ctx app.Context)
	onKey(ctx app.Context, event app.Event, key string) bool
}

// hangmanParts are the links between the parts.
var hangmanParts = []page.NamedPart{
	{Page: address.Hangman, Name: "Advisor", Title: "Hangman", Lead: "Find the letter to guess next."},
	{Page: address.HangmanPractice, Name: "Practice", Title: "Hangman practice", Lead: "Guess a word letter by letter."},
	{Page: address.HangmanHardest, Name: "Hardest words", Title: "The hardest words"},
	{Page: address.HangmanAlgorithms, Name: "Algorithms", Title: "Which algorithm is best"},
}

// New returns the page for a site and its dictionaries.
func New(h page.Host, shelf *shelf.Shelf) *Page {
	return &Page{
		host: h, shelf: shelf,
		advisor: advisor{host: h, shelf: shelf}, practice: practice{host: h, shelf: shelf},
		hardest: hardest{host: h, shelf: shelf}, tournament: tournament{host: h, shelf: shelf},
	}
}

// part is the visible part.
func (p *Page) part() hangmanPart {
	switch p.view.Page {
	case address.HangmanPractice:
		return &p.practice
	case address.HangmanHardest:
		return &p.hardest
	case address.HangmanAlgorithms:
		return &p.tournament
	}
	return &p.advisor
}

// ActsOn is the practice game, without its guesses, so that a guess does not change it.
func (p *Page) ActsOn() string {
	if g := p.practice.game; g != nil && p.view.Page == address.HangmanPractice {
		return g.afterGuesses(0).Address()
	}
	return ""
}

func (p *Page) Show(view address.View) (shown address.View, problems []string, err error) {
	if view.Page == address.HangmanPractice {
		view, problems = p.practice.playableView(view)
	}
	p.view = view
	p.part().Show(view)
	return view, problems, nil
}

func (p *Page) Settle(ctx app.Context) {
	if p.view.Page != "" {
		p.part().settle(ctx)
	}
}

func (p *Page) Title() string {
	if p.view.Page == "" {
		return page.Heading(address.Hangman, hangmanParts) + " – Spectrie"
	}
	return p.part().title() + " – Spectrie"
}

// Parts lays the page out. Each part has its own element, which is empty while another
// part is visible. Otherwise go-app would turn the elements of one part into another's.
func (p *Page) Parts() []app.UI {
	return []app.UI{
		page.PartsHead(p.view, hangmanParts),
		app.Div().Class("advisor").Body(p.inPlace(&p.advisor)...),
		app.Div().Class("practice").Body(p.inPlace(&p.practice)...),
		app.Div().Class("hardest").Body(p.inPlace(&p.hardest)...),
		app.Div().Class("tournament-part").Body(p.inPlace(&p.tournament)...),
	}
}

// inPlace is the body of a part if the part is visible.
func (p *Page) inPlace(part hangmanPart) []app.UI {
	if part != p.part() {
		return nil
	}
	return part.Body()
}

func (p *Page) OnKey(ctx app.Context, event app.Event, key string) bool {
	return p.view.Page != "" && p.part().onKey(ctx, event, key)
}

// manyLives writes "1 life" and "5 lives".
func manyLives(n int) string { return text.Pick(n == 1, "1 life", text.Grouped(n)+" lives") }
