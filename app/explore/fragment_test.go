package explore

import (
	"strings"
	"testing"

	"spectrie/app/address"
	"spectrie/app/apptest"
	"spectrie/app/shelf"
	"spectrie/dicts"
)

func TestTilesShowWhoPlayedWhatAndLeadBack(t *testing.T) {
	l := apptest.ShelfWith(t, dicts.DefaultID)
	for _, c := range []struct {
		view  address.View
		seats string // of the tiles, then of the outlined place for the next letter
	}{
		{apptest.Game(2, 1, ""), "1"},
		{apptest.Game(2, 1, "jac"), "1212"},
		{apptest.Game(2, 2, "jack"), "1212"}, // over: no next letter
		{apptest.Game(3, 1, "jac"), "1231"},
		{apptest.Game(8, address.MoverSeat, "quarantine"), "1234567812"},
	} {
		p := pageAt(t, l, c.view).One(".tiles")
		seats := ""
		for _, tile := range p.All(".tile") {
			for _, class := range strings.Fields(tile.Attribute("class")) {
				if seat, ok := strings.CutPrefix(class, "seat-"); ok {
					seats += seat
				}
			}
		}
		if seats != c.seats {
			t.Errorf("%s: seats %s, want %s", c.view.Address(), seats, c.seats)
		}
		links := p.All("a")
		if want := strings.Join(strings.Split("∅"+strings.ToUpper(c.view.Fragment), ""), " "); strings.Join(apptest.Texts(links), " ") != want {
			t.Errorf("%s: tiles %v", c.view.Address(), apptest.Texts(links))
		}
		for i, link := range links {
			if v, _ := address.ParseAddress(link.Attribute("href"), new(shelf.Shelf).Entry); v != c.view.At(c.view.Fragment[:i]) {
				t.Errorf("%s: tile %d leads to %s", c.view.Address(), i, v.Fragment)
			}
			if current := link.Has("aria-current"); current != (i == len(links)-1) {
				t.Errorf("%s: tile %d is current: %v", c.view.Address(), i, current)
			}
		}
	}
}

func TestTheFirstPageIsTheDefaultGame(t *testing.T) {
	p := pageAt(t, apptest.ShelfWith(t, dicts.DefaultID), address.DefaultView)
	if got, want := p.Text("verdict"), "Your move. You win with H, J, M, R or Z; J is quickest, in 4 letters (JACK)."; got != want {
		t.Errorf("%v, want %q", got, want)
	}
	if got, want := p.One(".dictionary-note").Words(), "19,631 of the list’s 62,887 words can end a round. The others are too short or begin with another word. Words to know as player 1 · Drill them"; got != want {
		t.Errorf("%v, want %q", got, want)
	}
	if !p.Id("climb").Has("aria-disabled") {
		t.Error("there is a letter to take back")
	}
}

func TestTheVerdictWearsTheColourOfThePointOfView(t *testing.T) {
	l := apptest.ShelfWith(t, dicts.DefaultID)
	for _, c := range []struct {
		l     *shelf.Shelf
		view  address.View
		class string
	}{
		{l, apptest.Game(2, 1, ""), "verdict good"},
		{l, apptest.Game(2, 2, ""), "verdict bad"},
		{l, apptest.Game(2, address.MoverSeat, "j"), "verdict bad"},
		{l, apptest.Game(3, 1, "p"), "verdict good"},
		{l, apptest.Guaranteed(apptest.Game(3, 1, "p")), "verdict bad"},
		{apptest.ShelfOf(t), apptest.Game(2, 1, ""), "verdict"},
	} {
		if got := pageAt(t, c.l, c.view).One(".verdict").Attribute("class"); got != c.class {
			t.Errorf("%s: %s, want %v", c.view.Address(), got, c.class)
		}
	}
}
