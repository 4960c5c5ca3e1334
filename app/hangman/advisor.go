package hangman

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/address"
	"spectrie/app/page"
	"spectrie/app/shelf"
	"spectrie/app/ui"
)

// advisor is the part of the Hangman page that says which letter to guess. It works
// everything out from its view. Typing changes the view and the address.
type advisor struct {
	host      page.Host
	shelf     *shelf.Shelf
	view      address.View
	analysis  *analysis  // of view
	work      page.Work  // finds the best play or corrections
	undoSteps []undoStep // one for each change made here

	uncounted  int  // missing letters that cost no life, because only the last life was left
	cursor     int  // index of the cell that Tab and the arrow keys reach
	cellPicked bool // the next letter goes into the cell at cursor
	keyTabStop rune // the letter key on the screen that Tab reaches
	heldLetter rune // the letter that the person is entering an answer for; 0 for none

	typed       typedFields
	moreWords   int // how many words the list shows beyond the first ones
	listedWords listedWords
	announced   string // the advice that screen readers heard last
}

// undoStep is the state before a change.
type undoStep struct {
	view      address.View
	uncounted int
}

// Show shows view. Undo survives a change made here and a change of dictionary. Any
// other view starts without undo steps.
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

// changeView replaces the view and its address.
func (p *advisor) changeView(view address.View) { p.changeViewAndMisses(view, p.uncounted) }

// changeViewAndMisses is changeView with a new number of uncounted missing letters.
// The number applies only while one life is left.
func (p *advisor) changeViewAndMisses(view address.View, uncounted int) {
	if view == p.view {
		return
	}
	ui.Mark("asked")
	before, past := p.view, append(p.undoSteps, undoStep{p.view, p.uncounted})
	if p.host.Replace(view); p.view == before {
		return // the new template was too long and has been cut back
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

// undo takes back the last change but keeps the dictionary.
func (p *advisor) undo(app.Context, app.Event) {
	last := len(p.undoSteps) - 1
	if last < 0 {
		return
	}
	before := p.undoSteps[last]
	before.view.Dict = p.view.Dict
	p.heldLetter, p.cellPicked = 0, false
	p.changeViewAndMisses(before.view, before.uncounted)
	p.undoSteps = p.undoSteps[:last] // also drops the step that the change just added
}

// Body always returns the same number of elements, so that go-app matches them up.
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
