//go:build !js

package hangman

import (
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/apptest"
)

// event is an event that no handler reads.
var event app.Event

// asks compares the address with what is wanted.
func (a advising) asks(t testing.TB, template, without string, lives int) {
	t.Helper()
	if v := a.p.view; v.Template != template || v.Without != without || v.Lives != lives || a.Asked() != v {
		t.Errorf("%q without %q, %d lives; want %q without %q, %d lives", v.Template, v.Without, v.Lives, template, without, lives)
	}
}

func TestTheFieldsKeepWhatIsTyped(t *testing.T) {
	a := adviceAt(t, apptest.ShelfOf(t, "bat", "cat", "dog"), known("", "", 0))
	a.p.typeTemplate("?A.")
	a.p.typeWithout("D, b")
	a.asks(t, "_a_", "bd", 0)
	p := a.page(t)
	if p.Id("hangman-template").Attribute("value") != "?A." || p.Id("hangman-without").Attribute("value") != "D, b" {
		t.Error("the fields changed what was typed, want it unchanged")
	}
	if word(p) != "_A_" {
		t.Errorf("the cells show %s", word(p))
	}
	a.p.setCell(0, 'c')
	a.p.toggleMissing('g')
	p = a.page(t)
	if got := p.Id("hangman-template").Attribute("value") + " " + p.Id("hangman-without").Attribute("value"); got != "ca_ bdg" {
		t.Errorf("after the cells were changed the fields show %s", got)
	}
}

func TestCellsTakeLettersAndArrows(t *testing.T) {
	a := adviceAt(t, apptest.ShelfOf(t, "bat", "cat", "dog"), known("___", "", 0))
	for _, step := range []struct{ key, want string }{
		{"c", "c__"}, {"A", "ca_"}, {"Backspace", "c__"}, {"Backspace", "___"}, {"Backspace", "___"}, {"x", "x__"}, {"ArrowLeft", "x__"}, {"Backspace", "___"}, {"x", "x__"}, {"ArrowRight", "x__"},
		{"t", "x_t"}, {"Home", "x_t"}, {"Delete", "__t"}, {"End", "__t"}, {"_", "___"}, {"ArrowLeft", "___"}, {"o", "_o_"},
	} {
		if !a.p.keyInCell(a.p.cursor, step.key) || a.p.view.Template != step.want {
			t.Fatalf("after %s: %s, want %s", step.key, a.p.view.Template, step.want)
		}
	}
	if a.p.keyInCell(0, "Enter") || a.p.keyInCell(0, "F5") {
		t.Error("Enter or F5 changed a cell, want them ignored")
	}
}

func TestOneCellAloneTakesTheFocusByTab(t *testing.T) {
	a := adviceAt(t, apptest.ShelfOf(t, "bat"), known("i_ _-_o'_", "", 0))
	a.p.keyInCell(1, "ArrowRight") // over the space
	a.p.keyInCell(3, "ArrowRight") // over the hyphen
	var labels, tabs []string
	for _, cell := range a.page(t).All(".cell") {
		labels = append(labels, cell.Attribute("aria-label"))
		if cell.Attribute("tabindex") == "0" {
			tabs = append(tabs, cell.Attribute("data-cell"))
		}
	}
	if got, want := strings.Join(labels, "; "), "Position 1, I; Position 2, unknown; Position 3, unknown; Position 4, unknown; Position 5, O; Position 6, unknown"; got != want {
		t.Errorf("%s, want %q", got, want)
	}
	if len(tabs) != 1 || tabs[0] != "5" {
		t.Errorf("Tab reaches %s, want one cell", tabs)
	}
}

func TestWhatCameOfAGuessIsTwoPresses(t *testing.T) {
	a := adviceAt(t, apptest.ShelfOf(t, "bat", "cat", "tab", "dog"), known("___", "", 6))
	a.p.pressLetter('t')
	if got, want := a.page(t).Text("hangman-hint"), "Where is T? Tap each position."; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	a.p.pressCell(2)
	a.asks(t, "__t", "", 6)
	if got, want := a.page(t).Text("hangman-hint"), "Is T anywhere else? Tap there."; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	a.p.pressCell(2) // it is not
	a.asks(t, "___", "", 6)
	a.p.toggleMissing('t')
	a.asks(t, "___", "t", 5)
	a.p.undo(a.Ctx(), event)
	a.asks(t, "___", "", 6)
	a.p.toggleMissing('d')
	a.p.pressLetter('d')
	if got, want := a.page(t).Text("hangman-missing"), "D may be in it"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	a.p.toggleMissing('d')
	a.asks(t, "___", "", 6)
	a.p.undo(a.Ctx(), event)
	a.p.undo(a.Ctx(), event)
	a.p.undo(a.Ctx(), event)
	a.p.undo(a.Ctx(), event)
	a.p.undo(a.Ctx(), event)
	a.asks(t, "___", "", 6)
	if a.page(t).Id("hangman-undo").Attribute("aria-disabled") != "true" {
		t.Error("Undo is enabled at the beginning, want it disabled")
	}
}

