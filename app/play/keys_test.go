//go:build !js

package play

import (
	"strings"
	"testing"

	"spectrie/app/apptest"
	"spectrie/app/page"
	"spectrie/app/shelf"
	"spectrie/app/sitetest"
)

// fewWords are five words. Whoever opens a round of two players with B wins it.
func fewWords(t testing.TB) *shelf.Shelf {
	return apptest.ShelfOf(t, "aunt", "auntie", "bank", "bone", "zone")
}

// twoAtPlay is a match of Ann, who opens, and Ben for GO with [fewWords].
func twoAtPlay(t testing.TB, challenges bool) *atPlay {
	t.Helper()
	a := playAt(t, fewWords(t), playView(2, 1))
	a.start(people(challenges))
	return a
}

// onBoard are the letters on the board, as the tiles show them.
func (a *atPlay) onBoard() string {
	a.t.Helper()
	var letters string
	for _, tile := range a.page().Id("play-board").All(".tile") {
		letters += tile.Words()
	}
	return letters
}

func TestKeysPlayAMatch(t *testing.T) {
	t.Parallel()
	for keys, want := range map[string]struct{ board, said string }{
		"a u":             {"AU", "Ben plays U."},
		"A":               {"A", "Ann plays A."},
		"a u Backspace":   {"A", "Taken back to A."},
		"b a n k 1":       {"BANK", "Ann says that BANK is a word. BANK is a word. Ben played its last letter and loses the round."},
		"b o 2":           {"BO", "Ann says that no word begins with BO."},
		"b o 2 x":         {"BO", "Ann says that no word begins with BO."},  // no letter of this dictionary
		"b o 2 Backspace": {"BO", "Ann says that no word begins with BO."},  // nothing is typed
		"b o 2 n":         {"BON", "Ann says that no word begins with BO."}, // of the word that Ben names
		"1":               {"", ""},
	} {
		a := twoAtPlay(t, true)
		if !a.press(strings.Fields(keys)...) {
			t.Errorf("%s: the page lets the last key pass", keys)
		}
		if got := a.onBoard(); got != want.board {
			t.Errorf("%s: the board shows %q, want %q", keys, got, want.board)
		}
		a.says("play-said", want.said)
	}
}

func TestOtherKeysAreLeftToTheBrowser(t *testing.T) {
	t.Parallel()
	lobby := playAt(t, fewWords(t), playView(2, 1))
	for _, key := range []string{"b", "1", "Backspace", "Home"} {
		if lobby.press(key) {
			t.Errorf("the lobby takes %s", key)
		}
	}
	a := twoAtPlay(t, true)
	for _, key := range []string{"F5", "Tab", " ", "3", "Home", "Enter"} {
		if a.press(key) {
			t.Errorf("the board takes %q", key)
		}
	}
	if a.Press(t, sitetest.Keystroke{Key: "b", Held: true}); a.onBoard() != "" {
		t.Errorf("a key that is held down plays %s, want nothing", a.onBoard())
	}
}

func TestEnterContinues(t *testing.T) {
	t.Parallel()
	a := playAt(t, fewWords(t), playView(2, 1))
	if a.Press(t, sitetest.Keystroke{Key: "Enter", On: "click button id=play-this"}) || a.p.table != nil {
		t.Error("Enter on a focused button begins another match too")
	}
	a.press("Enter")
	a.says("play-summary", "Against Reader")
	a.start(people(false))
	if a.press("Enter") {
		t.Error("Enter is taken during a round")
	}
	a.press("b", "o", "n", "e")
	a.says("play-next", "Next round")
	a.press("Enter")
	a.says("play-prompt", "Ann, it is your turn.")
	a.press("b", "o", "n", "e")
	a.press("Home")
	a.says("play-next", "Back to the board")
	a.press("End")
	a.says("play-next", "One more match")
	a.press("Enter")
	a.says("play-prompt", "Ben, it is your turn.")
	a.follow("#/play?record=" + testRecord)
	if a.press("Enter") {
		t.Error("Enter is taken while a linked match is looked at")
	}
}

func TestUndoTakesTheLastLetterBack(t *testing.T) {
	t.Parallel()
	a := playAt(t, fewWords(t), playView(2, 1))
	page := a.Current().(page.Undoer)
	if page.Undoes(false) != nil {
		t.Error("there is something to undo in the lobby")
	}
	a.start(people(false))
	a.press("b", "o")
	if page.Undoes(true) != nil {
		t.Error("there is something to redo")
	}
	page.Undoes(false)()
	if got := a.onBoard(); got != "B" {
		t.Errorf("the board shows %s, want B", got)
	}
}

func TestTheKeysOnTheScreenPlayLetters(t *testing.T) {
	t.Parallel()
	a := twoAtPlay(t, false)
	a.use("click button id=play-back")
	a.says("notice", "There is nothing to take back")
	a.use("click button data-letter=b")
	if got := a.onBoard(); got != "B" {
		t.Errorf("the board shows %q, want B", got)
	}
	if got := a.Notice(); got != "" {
		t.Errorf("the notice %q stays after the next letter", got)
	}
	a.use("click button data-letter=a")
	a.use("click button id=play-back")
	if got := a.onBoard(); got != "B" {
		t.Errorf("the board shows %q after Take back, want B", got)
	}
}

// What the page says of a match changes whenever something else is on the table.
func TestControlsActOnWhatIsOnTheTable(t *testing.T) {
	t.Parallel()
	a := playAt(t, fewWords(t), playView(2, 1))
	acting := a.Current().(page.Acting)
	before := acting.ActsOn()
	for _, change := range []struct {
		name string
		do   func()
	}{
		{"a match", func() { a.start(people(false)) }},
		{"its review", func() { a.press("b", "o", "n", "e") }},
		{"another match", func() { a.start(people(false)) }},
		{"another player count in the lobby", func() { a.visit(playView(3, 1)) }},
	} {
		change.do()
		if now := acting.ActsOn(); now == before {
			t.Errorf("after %s the controls act on %q as before", change.name, now)
		} else {
			before = now
		}
	}
	a.start(people(false))
	before = acting.ActsOn()
	if a.press("b"); acting.ActsOn() != before {
		t.Errorf("after a letter the controls act on %q, want %q", acting.ActsOn(), before)
	}
}
