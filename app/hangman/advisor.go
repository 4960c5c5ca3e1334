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
	host      page.Host
	shelf     *shelf.Shelf
	view      address.View
	analysis  *analysis  // what follows from view
	work      page.Work  // finds the best play
	undoSteps []undoStep // before each change that was made here, to take it back

	uncounted  int  // letters that were missing when no life was left but the last
	cursor     int  // the cell that the keyboard is at, which is a place for a letter if there is one
	cellPicked bool // the next letter goes there
	keyTabStop rune // of the keyboard on the screen
	heldLetter rune // the letter of which the person says what is known; 0 for none

	typed       typedFields
	moreWords   int // listed beyond the first
	listedWords listedWords
	announced   string // to screen readers
}

// moment is what a change is taken back to.
type undoStep struct {
	view      address.View
	uncounted int
}

// Show shows view. What was changed to come to another view can be taken back only
// on the way on from there: change keeps that, and so does another dictionary.
func (p *advisor) Show(view address.View) {
	before := p.view
	before.Dict = view.Dict
	if before != view {
		p.undoSteps, p.uncounted = nil, 0
	}
	p.view = view
	if p.analysis == nil || p.analysis.view != view {
		p.work.Stop(page.Waiting)
		p.analysis, p.moreWords = analyse(p.shelf, view), 0
	}
	if !p.isLetterCell(p.cursor) {
		p.cursor, p.cellPicked = p.nearestLetterCell(p.cursor), false
	}
	p.analysis.lastLifeSpent = p.uncounted > 0
}

func (p *advisor) title() string { return page.Heading(p.view.Page, hangmanParts) }

func (p *advisor) settle(app.Context) {
	p.heldLetter, p.cellPicked = 0, false
	p.startWork()
	p.announceSoon()
}

// change shows what follows from another view, in the place of the present one.
func (p *advisor) changeView(view address.View) { p.changeViewAndMisses(view, p.uncounted) }

// spend is change after which so many letters were missing without a life for them,
// as far as that can be: only the last life stays.
func (p *advisor) changeViewAndMisses(view address.View, uncounted int) {
	if view == p.view {
		return
	}
	ui.Mark("asked")
	before, past := p.view, append(p.undoSteps, undoStep{p.view, p.uncounted})
	if p.host.Replace(view); p.view == before {
		return // it was too long by what it was longer
	}
	p.undoSteps = past
	if p.view.Lives == 1 {
		p.uncounted = min(uncounted, len([]rune(p.view.Without)))
	}
	p.analysis.lastLifeSpent = p.uncounted > 0
	p.startWork()
	p.announceSoon()
	p.host.Ctx().Defer(func(app.Context) { ui.Mark("drawn") })
}

// undo takes the last change back. The dictionary stays.
func (p *advisor) undo(app.Context, app.Event) {
	last := len(p.undoSteps) - 1
	if last < 0 {
		return
	}
	before := p.undoSteps[last]
	before.view.Dict = p.view.Dict
	p.heldLetter, p.cellPicked = 0, false
	p.changeViewAndMisses(before.view, before.uncounted)
	p.undoSteps = p.undoSteps[:last] // without what the change added
}

// Body keeps its parts at fixed places.
func (p *advisor) Body() []app.UI {
	return []app.UI{
		app.Section().Class("board").Aria("label", "The word").Body(
			p.cells(),
			p.adviceBox(),
			p.actions(),
			p.keyboard(),
			p.fields(),
		),
		app.Section().Class("ranked").Body(p.algorithmsPart()...),
		app.Section().Class("fitting").Body(p.fittingWords()...),
		app.P().ID("hangman-said").Class("sr-only").Role("status").Text(p.announced),
	}
}
