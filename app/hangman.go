package app

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// hangmanPage is the page about Hangman, in four parts: the advisor, a game to
// practise with, the words that are hardest to guess, and the algorithms.
type hangmanPage struct {
	Host
	shelf    *library
	view     View // of no page before anything was shown
	advisor  advisor
	guessing guessing
	hardest  hardest
	proof    proof
}

// hangmanPart is one of them.
type hangmanPart interface {
	part
	// title is the part's in the title of the window.
	title() string
	// settle and onKey are as in [pane]. Only the part in front is asked.
	settle(ctx app.Context)
	onKey(ctx app.Context, event app.Event, key string) bool
}

// hangmanParts are they, as the links between them name them.
var hangmanParts = []namedPart{
	{Hangman, "Advisor", "Hangman"},
	{HangmanPractice, "Practice", "Hangman practice"},
	{HangmanHardest, "Hardest words", "The hardest words"},
	{HangmanProof, "Algorithms", "Which algorithm is best"},
}

// newHangmanPage returns the page, on a site and over its dictionaries.
func newHangmanPage(h Host, shelf *library) *hangmanPage {
	return &hangmanPage{
		Host: h, shelf: shelf,
		advisor: advisor{Host: h, shelf: shelf}, guessing: guessing{Host: h, shelf: shelf},
		hardest: hardest{Host: h, shelf: shelf}, proof: proof{Host: h, shelf: shelf},
	}
}

// part is the one in front.
func (p *hangmanPage) part() hangmanPart {
	switch p.view.Page {
	case HangmanPractice:
		return &p.guessing
	case HangmanHardest:
		return &p.hardest
	case HangmanProof:
		return &p.proof
	}
	return &p.advisor
}

func (p *hangmanPage) show(view View) (shown View, problems []string, err error) {
	if view.Page == HangmanPractice {
		view, problems = p.guessing.mend(view)
	}
	p.view = view
	p.part().show(view)
	return view, problems, nil
}

func (p *hangmanPage) settle(ctx app.Context) {
	if p.view.Page != "" {
		p.part().settle(ctx)
	}
}

func (p *hangmanPage) title() string {
	if p.view.Page == "" {
		return heading(Hangman, hangmanParts) + " – Spectrie"
	}
	return p.part().title() + " – Spectrie"
}

// parts lays the page out. Each part has a place of its own, which is empty while
// another is in front, so that go-app does not take one for another.
func (p *hangmanPage) parts() []app.UI {
	return []app.UI{
		partsHead(p.view, hangmanParts),
		app.Div().Class("advisor").Body(p.inPlace(&p.advisor)...),
		app.Div().Class("guessing").Body(p.inPlace(&p.guessing)...),
		app.Div().Class("hardest").Body(p.inPlace(&p.hardest)...),
		app.Div().Class("proof").Body(p.inPlace(&p.proof)...),
	}
}

// inPlace is the body of part when it is the one in front.
func (p *hangmanPage) inPlace(part hangmanPart) []app.UI {
	if part != p.part() {
		return nil
	}
	return part.body()
}

func (p *hangmanPage) onKey(ctx app.Context, event app.Event, key string) bool {
	return p.view.Page != "" && p.part().onKey(ctx, event, key)
}
