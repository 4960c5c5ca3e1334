package hangman

import (
	"slices"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/address"
	"spectrie/app/ui"
	"spectrie/solver/hangman"
)

// togglePlace says that the letter is at a place, or that it is not.
func (p *advisor) togglePlace(i int, letter rune) {
	if p.isLetterCell(i) && p.analysis.template.Cells()[i] == letter {
		letter = hangman.Blank
	}
	p.setCell(i, letter)
}

// put changes one cell, where there is one: what was typed since it was drawn may
// have left none. A letter that is there is no longer excluded.
func (p *advisor) setCell(i int, letter rune) {
	if !p.isLetterCell(i) {
		return
	}
	cells := slices.Clone(p.analysis.template.Cells())
	cells[i] = letter
	view, uncounted := p.includeLetter(letter)
	p.changeCells(view, uncounted, cells)
}

// edit shows view with other cells.
func (p *advisor) changeCells(view address.View, uncounted int, cells []rune) {
	view.Template = templateOf(cells)
	p.changeViewAndMisses(view, uncounted)
}

// templateOf writes cells that came from a template.
func templateOf(cells []rune) string {
	// A slash parts words also where each has only one letter.
	t, err := hangman.ParseTemplate(strings.ReplaceAll(string(cells), " ", "/"))
	if err != nil {
		panic("cells that are in no template: " + err.Error())
	}
	return t.String()
}

func (p *advisor) onLonger(app.Context, app.Event) {
	if cells := p.analysis.template.Cells(); len(cells) < hangman.MaxCells {
		p.changeCells(p.view, p.uncounted, append(slices.Clone(cells), hangman.Blank))
	}
}

func (p *advisor) onShorter(app.Context, app.Event) {
	if cells := p.analysis.template.Cells(); len(cells) > 1 {
		p.changeCells(p.view, p.uncounted, cells[:len(cells)-1])
	}
}

// onAnew is for the next word: nothing is known of it.
func (p *advisor) onNewWord(app.Context, app.Event) {
	p.heldLetter, p.cellPicked, p.cursor = 0, false, 0
	view := p.view
	view.Without = ""
	p.changeCells(view, 0, nil)
	p.host.Ctx().Defer(func(app.Context) { ui.FocusOn(".lengths button", 0) })
}

// hasPlace reports whether there is a cell i for a letter.
func (p *advisor) isLetterCell(i int) bool {
	cells := p.analysis.template.Cells()
	return i >= 0 && i < len(cells) && !hangman.Separates(cells[i])
}

// nearestPlace is the cell for a letter that is nearest to i, 0 where there is none.
func (p *advisor) nearestLetterCell(i int) int {
	for away := range len(p.analysis.template.Cells()) + i {
		for _, at := range []int{i - away, i + away} {
			if p.isLetterCell(at) {
				return at
			}
		}
	}
	return 0
}
