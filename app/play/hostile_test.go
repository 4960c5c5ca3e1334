//go:build !js

package play

import (
	"slices"
	"strings"
	"testing"
	"unicode"

	"spectrie/app/apptest"
	"spectrie/dicts"
	"spectrie/trainer/match"
)

func TestTheNamesOfPlayersAreText(t *testing.T) {
	l := apptest.ShelfWith(t, dicts.DefaultID)
	table := func(name string) []string {
		setup := duel(true)
		setup.Players[0].Name = name
		a := playAt(t, l, playView(2, 1))
		a.start(setup)
		a.types("h")
		shapes := apptest.Shape(a.page())
		link := playView(2, 1)
		link.Record = a.p.table.Record()
		a = playAt(t, l, playView(2, 1))
		a.visit(link)
		return append(shapes, apptest.Shape(a.page())...)
	}
	want := table(apptest.Harmless)
	for _, name := range apptest.HostileTexts() {
		letters := slices.DeleteFunc([]rune(name), func(r rune) bool { return !unicode.IsGraphic(r) })
		name = strings.TrimSpace(string(letters[:min(match.MostName, len(letters))]))
		apptest.SameShape(t, name, table(name), want)
	}
}
