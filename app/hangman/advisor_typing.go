package hangman

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/ui"
	"spectrie/solver/hangman"
)

// shortestTyped is the shortest length that a number key chooses: 0 and 1 do not.
const shortestTyped = 2

// numberKeys is how many places the keys 1 to 9 reach.
const numberKeys = 9

// onKey gives keys their meaning: in a cell they change it, and elsewhere a
// letter is held, to be put into places by their numbers.
func (p *advisor) onKey(ctx app.Context, event app.Event, key string) bool {
	cell := -1
	if p.picked { // and not where the keyboard is, which comes after the next drawing
		cell = p.at
	} else if c := ui.Closest(event, "[data-cell]"); c != nil {
		cell, _ = strconv.Atoi(ui.Dataset(c, "cell"))
	}
	if cell >= 0 && p.keyInCell(cell, key) {
		return true
	}
	return p.keyElsewhere(key)
}

// keyInCell acts on a key at a cell.
func (p *advisor) keyInCell(i int, key string) bool {
	if !p.hasPlace(i) {
		return false // it went since it was drawn
	}
	last := len(p.now.template.Cells()) - 1
	letter := ui.TypedLetter(key)
	switch {
	case key == "ArrowLeft":
		p.walk(i-1, -1)
	case key == "ArrowRight":
		p.walk(i+1, 1)
	case key == "Home":
		p.walk(0, 1)
	case key == "End":
		p.walk(last, -1)
	case key == "Delete":
		p.put(i, hangman.Blank)
	case key == "Backspace" && p.now.template.Cells()[i] != hangman.Blank:
		p.put(i, hangman.Blank)
		p.walk(i, 1)
	case key == "Backspace":
		p.walk(i-1, -1)
		p.put(p.at, hangman.Blank)
	case key == "_" || key == ".":
		p.put(i, hangman.Blank)
		p.walk(i+1, 1)
	case letter != 0:
		p.put(i, letter)
		p.walk(i+1, 1)
	default:
		return false
	}
	return true
}

// walk goes to a cell and picks it.
func (p *advisor) walk(i, step int) {
	p.held, p.picked = 0, true
	p.move(i, step)
}

// keyElsewhere acts on a key where no cell has it.
func (p *advisor) keyElsewhere(key string) bool {
	letter := ui.TypedLetter(key)
	place, err := strconv.Atoi(key)
	switch {
	case key == "Escape" && (p.held != 0 || p.picked):
		p.held, p.picked = 0, false
	case p.held != 0 && key == "0":
		p.missing(p.held)
	case err == nil && place >= shortestTyped && place <= numberKeys && p.view.Template == "":
		p.chooseLength(place)
	case p.held != 0 && err == nil && place <= numberKeys && p.now.cellAt(place) >= 0:
		p.togglePlace(p.now.cellAt(place), p.held)
	case letter != 0:
		p.press(letter)
	default:
		return false
	}
	return true
}
