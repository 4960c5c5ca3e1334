package hangman

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/ui"
	"spectrie/solver/hangman"
)

// onKey handles a key. In a cell it changes the cell. Elsewhere a letter key holds the
// letter, and number keys then place it.
func (p *advisor) onKey(ctx app.Context, event app.Event, key string) bool {
	cell := -1
	if p.cellPicked { // the focus moves to the picked cell only after the next drawing
		cell = p.cursor
	} else if c := ui.Closest(event, "[data-cell]"); c != nil {
		cell, _ = strconv.Atoi(ui.Dataset(c, "cell"))
	}
	if cell >= 0 && p.keyInCell(cell, key) {
		return true
	}
	return p.keyOutsideCells(key)
}

// shortestTyped is the shortest length that a number key chooses.
const shortestTyped = 2

// numberKeys is how many positions the keys 1 to 9 reach.
const numberKeys = 9

// keyInCell handles a key at a cell.
func (p *advisor) keyInCell(i int, key string) bool {
	if !p.isLetterCell(i) {
		return false // the cell was removed after it was drawn
	}
	last := len(p.analysis.template.Cells()) - 1
	letter := ui.TypedLetter(key)
	switch {
	case key == "ArrowLeft":
		p.pickFrom(i-1, -1)
	case key == "ArrowRight":
		p.pickFrom(i+1, 1)
	case key == "Home":
		p.pickFrom(0, 1)
	case key == "End":
		p.pickFrom(last, -1)
	case key == "Delete":
		p.setCell(i, hangman.Blank)
	case key == "Backspace" && p.analysis.template.Cells()[i] != hangman.Blank:
		p.setCell(i, hangman.Blank)
		p.pickFrom(i, 1)
	case key == "Backspace":
		p.pickFrom(i-1, -1)
		p.setCell(p.cursor, hangman.Blank)
	case key == "_" || key == ".":
		p.setCell(i, hangman.Blank)
		p.pickFrom(i+1, 1)
	case letter != 0:
		p.setCell(i, letter)
		p.pickFrom(i+1, 1)
	default:
		return false
	}
	return true
}

// pickFrom moves the cursor to a letter cell from i on, and picks it.
func (p *advisor) pickFrom(i, step int) {
	p.heldLetter, p.cellPicked = 0, true
	p.moveCursor(i, step)
}

// keyOutsideCells handles a key that no cell gets.
func (p *advisor) keyOutsideCells(key string) bool {
	letter := ui.TypedLetter(key)
	place, err := strconv.Atoi(key)
	switch {
	case key == "Escape" && (p.heldLetter != 0 || p.cellPicked):
		p.heldLetter, p.cellPicked = 0, false
	case p.heldLetter != 0 && key == "0":
		p.toggleMissing(p.heldLetter)
	case err == nil && place >= shortestTyped && place <= numberKeys && p.view.Template == "":
		p.chooseLength(place)
	case p.heldLetter != 0 && err == nil && place <= numberKeys && p.analysis.cellAtPosition(place) >= 0:
		p.toggleCell(p.analysis.cellAtPosition(place), p.heldLetter)
	case letter != 0:
		p.pressLetter(letter)
	default:
		return false
	}
	return true
}
