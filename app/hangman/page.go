package hangman

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/address"
	"spectrie/app/page"
	"spectrie/app/shelf"
)

// Page is the page about Hangman, in four parts: the advisor, a game to
// practise with, the words that are hardest to guess, and the algorithms.
type Page struct {
	host       page.Host
	shelf      *shelf.Shelf
	view       address.View // of no page before anything was shown
	advisor    advisor
	practice   practice
	hardest    hardest
	tournament tournament
}

// hangmanPart is one of them.
type hangmanPart interface {
	page.Part
	// title is the part's in the title of the window.
	title() string
	// Settle and OnKey are as in [page.Page]. Only the part in front is asked.
	settle(ctx app.Context)
	onKey(ctx app.Context, event app.Event, key string) bool
}

// hangmanParts are they, as the links between them name them.
var hangmanParts = []page.NamedPart{
	{Page: address.Hangman, Name: "Advisor", Title: "Hangman"},
	{Page: address.HangmanPractice, Name: "Practice", Title: "Hangman practice"},
	{Page: address.HangmanHardest, Name: "Hardest words", Title: "The hardest words"},
	{Page: address.HangmanProof, Name: "Algorithms", Title: "Which algorithm is best"},
}

// New returns the page, on a site and over its dictionaries.
func New(h page.Host, shelf *shelf.Shelf) *Page {
	return &Page{
		host: h, shelf: shelf,
		advisor: advisor{host: h, shelf: shelf}, practice: practice{host: h, shelf: shelf},
		hardest: hardest{host: h, shelf: shelf}, tournament: tournament{host: h, shelf: shelf},
	}
}

// part is the one in front.
func (p *Page) part() hangmanPart {
	switch p.view.Page {
	case address.HangmanPractice:
		return &p.practice
	case address.HangmanHardest:
		return &p.hardest
	case address.HangmanProof:
		return &p.tournament
	}
	return &p.advisor
}

// ActsOn is the game that is practised, whatever was guessed in it.
func (p *Page) ActsOn() string {
	if g := p.guessing.game; g != nil && p.view.Page == address.HangmanPractice {
		return g.at(0).Address()
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

// Parts lays the page out. Each part has a place of its own, which is empty while
// another is in front, so that go-app does not take one for another.
func (p *Page) Parts() []app.UI {
	return []app.UI{
		page.PartsHead(p.view, hangmanParts),
		app.Div().Class("advisor").Body(p.inPlace(&p.advisor)...),
		app.Div().Class("guessing").Body(p.inPlace(&p.practice)...),
		app.Div().Class("hardest").Body(p.inPlace(&p.hardest)...),
		app.Div().Class("proof").Body(p.inPlace(&p.tournament)...),
	}
}

// inPlace is the body of part when it is the one in front.
func (p *Page) inPlace(part hangmanPart) []app.UI {
	if part != p.part() {
		return nil
	}
	return part.Body()
}

func (p *Page) OnKey(ctx app.Context, event app.Event, key string) bool {
	return p.view.Page != "" && p.part().onKey(ctx, event, key)
}
