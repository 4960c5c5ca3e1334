package explore

import (
	"testing"

	"spectrie/app/address"
	"spectrie/app/answers"
	"spectrie/app/apptest"
	"spectrie/app/page"
	"spectrie/app/shelf"
	"spectrie/app/site"
	"spectrie/app/sitetest"
	"spectrie/app/strategy"
	"spectrie/app/ui"
)

// mounted is a site with this page and that of strategies.
type mounted struct {
	*sitetest.Visit
	explorer *Page
}

// visitIn visits the world as it is, as open does.
func visitIn(w *sitetest.World, open func() *sitetest.Visit) *mounted {
	m := &mounted{}
	w.Build = func(h page.Host, w site.World, a *answers.Answers) []page.Placement {
		m.explorer = New(h, w.Shelf, a)
		return []page.Placement{
			{Class: "explorer", Names: []address.Page{address.Explore}, Page: m.explorer},
			{Class: "strategy", Names: []address.Page{address.Strategy}, Page: strategy.New(h, w.Shelf, a)},
		}
	}
	m.Visit = open()
	return m
}

// siteIn is the site as it is before it shows the view that its address asks for.
func siteIn(t testing.TB, w *sitetest.World, view address.View) *mounted {
	t.Helper()
	m := visitIn(w, func() *sitetest.Visit { return w.Site(t, view) })
	m.Prefs().Layout = ui.KeyOrderNamed("")
	return m
}

// explorerIn is the explorer as an address that asks for view shows it.
func explorerIn(t testing.TB, w *sitetest.World, view address.View) *mounted {
	t.Helper()
	m := siteIn(t, w, view)
	m.Show(view)
	return m
}

func explorerAt(t testing.TB, books *shelf.Shelf, view address.View) *mounted {
	t.Helper()
	return explorerIn(t, sitetest.NewWorld(books, nil), view)
}

// pageIn renders the explorer at view.
func pageIn(t testing.TB, w *sitetest.World, view address.View) apptest.Page {
	t.Helper()
	return apptest.Rendered(t, explorerIn(t, w, view))
}

func pageAt(t testing.TB, books *shelf.Shelf, view address.View) apptest.Page {
	t.Helper()
	return apptest.Rendered(t, explorerAt(t, books, view))
}

// worldWho is a world with a person who gave the answers.
func worldWho(books *shelf.Shelf, answers ...sitetest.Response) *sitetest.World {
	w := sitetest.NewWorld(books, nil)
	w.Person = sitetest.PersonWho(answers...)
	return w
}
