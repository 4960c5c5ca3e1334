//go:build !js

package play

import (
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/apptest"
	"spectrie/trainer/match"
)

func TestAWordIsChallenged(t *testing.T) {
	a := playAt(t, apptest.ShelfWith(t, "american-english-7.1"), playView(2, 1))
	a.start(people(true))
	if !a.page().Id("claim-word").Has("aria-disabled") {
		t.Error("the empty fragment can be challenged")
	}
	a.p.challenge(match.ClaimsWord)
	a.types("aunt") // stays on the table
	a.says("play-prompt", "Ann, it is your turn.")
	if a.page().Id("claim-word").Has("aria-disabled") {
		t.Error("AUNT cannot be challenged")
	}
	a.p.challenge(match.ClaimsWord)
	a.says("play-said", "Ann says that AUNT is a word. AUNT is a word. Ben played its last letter and loses the round. Ben has G of GO.")
	a.says("play-board", "See AUNT in the explorer")
	a.p.nextRound()
	a.types("auqq")
	a.p.challenge(match.ClaimsWord)
	a.says("play-said", "AUQQ is not a word of 4 letters or more. Ann loses the round.")
}

func TestAChallengedPersonHasOneTry(t *testing.T) {
	a := playAt(t, apptest.ShelfWith(t, "american-english-7.1"), playView(2, 1))
	a.start(people(true))
	a.types("au")
	a.p.challenge(match.ClaimsNone)
	a.says("play-prompt", "Ben, name a word that begins with AU.")
	a.says("naming", "Ann says that there is none. You have one try.")
	if got := a.page().Id("play-word").Attribute("value"); got != "AU" {
		t.Errorf("the field begins with %q, want %q", got, "AU")
	}
	a.lacks("claim-word")
	a.p.nameWord("bone")
	a.says("play-refused", "BONE does not begin with AU. That does not count. Name another.")
	if got := a.page().Id("play-word").Attribute("value"); got != "AU" {
		t.Errorf("what was wrongly begun becomes %q, want %q", got, "AU")
	}
	if tiles := a.page().All(".tile"); len(tiles) != 3 {
		t.Errorf("%d tiles, and nobody plays a letter, want 3", len(tiles))
	}
	a.p.nameWord(" Aunts ")
	a.says("play-said", "Ben names AUNTS. AUNTS is a word. Ann loses the round.")
	a.p.nextRound()
	a.types("au")
	a.p.challenge(match.ClaimsNone)
	a.p.nameWord("auqq")
	a.says("play-said", "AUQQ is not a word of 4 letters or more. AUDIENCE would have worked. ")
	a.p.takeBack()
	a.p.onHaveNone(a.Ctx(), app.Event{})
	a.says("play-said", "has no word. AUDIENCE would have worked. ")
}

func TestAChallengedBotNamesItsWordAndThePageShowsWhereItStands(t *testing.T) {
	a := playAt(t, apptest.ShelfWith(t, "american-english-7.1"), playView(2, 1))
	a.start(duel(true))
	a.types("h")
	before := a.page()
	if word, ok := a.p.table.InMind(1); ok {
		for _, id := range []string{"play-board", "play-summary"} {
			if strings.Contains(strings.ToLower(before.Id(id).Words()), word) {
				t.Errorf("the word that the bot has in mind, %s, is shown", word)
			}
		}
	}
	a.p.challenge(match.ClaimsNone)
	r := &a.p.table.State().Rounds[0]
	if r.Ending != match.Named {
		t.Fatalf("the round ended as %d, want %v", r.Ending, match.Named)
	}
	a.says("play-said", "You say that no word begins with ")
	a.says("play-said", "Perfect names ")
	a.says("play-said", "You lose the round. You have G of GO.")
	var tiles string
	for _, tile := range a.page().All(".tile") {
		tiles += strings.ToLower(tile.Words())
	}
	if tiles != "∅"+r.Word {
		t.Errorf("the board shows %q, named was %q, want %q", tiles, r.Word, "∅"+r.Word)
	}
	a.says("play-board", " in the explorer")
}

func TestABotChallengesAPerson(t *testing.T) {
	a := playAt(t, apptest.ShelfWith(t, "american-english-7.1"), playView(2, 1))
	a.start(duel(true))
	a.types("h")
	a.types("q") // no word begins with it, and the bot knows that
	a.says("play-said", "You play Q. Perfect says that no word begins with H")
	a.says("naming", "Perfect says that there is none.")
	a.p.onHaveNone(a.Ctx(), app.Event{})
	a.says("play-said", "You have no word. No word begins with H")
	a.says("play-said", "You lose the round.")
}
