//go:build !js

package play

import (
	"strings"
	"testing"

	"spectrie/app/apptest"
	"spectrie/trainer/match"
)

// keysThat are the letters of the keys on the screen with a class.
func (a *atPlay) keysThat(class string) string {
	a.t.Helper()
	var letters []string
	for _, key := range a.page().All(".key") {
		if strings.Contains(" "+key.Attribute("class")+" ", " "+class+" ") {
			letters = append(letters, strings.ToLower(key.Attribute("data-letter")))
		}
	}
	return strings.Join(letters, "")
}

func TestHelpIsOffAndItsUseIsNotedOnceATurn(t *testing.T) {
	a := playAt(t, apptest.ShelfWith(t, "american-english-7.1"), playView(2, 1))
	a.start(duel(false))
	if marked := a.keysThat("win") + a.keysThat("word") + a.keysThat("safe") + a.keysThat("none"); marked != "" {
		t.Errorf("without help the keys %s are marked, want %q", marked, "")
	}
	a.p.toggleHelp(match.Winning)
	a.says("help-said", "H, J, M, R and Z win.")
	if got := a.keysThat("win"); got != "rhjzm" { // as on the keyboard
		t.Errorf("the keys %s win, want %q", got, "rhjzm")
	}
	a.p.toggleHelp(match.Winning)
	a.p.toggleHelp(match.Winning)
	a.p.toggleHelp(match.WordsLeft)
	a.says("help-said", "words can still end the round.")
	a.says("help-uses", "hints or taking back at 1 turn")
	if uses := a.p.table.currentRound().Uses; len(uses) != 2 {
		t.Errorf("%v, want 2 uses", uses)
	}
	a.types("h") // and the bot plays; the help stays for the next turn, which is noted
	a.says("help-uses", "hints or taking back at 2 turns")
	if uses := a.p.table.currentRound().Uses; len(uses) != 4 {
		t.Errorf("%v, want 4 uses", uses)
	}
}

func TestHintsEndWithTheRound(t *testing.T) {
	a := playAt(t, apptest.ShelfWith(t, "american-english-7.1"), playView(2, 1))
	setup := people(false)
	setup.Players[1] = knowsAll
	a.start(setup)
	a.p.toggleHelp(match.Winning)
	a.says("help-legend", "✓ wins, ✗ loses, ■ completes a word")
	for n := 0; a.p.table.review == match.Nobody; n++ {
		if n > 20 {
			t.Fatal("the round does not end")
		}
		a.types(string(a.p.table.letterVerdicts()[0].Letter))
	}
	a.p.nextRound()
	if marked := a.keysThat("win") + a.keysThat("lose") + a.keysThat("word"); marked != "" {
		t.Errorf("the keys %s are marked unasked, want %q", marked, "")
	}
	a.says("help-legend", "")
	if uses := a.p.table.currentRound().Uses; len(uses) != 0 {
		t.Errorf("uses of help: %v", uses)
	}
}

func TestAReloadEndsHintsAndKeepsTheirUse(t *testing.T) {
	t.Parallel()
	a := twoAtPlay(t, false)
	a.use("click button data-help=2")
	a = a.reopen(a.View())
	if marked := a.keysThat("win") + a.keysThat("lose"); marked != "" {
		t.Errorf("after a reload the keys %s are marked, want none", marked)
	}
	a.says("help-uses", "Recorded in this round: hints or taking back at 1 turn.")
	a.press("b", "o", "n", "e")
	a.use("click button id=play-others")
	if got, want := a.page().Table("fares"), "People|1|0|"; len(got) != 1 || !strings.HasPrefix(got[0], want) || !strings.HasSuffix(got[0], "|1") {
		t.Errorf("the record is %q, want %q first, and one round with help", got, want)
	}
}

func TestSafeLettersAreThoseThatCompleteNoWord(t *testing.T) {
	a := playAt(t, apptest.ShelfWith(t, "american-english-7.1"), playView(2, 1))
	a.start(people(false))
	a.types("han")
	a.p.toggleHelp(match.SafeNow)
	if safe, word := a.keysThat("safe"), a.keysThat("word"); safe != "s" || word != "dgk" {
		t.Errorf("safe %q, words %q", safe, word)
	}
	a.says("help-said", "S does not lose at once.")
}

func TestHelpIsClosedWhenTheTurnPassesToAnotherPerson(t *testing.T) {
	a := playAt(t, apptest.ShelfWith(t, "american-english-7.1"), playView(2, 1))
	a.start(people(false))
	a.p.toggleHelp(match.Winning)
	a.types("h")
	if marked := a.keysThat("win") + a.keysThat("lose"); marked != "" {
		t.Errorf("Ben sees %s, which Ann asked for, want %q", marked, "")
	}
	a.says("help-said", "")
	if a.page().Id("help-2").Has("aria-pressed") {
		t.Error("the help is still on")
	}
}

func TestWithChallengesHelpSaysWhatToSay(t *testing.T) {
	a := playAt(t, apptest.ShelfWith(t, "american-english-7.1"), playView(2, 1))
	a.start(people(true))
	a.types("aunt")
	a.p.toggleHelp(match.Winning)
	a.says("help-said", "AUNT is a word. Say so and you do not lose the round.")
	a.types("x")
	a.p.toggleHelp(match.Winning)
	a.p.toggleHelp(match.WordsLeft)
	a.says("help-said", "No word begins with AUNTX. Say so and you do not lose the round.")
	a.says("help-said", "0 words can still end the round.")
}
