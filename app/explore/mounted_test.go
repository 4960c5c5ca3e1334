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
	w.Build = func(h page.Host, w site.World, a *answers.Answers) []page.Placement {
		return []page.Placement{
			sitetest.Place("explorer", New(sitetest.Following(h), w.Shelf, a), address.Explore),
			sitetest.Place("strategy", strategy.New(sitetest.Following(h), w.Shelf, a), address.Strategy),
		}
	}
	v := open()
	return &mounted{v, sitetest.PageOf[*Page](v)}
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
