package plan

import (
	"testing"

	"spectrie/app/address"
	"spectrie/app/apptest"
	"spectrie/dicts"
)

// BenchmarkMake measures the plan and its sentence, over a solved game.
func BenchmarkMake(b *testing.B) {
	for _, c := range []struct {
		name, dict    string
		players, seat int
	}{
		{"2-players-seat-1", dicts.DefaultID, 2, 1},
		{"web2-2-players-seat-1", "web2", 2, 1},
		{"web2-3-players-seat-3", "web2", 3, 3},
		{"web2-8-players-seat-8", "web2", 8, 8},
	} {
		l := apptest.ShelfWith(b, c.dict)
		view := apptest.Game(c.players, c.seat, "")
		view.Page, view.Dict = address.Strategy, c.dict
		b.Run(c.name, func(b *testing.B) {
			for b.Loop() {
				p, err := Make(l, view)
				if err != nil {
					b.Fatal(err)
				}
				p.Headline()
			}
		})
	}
}
