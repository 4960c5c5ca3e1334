package site

import (
	"testing"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/address"
	"spectrie/app/answers"
	"spectrie/app/apptest"
	"spectrie/app/drill"
	"spectrie/app/explore"
	"spectrie/app/hangman"
	"spectrie/app/lists"
	"spectrie/app/page"
	"spectrie/app/play"
	"spectrie/app/shelf"
	"spectrie/app/statistics"
	"spectrie/app/storage"
	"spectrie/app/strategy"
)

// mounted is a site with all pages.
type mounted struct {
	*Site
	engine app.TestEngine // nil for a site that is not mounted
}

func newMounted(books *shelf.Shelf) *mounted {
	device := &storage.Memory{}
	w := World{Shelf: books, Now: time.Now, Chance: func() uint64 { return 1 }, Device: device, Ask: page.AskBrowser}
	return &mounted{Site: New(w, func(h page.Host, w World, answers *answers.Answers) []page.Placement {
		return []page.Placement{
			{Class: "explorer", Names: []address.Page{address.Explore}, Page: explore.New(h, w.Shelf, answers)},
			{Class: "strategy", Names: []address.Page{address.Strategy}, Page: strategy.New(h, w.Shelf, answers)},
			{Class: "drill", Names: []address.Page{address.Drill}, Page: drill.New(h, w.Shelf, answers)},
			{Class: "statistics", Names: []address.Page{address.Statistics}, Page: statistics.New(h, answers)},
			{Class: "play", Names: []address.Page{address.Play}, Page: play.New(h, w.Shelf, answers, w.Device)},
			{Class: "hangman", Names: []address.Page{address.Hangman, address.HangmanPractice, address.HangmanHardest, address.HangmanAlgorithms}, Page: hangman.New(h, w.Shelf), OnlyDictionary: true},
			{Class: "dictionaries", Names: []address.Page{address.Dictionaries, address.Losers, address.Compare}, Page: lists.New(h, w.Shelf, w.Ask)},
		}
	})}
}

func mount(t testing.TB, books *shelf.Shelf) *mounted {
	t.Helper()
	m := newMounted(books)
	m.engine = app.NewTestEngine()
	if err := m.engine.Load(m.Site); err != nil {
		t.Fatal(err)
	}
	m.engine.ConsumeAll()
	return m
}

func (m *mounted) byHand() func(path string) chan error { return apptest.ByHand(m.shelf) }

// explorerAt is the site that shows view, without a browser around it.
func explorerAt(t testing.TB, books *shelf.Shelf, view address.View) *mounted {
	t.Helper()
	m := newMounted(books)
	m.asked = view
	if m.ready(view) {
		m.Show(view)
	}
	return m
}

func pageAt(t testing.TB, books *shelf.Shelf, view address.View) apptest.Page {
	t.Helper()
	return apptest.Rendered(t, explorerAt(t, books, view))
}
