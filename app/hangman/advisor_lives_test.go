//go:build !js

package hangman

import (
	"strings"
	"testing"

	"spectrie/app/apptest"
)

func TestTheLastLifeStays(t *testing.T) {
	a := adviceAt(t, apptest.ShelfOf(t, "bat", "cat", "dog"), known("___", "", 1))
	a.p.toggleMissing('z')
	a.asks(t, "___", "z", 1)
	if got, want := a.says(t), ". That was the last life. BAT, CAT or DOG. 67% have it."; !strings.Contains(got, want) {
		t.Errorf("%s, want it to contain %q", got, want)
	}
	a.p.toggleMissing('y')
	a.p.toggleMissing('z') // after all
	a.asks(t, "___", "y", 1)
	if !a.p.analysis.lastLifeSpent {
		t.Error("the last life came back, want it lost: one of two uncounted misses remains")
	}
	a.p.toggleMissing('y')
	a.asks(t, "___", "", 1)
	if got, want := a.says(t), "last life"; strings.Contains(got, want) {
		t.Errorf("%s, want it without %q", got, want)
	}
	a.p.undo(a.Ctx(), event)
	if got := a.says(t); !strings.Contains(got, "That was the last life.") {
		t.Errorf("after undoing that: %s", got)
	}
	a.p.onNewWord(a.Ctx(), event)
	a.p.typeTemplate("___")
	if got := a.says(t); strings.Contains(got, "last life") {
		t.Errorf("a new word: %s", got)
	}
	b := adviceAt(t, apptest.ShelfOf(t, "bat", "cat", "dog"), known("___", "", 0))
	b.p.toggleMissing('z')
	b.asks(t, "___", "z", 0)
}

func TestALetterThatMayBeInItGivesTheLifeBack(t *testing.T) {
	a := adviceAt(t, apptest.ShelfOf(t, "bat", "cat", "dog"), known("___", "", 3))
	a.p.toggleMissing('t')
	a.p.pressCell(2)
	a.p.pressLetter('t')
	a.asks(t, "__t", "", 3)
	b := adviceAt(t, apptest.ShelfOf(t, "bat", "cat", "dog"), known("__t", "bc", 3))
	b.says(t)
	b.p.applyCorrection(b.p.analysis.corrections[0].view)
	b.asks(t, "__t", "c", 4)
}

func TestWhatIsContradictoryCostsNoLife(t *testing.T) {
	a := adviceAt(t, apptest.ShelfOf(t, "bat", "cat", "dog"), known("__t", "", 3))
	a.p.toggleMissing('t')
	a.asks(t, "__t", "t", 3)
	a.p.toggleMissing('t')
	a.says(t)
	a.p.applyCorrection(a.p.analysis.corrections[0].view)
	a.asks(t, "__t", "", 3)
}
