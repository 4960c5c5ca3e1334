package strategy

import (
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/address"
	"spectrie/app/apptest"
	"spectrie/app/sitetest"
	"spectrie/dicts"
)

// BenchmarkStrategy measures a change on the strategy page: the plan with its drawing, over a
// solved game, and the page as go-app renders it.
func BenchmarkStrategy(b *testing.B) {
	for _, c := range []struct {
		name string
		dict string
		view address.View
	}{
		{"2-players-seat-2", dicts.DefaultID, strategyOf(2, 2, "")},
		{"web2-3-players-seat-3", "web2", strategyOf(3, 3, "")},
		{"web2-8-players-seat-8", "web2", strategyOf(8, 8, "")},
	} {
		c.view.Dict = c.dict
		s := siteIn(b, sitetest.NewWorld(apptest.ShelfWith(b, c.dict), nil), c.view)
		b.Run(c.name+"/show", func(b *testing.B) {
			for b.Loop() {
				s.Show(c.view)
			}
		})
		b.Run(c.name+"/render", func(b *testing.B) {
			for b.Loop() {
				app.HTMLString(s.Render())
			}
		})
	}
}
