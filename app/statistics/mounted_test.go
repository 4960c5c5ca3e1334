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
	w.Build = func(h page.Host, w site.World, a *answers.Answers) []page.Placement {
		return []page.Placement{
			sitetest.Place("explorer", explore.New(h, w.Shelf, a), address.Explore),
			sitetest.Place("statistics", New(h, a), address.Statistics),
		}
	}
	v := w.Open(t)
	return &mounted{v, sitetest.PageOf[*Page](v)}
}

func statisticsAt(t testing.TB, books *shelf.Shelf, view address.View) *mounted {
	t.Helper()
	m := mountIn(t, sitetest.On("2026-11-21 12:00", books))
	m.Answers.LoadAnswers()
	m.Engine.ConsumeAll()
	m.visit(view)
	return m
}
