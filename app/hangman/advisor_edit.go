package hangman

import (
	"slices"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/address"
	"spectrie/app/ui"
	"spectrie/solver/hangman"
)

// toggleCell puts the letter into cell i, or takes it out.
func (p *advisor) toggleCell(i int, letter rune) {
	if p.isLetterCell(i) && p.analysis.template.Cells()[i] == letter {
		letter = hangman.Blank
	}
	p.setCell(i, letter)
}

// setCell changes one cell. Typing may have removed the cell since it was drawn. The
// letter is no longer excluded.
func (p *advisor) setCell(i int, letter rune) {
	if !p.isLetterCell(i) {
		return
	}
	cells := slices.Clone(p.analysis.template.Cells())
	cells[i] = letter
	view, uncounted := p.includeLetter(letter)
	p.changeCells(view, uncounted, cells)
}

// changeCells is changeViewAndMisses with other cells.
func (p *advisor) changeCells(view address.View, uncounted int, cells []rune) {
	view.Template = templateOf(cells)
	p.changeViewAndMisses(view, uncounted)
}

// templateOf writes the cells of a template as text.
func templateOf(cells []rune) string {
	// A slash separates words even if each of them has only one letter.
	t, err := hangman.ParseTemplate(strings.ReplaceAll(string(cells), " ", "/"))
	if err != nil {
		panic("the cells of a template do not parse: " + err.Error())
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

// onNewWord clears everything but the lives and the dictionary.
func (p *advisor) onNewWord(app.Context, app.Event) {
	p.heldLetter = 0
	view := p.view
	view.Without = ""
	p.changeCells(view, 0, nil)
	p.host.Ctx().Defer(func(app.Context) { ui.FocusOn(".lengths button", 0) })
}

// isLetterCell reports whether cell i exists and is for a letter.
func (p *advisor) isLetterCell(i int) bool {
	cells := p.analysis.template.Cells()
	return i >= 0 && i < len(cells) && !hangman.Separates(cells[i])
}

// nearestLetterCell is the letter cell nearest to cell i, or 0 if there is none.
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
