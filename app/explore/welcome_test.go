package explore

import (
	"testing"

	"spectrie/app/address"
	"spectrie/app/apptest"
	"spectrie/app/shelf"
	"spectrie/solver"
)

func TestTheWelcomeEndsWithTheSecondLetter(t *testing.T) {
	books := &shelf.Shelf{}
	example := apptest.TinyList(t, books, "example", "Example", "bone", "broom", "candy", "cape", "crow")
	e := explorerAt(t, books, address.View{Page: address.Explore, Dict: example.ID, Rules: solver.Usual, Seat: 1})
	welcome := func() bool { return len(apptest.Rendered(t, e).All(".welcome")) > 0 }
	if !welcome() {
		t.Fatal("a first-time visitor sees no welcome")
	}
	e.explorer.letterPlayed(true)
	if !welcome() {
		t.Error("one letter ends the welcome")
	}
	e.explorer.letterPlayed(false)
	if !welcome() {
		t.Error("the keys moved under the finger")
	}
	e.explorer.letterPlayed(true)
	if welcome() {
		t.Error("the welcome stays")
	}
	e = explorerAt(t, books, address.View{Page: address.Explore, Dict: example.ID, Rules: solver.Usual, Seat: 1})
	e.explorer.letterPlayed(true)
	e.explorer.letterPlayed(true)
	if welcome() {
		t.Error("the welcome stays after two typed letters")
	}
}
