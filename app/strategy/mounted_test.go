package strategy

import (
	"testing"

	"spectrie/app/address"
	"spectrie/app/answers"
	"spectrie/app/apptest"
	"spectrie/app/page"
	"spectrie/app/shelf"
	"spectrie/app/site"
	"spectrie/app/sitetest"
)

// mounted is a site with this page.
type mounted struct {
	*sitetest.Visit
	strategy *Page
}

// visitIn visits the world as it is, as open does.
func visitIn(w *sitetest.World, open func() *sitetest.Visit) *mounted {
	w.Build = func(h page.Host, w site.World, a *answers.Answers) []page.Placement {
		return []page.Placement{sitetest.Place("strategy", New(sitetest.Following(h), w.Shelf, a), address.Strategy)}
	}
	v := open()
	return &mounted{v, sitetest.PageOf[*Page](v)}
}

// siteIn is the site before it shows the view.
func siteIn(t testing.TB, w *sitetest.World, view address.View) *mounted {
	t.Helper()
	return visitIn(w, func() *sitetest.Visit { return w.Site(t, view) })
}

// mount is the page in go-app's test engine, where its controls work.
func mount(t testing.TB, w *sitetest.World, view address.View) *mounted {
	t.Helper()
	m := visitIn(w, func() *sitetest.Visit { return w.Open(t) })
	m.Visit.Visit(view)
	return m
}

// strategyIn is the page that shows view.
func strategyIn(t testing.TB, w *sitetest.World, view address.View) (*mounted, apptest.Page) {
	t.Helper()
	m := siteIn(t, w, view)
	m.Show(view)
	return m, apptest.Rendered(t, m)
}

func strategyAt(t testing.TB, books *shelf.Shelf, view address.View) (*mounted, apptest.Page) {
	t.Helper()
	return strategyIn(t, sitetest.NewWorld(books, nil), view)
}

// strategyOf is the address of a strategy.
func strategyOf(players, seat int, start string) address.View {
	v := apptest.Game(players, seat, start)
	v.Page = address.Strategy
	return v
}
