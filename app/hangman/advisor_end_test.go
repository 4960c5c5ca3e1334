//go:build !js

package hangman

import (
	"strings"
	"testing"

	"spectrie/app/apptest"
)

func TestTheOnlyWordLeftLeadsOnToTheNext(t *testing.T) {
	a := adviceAt(t, apptest.ShelfOf(t, "bat", "vivid", "kites"), known("_____", "", 3))
	a.p.pressLetter('v')
	a.p.pressCell(0)
	a.p.pressCell(2)
	p := a.page(t)
	if got, want := p.One(".advice-first").Words(), "It is VIVID."; got != want || p.Text("hangman-hint") != "" {
		t.Errorf("%s %s, want %q, hangman-hint %q", got, p.Text("hangman-hint"), want, "")
	}
	var missing string
	for _, cell := range p.All(".cell") {
		missing += cell.All("span")[0].Attribute("data-missing") + " "
	}
	if missing != " I  I D " || p.All(".cell")[1].Attribute("aria-label") != "Position 2, unknown" {
		t.Errorf("the gaps show %q", missing)
	}
	hidden := func(id string) bool { return a.page(t).Id(id).Has("hidden") }
	if hidden("hangman-next") || !hidden("hangman-missing") || !hidden("hangman-there") || !hidden("hangman-anew") {
		t.Error("New word is not the only action, want it alone")
	}
	a.p.pressLetter('k') // which is said to be otherwise
	if !hidden("hangman-next") || hidden("hangman-missing") {
		t.Error("the answer buttons for K are hidden, want them shown")
	}
	a.p.onNewWord(a.Ctx(), event)
	a.asks(t, "", "", 3)
	a.p.undo(a.Ctx(), event)
	a.asks(t, "v_v__", "", 3)
}

func TestManyLettersThatAreAsGoodAreCounted(t *testing.T) {
	a := adviceAt(t, apptest.ShelfOf(t, "bat", "cat", "fat", "hat", "mat", "pat", "rat"), known("_at", "", 0))
	if got, want := a.says(t), "14% of the 7 words have it. 6 other letters are as good."; !strings.Contains(got, want) {
		t.Errorf("%s, want it to contain %q", got, want)
	}
}

func TestANumberChoosesTheLength(t *testing.T) {
	a := adviceAt(t, apptest.ShelfOf(t, "bat", "cat", "tab"), known("", "", 0))
	a.p.keyOutsideCells("c")
	if got, want := a.page(t).Text("hangman-hint"), "Is C not in the word? Say so, or choose the length."; got != want {
		t.Errorf("%s, want %q", got, want)
	}
	a.p.keyOutsideCells("0")
	a.p.keyOutsideCells("3")
	a.asks(t, "___", "c", 0)
	a.p.typeTemplate("")
	if a.p.keyOutsideCells("1") {
		t.Error("1 chose a length, want it ignored")
	}
}

func TestAShownLetterMayStandAtOneMoreBlank(t *testing.T) {
	a := adviceAt(t, apptest.ShelfOf(t, "vivid", "vigil"), known("viv__", "", 0))
	a.says(t)
	if got, want := offeredCorrections(a.page(t)), "I is at position 4 too: 1 word | Take "; !strings.HasPrefix(got, want) {
		t.Errorf("%s, want it to begin with %q", got, want)
	}
	a.p.applyCorrection(a.p.analysis.corrections[0].view)
	a.asks(t, "vivi_", "", 0)
}

func TestNumbersPassOverWhatIsNoLetter(t *testing.T) {
	a := adviceAt(t, apptest.ShelfOf(t, "ab", "ba", "bb"), known("__ __", "", 0))
	a.p.pressLetter('b')
	a.p.keyOutsideCells("3")
	a.asks(t, "__ b_", "", 0)
}

func TestAContradictionIsToldBelowTheFieldsToo(t *testing.T) {
	a := adviceAt(t, apptest.ShelfOf(t, "bat", "cat"), known("_at", "", 0))
	if got := a.page(t).Text("hangman-wrong"); got != "" {
		t.Errorf("%s, want %q", got, "")
	}
	a.p.typeWithout("t")
	p := a.page(t)
	if p.Text("hangman-wrong") != "T cannot be both in the word and excluded." || p.Id("hangman-without").Attribute("aria-describedby") != "hangman-wrong" {
		t.Errorf("%s, want hangman-wrong %q, aria-describedby %q", p.Text("hangman-wrong"), "T cannot be both in the word and excluded.", "hangman-wrong")
	}
}
