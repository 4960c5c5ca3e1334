//go:build !js

package hangman

import (
	"testing"

	"spectrie/app/apptest"
)

func TestACellThatGoesIsPickedNoMore(t *testing.T) {
	for _, typed := range []string{"", "b3t", "__ __", "_"} {
		a := adviceAt(t, apptest.ShelfOf(t, "bat", "cat", "tab"), known("_____", "", 0))
		a.p.pressCell(2)
		a.p.typeTemplate(typed)
		a.p.pressLetter('t')
		if a.p.heldLetter != 't' || a.p.view.Template != typed {
			t.Errorf("%q became %q", typed, a.p.view.Template)
		}
		for _, key := range []string{"Backspace", "Delete", "c", "_"} {
			if a.p.keyInCell(2, key) || a.p.view.Template != typed {
				t.Errorf("%s in a cell that is gone made %q of %q", key, a.p.view.Template, typed)
			}
		}
		a.p.pressCell(2)
		a.p.keyOutsideCells("9")
		if a.p.view.Template != typed && typed != "" { // with no cells, a number chooses the length
			t.Errorf("%q became %q", typed, a.p.view.Template)
		}
	}
}

func TestAPhraseWhoseCellBecomesASpaceKeepsOneForTheKeyboard(t *testing.T) {
	a := adviceAt(t, apptest.ShelfOf(t, "ab", "ba"), known("_____", "", 0))
	a.p.pressCell(2)
	a.p.typeTemplate("__ __")
	var tabs []string
	for _, cell := range a.page(t).All(".cell") {
		if cell.Attribute("tabindex") == "0" {
			tabs = append(tabs, cell.Attribute("data-cell"))
		}
	}
	if len(tabs) != 1 || tabs[0] != "1" {
		t.Errorf("Tab reaches %s, want one cell", tabs)
	}
}

func TestNumbersStandWhereTheirKeysReach(t *testing.T) {
	a := adviceAt(t, apptest.ShelfOf(t, "bat"), known("___________", "", 0))
	var numbers string
	for _, number := range a.page(t).All(".cell-number") {
		numbers += number.Attribute("data-number") + " "
	}
	if numbers != "1 2 3 4 5 6 7 8 9   " {
		t.Errorf("%q, want %q", numbers, "1 2 3 4 5 6 7 8 9   ")
	}
}
