//go:build !js

package play

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"spectrie/app/apptest"
	"spectrie/dicts"
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
	a.wantBubbles("Ann “AUNT is a word.”")
	a.says("play-said", "Ann says that AUNT is a word. AUNT is a word. Ben played its last letter and loses the round. Ben has G of GO.")
	a.says("play-board", "See AUNT in the explorer")
	a.p.nextRound()
	a.types("auqq")
	a.p.challenge(match.ClaimsWord)
	a.says("play-said", "AUQQ is not in the dictionary. Ann loses the round.")
}

func TestAChallengedPersonHasOneTry(t *testing.T) {
	a := playAt(t, apptest.ShelfWith(t, "american-english-7.1"), playView(2, 1))
	a.start(people(true))
	a.types("au")
	a.p.challenge(match.ClaimsNone)
	a.says("play-prompt", "Ben, name a word that begins with AU.")
	a.wantBubbles("Ann “No word begins with AU.”")
	a.lacks("claim-word")
	a.types("nts")
	a.p.nameWord()
	a.says("play-said", "Ben names AUNTS. AUNTS is a word. Ann loses the round.")
	a.wantBubbles("Ann “No word begins with AU.”", "Ben “AUNTS.”")
	a.p.nextRound()
	a.wantBubbles()
	a.types("au")
	a.p.challenge(match.ClaimsNone)
	a.types("qq")
	a.p.nameWord()
	a.says("play-said", "AUQQ is not in the dictionary. AUDIENCE would have worked. ")
	a.p.takeBack()
	a.p.giveUp()
	a.says("play-said", "has no word. AUDIENCE would have worked. ")
	a.wantBubbles("Ann “I was bluffing.”", "Ben “No word begins with AU.”")
}

// wantBubbles checks what the players say, by their numbers.
func (a *atPlay) wantBubbles(want ...string) {
	a.t.Helper()
	var got []string
	for player := range a.p.table.Setup.Players {
		for _, bubble := range a.page().All(".bubble") {
			if bubble.One(".chip").Words() == strconv.Itoa(player+1) {
				got = append(got, string(a.p.table.who(player).Start())+" "+bubble.One(".words-said").Words())
			}
		}
	}
	if !slices.Equal(got, want) {
		a.t.Errorf("the bubbles say %q, want %q", got, want)
	}
}

func TestABluffThatPassedIsToldAtTheEndOfTheRound(t *testing.T) {
	a := playAt(t, apptest.ShelfWith(t, "american-english-7.1"), playView(2, 1))
	a.start(people(true))
	a.types("auqqz") // nothing begins with AUQ, which Ann played
	if said := a.page().Text("play-said"); strings.Contains(said, "bluffing") {
		t.Errorf("a bluff is told during the round: %s", said)
	}
	a.p.challenge(match.ClaimsNone)
	a.p.giveUp()
	a.says("play-said", "Ann was bluffing: nothing begins with AUQ. ")
	if n := strings.Count(a.page().Text("play-said"), "bluffing"); n != 1 {
		t.Errorf("it is told %d times", n)
	}
	a = playAt(t, apptest.ShelfWith(t, "american-english-7.1"), playView(2, 1))
	a.start(duel(true))
	a.p.table.Setup.Players[1] = match.Player{Name: "Child", Bot: match.Opponents[0].Bot}
	for _, e := range []match.Event{{Kind: match.Plays, Letter: 'q'}, {Kind: match.Plays, Letter: 'u'}, {Kind: match.Plays, Letter: 'z'}, {Kind: match.Plays, Letter: 'a'}, {Kind: match.ClaimsNone}, {Kind: match.Names}} {
		if err := a.p.table.Add(e); err != nil {
			t.Fatal(err)
		}
	}
	a.p.reviewRound(0)
	a.says("play-said", "You were bluffing: nothing begins with QUZ.")
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
	if tiles != r.Word {
		t.Errorf("the board shows %q, named was %q", tiles, r.Word)
	}
	a.wantBubbles("You “No word begins with "+dicts.Capitals(r.Fragment())+".”", "Perfect “"+dicts.Capitals(r.Word)+".”")
	a.says("play-board", " in the explorer")
}

func TestABotChallengesAPerson(t *testing.T) {
	a := playAt(t, apptest.ShelfWith(t, "american-english-7.1"), playView(2, 1))
	a.start(duel(true))
	a.types("h")
	a.types("q") // no word begins with it, and the bot knows that
	a.says("play-said", "You play Q. Perfect says that no word begins with H")
	a.wantBubbles("Perfect “No word begins with " + dicts.Capitals(a.p.table.currentRound().Fragment()) + ".”")
	a.p.giveUp()
	a.says("play-said", "You have no word. No word begins with H")
	a.says("play-said", "You lose the round.")
}
