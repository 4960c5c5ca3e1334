//go:build !js

package play

import (
	"testing"
	"time"

	"spectrie/app/apptest"
	"spectrie/trainer/match"
)

func TestANewRoundTakesNothingOfTheLastOneBack(t *testing.T) {
	a := playAt(t, apptest.ShelfWith(t, "american-english-7.1"), playView(2, 1))
	a.start(people(false))
	a.types("hand")
	a.p.nextRound()
	if !a.page().Id("play-back").Has("aria-disabled") {
		t.Error("Take back is enabled although nobody has acted, want it disabled")
	}
	a.p.takeBack()
	a.says("notice", "There is nothing to take back in this round yet.")
	a.says("play-prompt", "Ann, it is your turn.")
	a.types("b")
	a.p.takeBack()
	a.says("play-said", "Taken back to the beginning of the round.")
}

func TestTooFewLettersAreNotCalledAWordByAccident(t *testing.T) {
	a := playAt(t, apptest.ShelfWith(t, "american-english-7.1"), playView(2, 1))
	a.start(people(true))
	a.types("aun")
	button := a.page().Id("claim-word")
	if !button.Has("aria-disabled") || button.Attribute("title") != "Words must have at least 4 letters." || a.page().Id("claim-none").Has("aria-disabled") {
		t.Errorf("%+v, want it disabled with the title %q, and the other one not", button, "Words must have at least 4 letters.")
	}
	a.p.challenge(match.ClaimsWord)
	a.says("play-refused", "Words must have at least 4 letters.")
	if a.p.table.roundsOver() > 0 {
		t.Error("the refused claim ended the round")
	}
	a.types("t")
	if a.page().Id("claim-word").Has("aria-disabled") {
		t.Error("the button that calls AUNT a word is disabled")
	}
}

func TestADoubleTapPlaysOneLetter(t *testing.T) {
	a := playAt(t, apptest.ShelfWith(t, "american-english-7.1"), playView(2, 1))
	a.start(people(true))
	at := a.Now()
	for _, tap := range []struct {
		after  int // milliseconds
		letter rune
		want   string
	}{{0, 'l', "l"}, {120, 'l', "l"}, {300, 'l', "l"}, {700, 'l', "ll"}, {720, 'a', "lla"}} {
		a.World.Clock = at.Add(time.Duration(tap.after) * time.Millisecond)
		a.p.tapLetter(tap.letter)
		if got := a.p.table.currentRound().Fragment(); got != tap.want {
			t.Errorf("after %d ms: %s, want %v", tap.after, got, tap.want)
		}
	}
	a.types("a") // of the keyboard, at once
	if got := a.p.table.currentRound().Fragment(); got != "llaa" {
		t.Errorf("typing makes it %s, want %q", got, "llaa")
	}
}

func TestTheBareLettersAreNamedOnlyByWhoInsists(t *testing.T) {
	a := playAt(t, apptest.ShelfWith(t, "american-english-7.1"), playView(2, 1))
	a.start(people(true))
	a.types("aunt")
	a.p.challenge(match.ClaimsNone)
	a.p.nameWord()
	a.says("play-refused", "Add the rest of the word, or press again to name AUNT itself.")
	if a.p.table.roundsOver() > 0 {
		t.Fatal("naming just the fragment settled the round, want a question first")
	}
	a.p.nameWord()
	a.says("play-said", "Ben names AUNT. AUNT is a word. Ann loses the round.")
}
