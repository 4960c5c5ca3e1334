package hangman

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/address"
	"spectrie/app/page"
	"spectrie/app/shelf"
	"spectrie/app/ui"
)

// advisor is the part of the Hangman page that says which letter to guess. All
// that it says follows from its view, whose address changes as somebody types.
type advisor struct {
	host  page.Host
	shelf *shelf.Shelf
	view  address.View
	now   *standpoint // what follows from view
	work  page.Work   // finds the best play
	past  []moment    // before each change that was made here, to take it back

	spent   int  // letters that were missing when no life was left but the last
	at      int  // the cell that the keyboard is at, which is a place for a letter if there is one
	picked  bool // the next letter goes there
	keyStop rune // of the keyboard on the screen
	held    rune // the letter of which the person says what is known; 0 for none

	typed     typedFields
	moreWords int // listed beyond the first
	listed    listedWords
	said      string // to screen readers
}

// moment is what a change is taken back to.
type moment struct {
	view  address.View
	spent int
}

// Show shows view. What was changed to come to another view can be taken back only
// on the way on from there: change keeps that, and so does another dictionary.
func (p *advisor) Show(view address.View) {
	before := p.view
	before.Dict = view.Dict
	if before != view {
		p.past, p.spent = nil, 0
	}
	p.view = view
	if p.now == nil || p.now.view != view {
		p.work.Stop(page.Waiting)
		p.now, p.moreWords = advise(p.shelf, view), 0
	}
	if !p.hasPlace(p.at) {
		p.at, p.picked = p.nearestPlace(p.at), false
	}
	p.now.over = p.spent > 0
}

func (p *advisor) title() string { return page.Heading(p.view.Page, hangmanParts) }

func (p *advisor) settle(app.Context) {
	p.held, p.picked = 0, false
	p.reckon()
	p.saySoon()
}

// change shows what follows from another view, in the place of the present one.
func (p *advisor) change(view address.View) { p.spend(view, p.spent) }

// spend is change after which so many letters were missing without a life for them,
// as far as that can be: only the last life stays.
func (p *advisor) spend(view address.View, spent int) {
	if view == p.view {
		return
	}
	ui.Mark("asked")
	before, past := p.view, append(p.past, moment{p.view, p.spent})
	if p.host.Replace(view); p.view == before {
		return // it was too long by what it was longer
	}
	p.past = past
	if p.view.Lives == 1 {
		p.spent = min(spent, len([]rune(p.view.Without)))
	}
	p.now.over = p.spent > 0
	p.reckon()
	p.saySoon()
	p.host.Ctx().Defer(func(app.Context) { ui.Mark("drawn") })
}

// undo takes the last change back. The dictionary stays.
func (p *advisor) undo(app.Context, app.Event) {
	last := len(p.past) - 1
	if last < 0 {
		return
	}
	before := p.past[last]
	before.view.Dict = p.view.Dict
	p.held, p.picked = 0, false
	p.spend(before.view, before.spent)
	p.past = p.past[:last] // without what the change added
}

// Body keeps its parts at fixed places.
func (p *advisor) Body() []app.UI {
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
