//go:build !js

package statistics

import (
	"testing"

	"spectrie/app/address"
	"spectrie/app/answers"
	"spectrie/app/explore"
	"spectrie/app/page"
	"spectrie/app/shelf"
	"spectrie/app/site"
	"spectrie/app/sitetest"
)

// mounted is a site with this page, and the explorer in front of it.
type mounted struct {
	*sitetest.Visit
	statistics *Page
}

func mount(t testing.TB, books *shelf.Shelf) *mounted {
	t.Helper()
	return mountIn(t, sitetest.NewWorld(books, nil))
}

// mountIn opens the site in the world as it is.
func mountIn(t testing.TB, w *sitetest.World) *mounted {
	t.Helper()
	m := &mounted{}
	w.Build = func(h page.Host, w site.World, a *answers.Answers) []page.Placement {
		m.statistics = New(h, a)
		return []page.Placement{
			{Class: "explorer", Names: []address.Page{address.Explore}, Page: explore.New(h, w.Shelf, a)},
			{Class: "statistics", Names: []address.Page{address.Statistics}, Page: m.statistics},
		}
	}
	m.Visit = w.Open(t)
	return m
}

func statisticsAt(t testing.TB, books *shelf.Shelf, view address.View) *mounted {
	t.Helper()
	w := sitetest.NewWorld(books, nil)
	w.SetClock("2026-11-21 12:00")
	m := mountIn(t, w)
	m.Answers.AwaitPractice()
	m.Engine.ConsumeAll()
	m.visit(view)
	return m
}
