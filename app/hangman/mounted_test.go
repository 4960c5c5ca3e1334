package hangman

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
	"spectrie/app/ui"
)

// mounted is a visit to a site with the Hangman page, and the explorer beside it.
type mounted struct {
	*sitetest.Visit
	hangman *Page
}

func newWorld(l *shelf.Shelf) *sitetest.World {
	return sitetest.NewWorld(l, func(h page.Host, w site.World, answers *answers.Answers) []page.Placement {
		return []page.Placement{
			{Class: "explorer", Names: []address.Page{address.Explore}, Page: explore.New(h, w.Shelf, answers), Bar: page.Link{Name: "Explore", Icon: "tree"}},
			{
				Class: "hangman", Names: []address.Page{address.Hangman, address.HangmanPractice, address.HangmanHardest, address.HangmanAlgorithms},
				Page: New(sitetest.Following(h), w.Shelf), Bar: page.Link{Name: "Hangman", Icon: "hangman"}, OnlyDictionary: true,
			},
		}
	})
}

func found(v *sitetest.Visit) *mounted { return &mounted{v, sitetest.PageOf[*Page](v)} }

func mountIn(t testing.TB, w *sitetest.World) *mounted {
	t.Helper()
	return found(w.Open(t))
}

func mount(t testing.TB, l *shelf.Shelf) *mounted {
	t.Helper()
	return mountIn(t, newWorld(l))
}

// siteAt is the site as it is before it shows the view that its address asks for.
func siteAt(t testing.TB, l *shelf.Shelf, view address.View) *mounted {
	t.Helper()
	m := found(newWorld(l).Site(t, view))
	m.Prefs().Layout = ui.KeyOrderNamed("")
	return m
}

// pageAt renders the site at view.
func pageAt(t testing.TB, l *shelf.Shelf, view address.View) apptest.Page {
	t.Helper()
	m := siteAt(t, l, view)
	m.Show(view)
	return apptest.Rendered(t, m)
}
