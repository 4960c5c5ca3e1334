package app

import (
	"maps"
	"testing"

	"spectrie/dicts"
	"spectrie/solver"
)

func TestTheMenusShowTheViewsRules(t *testing.T) {
	l := shelfWith(t, dicts.DefaultID, "web2")
	for _, v := range []View{
		DefaultView,
		{Dict: "web2", Rules: solver.Rules{Players: 3, MinLetters: 9}, Seat: MoverSeat},
		{Dict: dicts.DefaultID, Rules: solver.Rules{Players: 8, MinLetters: 1}, Seat: 8, Fragment: "ja"},
	} {
		p := pageAt(t, l, v)
		got := map[string]string{}
		for _, menu := range []string{"dictionary", "min-letters", "players", "seat"} {
			got[menu] = p.chosen(menu)
		}
		want := map[string]string{
			"dictionary": v.Dict, "min-letters": grouped(v.Rules.MinLetters),
			"players": grouped(v.Rules.Players), "seat": grouped(v.Seat),
		}
		if !maps.Equal(got, want) {
			t.Errorf("%s: the menus show %v", v.Address(), got)
		}
		if seats := len(p.id("seat").all("option")); seats != v.Rules.Players+1 {
			t.Errorf("%s: %d seats to choose from", v.Address(), seats)
		}
	}
}

func TestTheNotionsAreOfferedWhereTheyDiffer(t *testing.T) {
	l := shelfWith(t, dicts.DefaultID)
	for _, c := range []struct {
		view    View
		offered bool
		checked string
	}{
		{game(2, 1, ""), false, ""},
		{guaranteed(game(2, 1, "")), false, ""},
		{game(3, 1, ""), true, "rational"},
		{guaranteed(game(3, 1, "")), true, "guarantee"},
		{guaranteed(game(8, MoverSeat, "st")), true, "guarantee"},
	} {
		checked := ""
		inputs := pageAt(t, l, c.view).one(".notions").all("input")
		for _, radio := range inputs {
			if radio.has("checked") {
				checked += radio.attr("id")
			}
		}
		if offered := len(inputs) == 2; offered != c.offered || checked != c.checked {
			t.Errorf("%s: offered is %v, %q is chosen", c.view.Address(), offered, checked)
		}
	}
}
