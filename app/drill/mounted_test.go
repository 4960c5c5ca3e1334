//go:build !js

package drill

import (
	"testing"

	"spectrie/app/address"
	"spectrie/app/answers"
	"spectrie/app/apptest"
	"spectrie/app/explore"
	"spectrie/app/page"
	"spectrie/app/shelf"
	"spectrie/app/site"
	"spectrie/app/sitetest"
	"spectrie/app/statistics"
)

// mounted is a site with the drill and the pages around it.
type mounted struct {
	*sitetest.Visit
	drill      *Page
	statistics *statistics.Page
}

func mount(t testing.TB, w *sitetest.World) *mounted {
	t.Helper()
	w.Build = func(h page.Host, w site.World, a *answers.Answers) []page.Placement {
		drill := sitetest.Place("drill", New(sitetest.Following(h), w.Shelf, a), address.Drill)
		drill.Bar = page.Link{Name: "Drill", Due: true}
		return []page.Placement{
			sitetest.Place("explorer", explore.New(sitetest.Following(h), w.Shelf, a), address.Explore), drill,
			sitetest.Place("statistics", statistics.New(sitetest.Following(h), a), address.Statistics),
		}
	}
	v := w.Open(t)
	return &mounted{v, sitetest.PageOf[*Page](v), sitetest.PageOf[*statistics.Page](v)}
}

func drillAt(t testing.TB, books *shelf.Shelf, view address.View) *drilled {
	t.Helper()
	return drillIn(t, sitetest.On("2026-11-21 19:00", books), view)
}

// drillIn opens the page in a world.
func drillIn(t testing.TB, w *sitetest.World, view address.View) *drilled {
	t.Helper()
	m := mount(t, w)
	d := &drilled{m, t, m.drill}
	d.visit(view)
	return d
}

// reopen opens the page again.
func (d *drilled) reopen(view address.View) *drilled { return drillIn(d.t, d.World, view) }

// statisticsOf is the address of a deck’s statistics.
func statisticsOf(players, seat int, start string) address.View {
	v := apptest.Game(players, seat, start)
	v.Page = address.Statistics
	return v
}
