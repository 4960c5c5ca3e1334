package app

import (
	"strings"
	"testing"

	"spectrie/dicts"
)

func TestTilesShowWhoPlayedWhatAndLeadBack(t *testing.T) {
	l := shelfWith(t, dicts.DefaultID)
	for _, c := range []struct {
		view  View
		seats string // of the tiles, then of the outlined place for the next letter
	}{
		{game(2, 1, ""), "1"},
		{game(2, 1, "jac"), "1212"},
		{game(2, 2, "jack"), "1212"}, // over: no next letter
		{game(3, 1, "jac"), "1231"},
		{game(8, MoverSeat, "quarantine"), "1234567812"},
	} {
		p := pageAt(t, l, c.view).one(".tiles")
		seats := ""
		for _, tile := range p.all(".tile") {
			for _, class := range strings.Fields(tile.attr("class")) {
				if seat, ok := strings.CutPrefix(class, "seat-"); ok {
					seats += seat
				}
			}
		}
		if seats != c.seats {
			t.Errorf("%s: seats %s, want %s", c.view.Address(), seats, c.seats)
		}
		links := p.all("a")
		if want := strings.Join(strings.Split("∅"+strings.ToUpper(c.view.Fragment), ""), " "); strings.Join(texts(links), " ") != want {
			t.Errorf("%s: tiles %v", c.view.Address(), texts(links))
		}
		for i, link := range links {
			if v, _ := ParseAddress(link.attr("href"), new(library).entry); v != c.view.At(c.view.Fragment[:i]) {
				t.Errorf("%s: tile %d leads to %s", c.view.Address(), i, v.Fragment)
			}
			if current := link.has("aria-current"); current != (i == len(links)-1) {
				t.Errorf("%s: tile %d is current: %v", c.view.Address(), i, current)
			}
		}
	}
}

func texts(elements []page) []string {
	var all []string
	for _, e := range elements {
		all = append(all, e.words())
	}
	return all
}

func TestTheFirstPageIsTheDefaultGame(t *testing.T) {
	p := pageAt(t, shelfWith(t, dicts.DefaultID), DefaultView)
	if got := p.text("verdict"); got != "Your move. You win with H, J, M, R or Z; J is quickest, in 4 letters (JACK)." {
		t.Error(got)
	}
	if got := p.one(".dictionary-note").words(); got != "19,631 words of American English 7.1 can come up from here. Words to know as player 1 · Drill them" {
		t.Error(got)
	}
	if !p.id("climb").has("aria-disabled") {
		t.Error("there is a letter to take back")
	}
}

func TestTheVerdictWearsTheColourOfThePointOfView(t *testing.T) {
	l := shelfWith(t, dicts.DefaultID)
	for _, c := range []struct {
		l     *library
		view  View
		class string
	}{
		{l, game(2, 1, ""), "verdict good"},
		{l, game(2, 2, ""), "verdict bad"},
		{l, game(2, MoverSeat, "j"), "verdict bad"},
		{l, game(3, 1, "p"), "verdict good"},
		{l, guaranteed(game(3, 1, "p")), "verdict bad"},
		{shelfOf(t), game(2, 1, ""), "verdict"},
	} {
		if got := pageAt(t, c.l, c.view).one(".verdict").attr("class"); got != c.class {
			t.Errorf("%s: %s", c.view.Address(), got)
		}
	}
}
