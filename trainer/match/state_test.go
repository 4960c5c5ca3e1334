package match

import (
	"slices"
	"testing"

	"spectrie/solver"
)

func TestSeatsFollowThoseStillIn(t *testing.T) {
	for _, c := range []struct {
		name, lives, events string
		want                []int // players by seat
	}{
		{"at first", "gh", "", []int{0, 1, 2, 3}},
		{"the opener sits first", "gh", "au!", []int{3, 0, 1, 2}},
		{"one is out", "g", "au!", []int{3, 0, 1}},
		{"two are out", "g", "au!au?()", []int{1, 3}},
	} {
		t.Run(c.name, func(t *testing.T) {
			m := tableMatch(t, true, c.lives, "Ada Bo Cy Di", c.events)
			r := m.State().Round()
			if !slices.Equal(r.Players, c.want) {
				t.Errorf("%v, want %v", r.Players, c.want)
			}
			if got, want := r.Rules(3), (solver.Rules{Players: len(c.want), MinLetters: 3}); got != want {
				t.Errorf("%+v, want %+v", got, want)
			}
			for player := range 4 {
				if got, want := r.Seat(player), slices.Index(c.want, player)+1; got != want {
					t.Errorf("player %d has seat %d, want %d", player, got, want)
				}
			}
			for i := range 6 {
				if want := c.want[i%len(c.want)]; m.State().Turn != want || m.State().Round().Mover() != want {
					t.Errorf("after %d letters it is the turn of %d, want %d", i, m.State().Turn, want)
				}
				if err := m.Add(Event{Kind: Plays, Letter: 'a'}); err != nil {
					t.Fatal(err)
				}
			}
		})
	}
}

func TestWhoIsAskedForAWordIsToAct(t *testing.T) {
	m := tableMatch(t, true, "gh", "Ada Bo Cy", "au?")
	if s := m.State(); s.Turn != 1 || s.Challenger != 2 || m.Mover().Name != "Bo" {
		t.Errorf("%+v", s)
	}
}

func TestTheRoundUnderWay(t *testing.T) {
	m := tableMatch(t, true, "g", "Ada Bo Cy", "au")
	if s := m.State(); s.Round().Fragment() != "au" || s.Round().Last() != 1 {
		t.Errorf("%+v", s)
	}
	m = tableMatch(t, true, "g", "Ada Bo Cy", "au!b")
	if s := m.State(); s.Round() != &s.Rounds[1] {
		t.Errorf("%+v", s)
	}
	m = tableMatch(t, true, "g", "Ada Bo Cy", "au!b!")
	if s := m.State(); s.Round() != nil || s.Winner != 0 || s.Turn != Nobody {
		t.Errorf("%+v", s)
	}
}
