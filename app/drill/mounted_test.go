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

// mounted is a site with the pages that a person drills between.
type mounted struct {
	*sitetest.Visit
	drill      *Page
	statistics *statistics.Page
}

func mount(t testing.TB, w *sitetest.World) *mounted {
	t.Helper()
	m := &mounted{}
	w.Build = func(h page.Host, w site.World, a *answers.Answers) []page.Placement {
		m.drill, m.statistics = New(h, w.Shelf, a), statistics.New(h, a)
		return []page.Placement{
			{Class: "explorer", Names: []address.Page{address.Explore}, Page: explore.New(h, w.Shelf, a)},
			{Class: "drill", Names: []address.Page{address.Drill}, Page: m.drill, Bar: page.Link{Name: "Drill", Due: true}},
			{Class: "statistics", Names: []address.Page{address.Statistics}, Page: m.statistics},
		}
	}
	m.Visit = w.Open(t)
	return m
}

func drillAt(t testing.TB, books *shelf.Shelf, view address.View) *drilled {
	t.Helper()
	w := sitetest.NewWorld(books, nil)
	w.SetClock("2026-11-21 19:00")
	return drillIn(t, w, view)
}

// drillIn opens the page in the world as it is.
func drillIn(t testing.TB, w *sitetest.World, view address.View) *drilled {
	t.Helper()
	m := mount(t, w)
	d := &drilled{m, t, m.drill}
	d.visit(view)
	return d
}

// reopen opens the page anew.
func (d *drilled) reopen(view address.View) *drilled { return drillIn(d.t, d.World, view) }

// statisticsOf is the page of the statistics of a deck, as its address shows it.
func statisticsOf(players, seat int, start string) address.View {
	v := apptest.Game(players, seat, start)
	v.Page = address.Statistics
	return v
}
