package app

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// advisor is the part of the Hangman page that says which letter to guess. All
// that it says follows from its view, whose address changes as somebody types.
type advisor struct {
	*Site
	view View
	now  *standpoint // what follows from view
	work work        // finds the best play
	past []View      // before each change that was made here, to take it back

	at     int  // the cell that the keyboard is at
	picked bool // the next letter goes there
	held   rune // the letter of which the person says what is known; 0 for none

	typed     typedFields
	moreWords int // listed beyond the first
	listed    listedWords
	said      string // to screen readers
}

func (p *advisor) show(view View) {
	p.view = view
	if p.now == nil || p.now.view != view {
		p.work.stop(waiting)
		p.now, p.moreWords = advise(view), 0
	}
	p.at = min(p.at, max(len(p.now.template.Cells())-1, 0))
}

func (p *advisor) title() string { return heading(p.view.Page, hangmanParts) }

func (p *advisor) settle(app.Context) {
	p.held, p.picked = 0, false
	p.reckon()
	p.saySoon()
}

// change shows what follows from another view, in the place of the present one.
func (p *advisor) change(view View) {
	if view == p.view {
		return
	}
	mark("asked")
	p.past = append(p.past, p.view)
	p.replaceAddress(view)
	p.reckon()
	p.saySoon()
	p.home.Defer(func(app.Context) { mark("drawn") })
}

// undo takes the last change back. The dictionary stays.
func (p *advisor) undo(app.Context, app.Event) {
	last := len(p.past) - 1
	if last < 0 {
		return
	}
	view := p.past[last]
	view.Dict = p.view.Dict
	p.held, p.picked = 0, false
	p.change(view)
	p.past = p.past[:last] // without what change added
}

// body keeps its parts at fixed places.
func (p *advisor) body() []app.UI {
	return []app.UI{
		app.Section().Class("board").Aria("label", "The word").Body(
			p.cells(),
			p.adviceBox(),
			p.actions(),
			p.keys(),
			p.fields(),
		),
		app.Section().Class("ranked").Body(p.algorithms()...),
		app.Section().Class("fitting").Body(p.words()...),
		app.P().ID("hangman-said").Class("sr-only").Role("status").Text(p.said),
	}
}