func TestUndoingKeepsTheDictionary(t *testing.T) {
	l := apptest.ShelfOf(t, "bat", "cat", "dog")
	apptest.TinyList(t, l, "web2", "Webster’s Second", "pig")
	a := adviceAt(t, l, known("___", "", 0))
	a.p.toggleMissing('t')
	view := a.p.view
	view.Dict = "web2"
	a.Ask(view)
	a.Show(view)
	a.p.undo(a.Ctx(), event)
	if a.p.view.Dict != "web2" || a.p.view.Without != "" {
		t.Errorf("%+v, want dict %q, without %q", a.p.view, "web2", "")
	}
}

func TestAPickedCellTakesTheNextLetter(t *testing.T) {
	a := adviceAt(t, apptest.ShelfOf(t, "bat", "cat", "tab"), known("___", "t", 0))
	a.p.pressCell(2)
	if cell := a.page(t).All(".cell")[2]; cell.Attribute("aria-pressed") != "true" {
		t.Error("the picked cell is not pressed, want it pressed")
	}
	a.p.pressLetter('t') // and so T is in the word after all
	a.asks(t, "__t", "", 0)
	a.p.pressLetter('a')
	if a.p.heldLetter != 'a' || a.p.view.Template != "__t" {
		t.Error("a second letter went into the cell, want it held instead")
	}
}

func TestLettersAndNumbersWithoutACell(t *testing.T) {
	a := adviceAt(t, apptest.ShelfOf(t, "bat", "cat", "tab", "tat"), known("___", "", 3))
	for _, step := range []struct{ key, template, without string }{
		{"T", "___", ""}, {"1", "t__", ""}, {"3", "t_t", ""}, {"4", "t_t", ""}, {"b", "t_t", ""}, {"0", "t_t", "b"},
	} {
		a.p.keyOutsideCells(step.key)
		if v := a.p.view; v.Template != step.template || v.Without != step.without {
			t.Fatalf("after %s: %q without %q", step.key, v.Template, v.Without)
		}
	}
	a.p.keyOutsideCells("c")
	if !a.p.keyOutsideCells("Escape") || a.p.heldLetter != 0 || a.p.keyOutsideCells("Escape") || a.p.keyOutsideCells("1") {
		t.Error("Escape kept the letter held or did something without one, want it only to let the letter go")
	}
}

func TestTheWordBecomesLongerAndShorter(t *testing.T) {
	a := adviceAt(t, apptest.ShelfOf(t, "bat", "cat", "dog"), known("i_ a", "z", 2))
	a.p.onLonger(a.Ctx(), event)
	a.asks(t, "i_ a_", "z", 2)
	a.p.onShorter(a.Ctx(), event)
	a.asks(t, "i_ a", "z", 2)
	a.p.onShorter(a.Ctx(), event)
	a.asks(t, "i_", "z", 2)
	a.p.onShorter(a.Ctx(), event)
	a.p.onShorter(a.Ctx(), event)
	a.asks(t, "i", "z", 2)
	a.p.onNewWord(a.Ctx(), event)
	a.asks(t, "", "", 2)
}

func TestWordsOfOneLetterStayApart(t *testing.T) {
	a := adviceAt(t, apptest.ShelfOf(t, "a", "i"), known("_  _", "", 0))
	a.p.setCell(0, 'i')
	a.asks(t, "i  _", "", 0)
}

func TestNothingIsTakenBackThatWasChangedElsewhere(t *testing.T) {
	a := adviceAt(t, apptest.ShelfOf(t, "bat", "cat", "dog"), known("___", "", 0))
	a.p.toggleMissing('t')
	a.Ask(known("____", "", 0)) // by a link, or Back
	a.Show(a.Asked())
	if a.page(t).Id("hangman-undo").Attribute("aria-disabled") != "true" {
		t.Error("Undo is enabled for a word from another address, want it disabled")
	}
	a.p.undo(a.Ctx(), event)
	a.asks(t, "____", "", 0)
}
