//go:build !js

package play

import (
	"strings"
	"testing"

	"spectrie/app/address"
	"spectrie/app/apptest"
	"spectrie/app/shelf"
	"spectrie/trainer/match"
)

// followed is the match in the link that was copied last.
func (a *atPlay) followed() *atPlay {
	a.t.Helper()
	_, link, found := strings.Cut(strings.Join(a.Problems(), " "), "#/play?")
	if !found {
		a.t.Fatalf("there is no link in %q", a.Problems())
	}
	view, problems := address.ParseAddress("#/play?"+link, new(shelf.Shelf).Entry)
	if len(problems) > 0 {
		a.t.Fatalf("the link says %q", problems)
	}
	return a.reopen(view)
}

// Whoever opens a link reads the name that the sender chose, not “You”. The link starts at the first round and
// says how to step.
func TestALinkNamesWhoSentIt(t *testing.T) {
	t.Parallel()
	a := playAt(t, apptest.ShelfOf(t, "aunt", "bonex", "bank"), playView(2, 1))
	setup := testSetup()
	setup.Players = []match.Player{{Name: "You"}, knowsAll}
	a.start(setup)
	a.press("b")
	for !a.p.table.over() && a.p.table.review == match.Nobody {
		a.press(string(a.p.table.letterVerdicts()[0].Letter))
	}
	a.use("click button id=review-share")
	a.use("submit form")
	if nameless := a.followed(); !strings.Contains(nameless.page().Text("play-summary"), "Perfect") || strings.Contains(nameless.page().One("main").Words(), "Player 1 ") == false {
		t.Errorf("without a name the link shows %q", nameless.page().One("main").Words())
	}
	a.use("click button id=review-share")
	a.enter("input input id=share-name", " Perfect ") // which the bot has already
	a.use("submit form")
	other := a.followed()
	other.says("review-title", "Round 1")
	other.says("review-how", "Press → to step through it")
	other.says("step-text", "Perfect 2 ")
	if got := readWishes(a.p.wishes().text()).yours; got != "Perfect" {
		t.Errorf("the name %q is remembered", got)
	}
	if got := a.page().Text("review-how"); got != "" {
		t.Errorf("the player is told how to step: %q", got)
	}

	both := playAt(t, fewWords(t), playView(2, 1))
	both.start(people(false))
	both.press("b", "o", "n", "e")
	both.use("click button id=review-share") // which asks for no name, because both have one
	both.followed().says("step-text", "Ben ")
}
