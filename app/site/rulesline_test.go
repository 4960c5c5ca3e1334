package site

import (
	"maps"
	"testing"

	"spectrie/app/address"
	"spectrie/app/apptest"
	"spectrie/app/text"
	"spectrie/dicts"
	"spectrie/solver"
)

func TestTheMenusShowTheViewsRules(t *testing.T) {
	t.Parallel()
	l := apptest.ShelfWith(t, dicts.DefaultID, "web2")
	for _, v := range []address.View{
		address.DefaultView,
		{Dict: "web2", Rules: solver.Rules{Players: 3, MinLetters: 9}, Seat: address.MoverSeat},
		{Dict: dicts.DefaultID, Rules: solver.Rules{Players: 8, MinLetters: 1}, Seat: 8, Fragment: "ja"},
	} {
		p := pageAt(t, l, v)
		got := map[string]string{}
		for _, menu := range []string{"dictionary", "min-letters", "players", "seat"} {
			got[menu] = p.Chosen(menu)
		}
		want := map[string]string{
			"dictionary": v.Dict, "min-letters": text.Grouped(v.Rules.MinLetters),
			"players": text.Grouped(v.Rules.Players), "seat": text.Grouped(v.Seat),
		}
		if !maps.Equal(got, want) {
			t.Errorf("%s: the menus show %v", v.Address(), got)
		}
		if seats := len(p.Id("seat").All("option")); seats != v.Rules.Players+1 {
			t.Errorf("%s: %d seats to choose from", v.Address(), seats)
		}
	}
}

func TestFewerPlayersLeaveASeatThatExists(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		seat    int
		players string
		want    int
	}{{5, "3", 3}, {2, "3", 2}, {address.MoverSeat, "2", address.MoverSeat}, {3, "6", 3}} {
		v := apptest.Game(5, c.seat, "")
		setPlayers(&v, c.players)
		if v.Seat != c.want || text.Grouped(v.Rules.Players) != c.players {
			t.Errorf("player %d among %s becomes player %d of %d, want player %d", c.seat, c.players, v.Seat, v.Rules.Players, c.want)
		}
	}
}

func TestTheNotionsAreOfferedWhereTheyDiffer(t *testing.T) {
	t.Parallel()
	l := apptest.ShelfWith(t, dicts.DefaultID)
	for _, c := range []struct {
		view    address.View
		offered bool
		checked string
	}{
		{apptest.Game(2, 1, ""), false, ""},
		{apptest.Guaranteed(apptest.Game(2, 1, "")), false, ""},
		{apptest.Game(3, 1, ""), true, "rational"},
		{apptest.Guaranteed(apptest.Game(3, 1, "")), true, "guarantee"},
		{apptest.Guaranteed(apptest.Game(8, address.MoverSeat, "st")), true, "guarantee"},
	} {
		checked := ""
		inputs := pageAt(t, l, c.view).One(".notions").All("input")
		for _, radio := range inputs {
			if radio.Has("checked") {
				checked += radio.Attribute("id")
			}
		}
		if offered := len(inputs) == 2; offered != c.offered || checked != c.checked {
			t.Errorf("%s: offered is %v, %q is chosen", c.view.Address(), offered, checked)
		}
	}
}
