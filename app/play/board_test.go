//go:build !js

package play

import (
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/apptest"
	"spectrie/trainer/match"
)

func TestPeopleKeepTheirNumbersAndColoursInAllRounds(t *testing.T) {
	a := playAt(t, apptest.ShelfOf(t, "abcd", "bacd"), anyPlay(3))
	setup := people(false)
	setup.Lives, setup.MinLetters = "o", 1
	setup.Players = append(setup.Players, match.Player{Name: "Cid"})
	a.start(setup)
	badges := func() string {
		var all []string
		for _, score := range a.page().All(".score") {
			all = append(all, score.One(".chip").Attribute("class")+" "+score.Words())
		}
		return strings.Join(all, "; ")
	}
	if got := badges(); got != "chip seat-1 1 Ann opener O; chip seat-2 2 Ben O; chip seat-3 3 Cid O" {
		t.Errorf("scores: %s, want %q", got, "chip seat-1 1 Ann opener O; chip seat-2 2 Ben O; chip seat-3 3 Cid O")
	}
	a.types("abcd") // Ann is out, Ben opens
	a.p.nextRound()
	a.types("b")
	if got := badges(); got != "chip seat-1 1 Ann O; chip seat-2 2 Ben opener O; chip seat-3 3 Cid O" {
		t.Errorf("scores: %s, want %q", got, "chip seat-1 1 Ann O; chip seat-2 2 Ben opener O; chip seat-3 3 Cid O")
	}
	var tiles []string
	for _, tile := range a.page().All(".tile") {
		tiles = append(tiles, tile.Attribute("class"))
	}
	if got := strings.Join(tiles, ", "); got != "tile seat-2 latest, tile blank seat-3" {
		t.Errorf("tiles: %s, want %q", got, "tile seat-2 latest, tile blank seat-3")
	}
}

func TestKeysAreOffWhileItIsNotThePersonsTurn(t *testing.T) {
	a := playAt(t, apptest.ShelfWith(t, "american-english-7.1"), playView(2, 1))
	a.start(people(false))
	on := func() int { return strings.Count(app.HTMLString(a.p.letterKeys()), `aria-disabled="false"`) }
	if got := on(); got != 26 {
		t.Errorf("%d keys can be pressed at the person's turn, want all 26", got)
	}
	a.p.table.id = "" // a linked match, which nobody continues yet
	if got := on(); got != 0 {
		t.Errorf("%d keys can be pressed while nobody is to play, want none", got)
	}
}

func TestTheRulesOfAMatchOnTheTableStay(t *testing.T) {
	a := playAt(t, apptest.ShelfWith(t, "american-english-7.1"), playView(2, 1))
	if a.page().One(".rules").Has("hidden") {
		t.Error("the lobby does not let people choose the rules")
	}
	a.start(people(false))
	if !a.page().One(".rules").Has("hidden") {
		t.Error("the rules of a match on the table can be changed")
	}
	a.visit(apptest.Game(2, 1, ""))
	if a.page().One(".rules").Has("hidden") {
		t.Error("the explorer has no rules line")
	}
}
