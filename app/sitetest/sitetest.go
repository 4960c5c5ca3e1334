// Package sitetest runs the site in go-app's test engine, for the tests of pages.
//
// Every test has its own [World], with a device, a shelf and a clock. A [Visit] opens the site in that
// world. Only tests import this package.
package sitetest

import (
	"strings"
	"testing"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/address"
	"spectrie/app/answers"
	"spectrie/app/apptest"
	"spectrie/app/page"
	"spectrie/app/shelf"
	"spectrie/app/site"
	"spectrie/app/storage"
	"spectrie/trainer"
)

// World is what the visits of one test share: a device with its data, a shelf, a clock and a source of random
// numbers. Set its fields before you open a site.
type World struct {
	Device *storage.Memory
	Shelf  *shelf.Shelf
	Clock  time.Time // zero means the real time
	Seed   uint64    // the random number of every game; 0 counts up from 1
	Ask    page.AskStorage
	Person *Person // whose answers are known from the start; nil reads the device
	Build  Build   // makes the pages

	seeds uint64
}

// Build makes the pages of a site.
type Build func(h page.Host, w site.World, answers *answers.Answers) []page.Placement

// Person is someone who has answered before.
type Person struct {
	At     time.Time // when the site is opened
	Log    *trainer.Log
	Unread bool // the answers are not read before the test asks
}

// NewWorld is a world with an empty device and the dictionaries of books.
func NewWorld(books *shelf.Shelf, build Build) *World {
	return &World{Device: &storage.Memory{}, Shelf: books, Build: build}
}

// Now is the time.
func (w *World) Now() time.Time {
	if w.Clock.IsZero() {
		return time.Now()
	}
	return w.Clock
}

// SetClock sets the clock to a time such as "2006-01-02 15:04".
func (w *World) SetClock(text string) {
	at, err := time.Parse("2006-01-02 15:04", text)
	if err != nil {
		panic(err)
	}
	w.Clock = at
}

// Wait moves the clock forward.
func (w *World) Wait(d time.Duration) { w.Clock = w.Now().Add(d) }

func (w *World) chance() uint64 {
	if w.Seed != 0 {
		return w.Seed
	}
	w.seeds++
	return w.seeds
}

// StorageAnswers sets the browser's replies about keeping data. It returns the methods that the site calls.
func (w *World) StorageAnswers(persisted, persist bool, err error) (asked *[]string) {
	asked = new([]string)
	w.Ask = func(method string) (bool, error) {
		*asked = append(*asked, method)
		if method == "persist" {
			return persist, err
		}
		return persisted, err
	}
	return asked
}

func (w *World) ask(method string) (bool, error) {
	if w.Ask == nil {
		return page.AskBrowser(method)
	}
	return w.Ask(method)
}

// Visit is an open site in a world.
type Visit struct {
	*site.Site
	World   *World
	Shelf   *shelf.Shelf
	Answers *answers.Answers
	Pages   []page.Page    // in the order of Build
	Engine  app.TestEngine // nil for a site that is not mounted
}

// Site is a site that is not mounted. Its address asks for view. Tests can show and render it.
func (w *World) Site(t testing.TB, view address.View) *Visit {
	t.Helper()
	v := w.visit(t)
	v.Ask(view)
	return v
}

func (w *World) visit(t testing.TB) *Visit {
	t.Helper()
	w.Shelf.KeepOwnOn(w.Device)
	v := &Visit{World: w, Shelf: w.Shelf}
	v.Site = site.New(site.World{Shelf: w.Shelf, Now: w.Now, Chance: w.chance, Device: w.Device, Ask: w.ask},
		func(h page.Host, of site.World, answers *answers.Answers) []page.Placement {
			places := w.Build(h, of, answers)
			for _, p := range places {
				v.Pages = append(v.Pages, p.Page)
			}
			return places
		})
	v.Answers = v.Site.Answers()
	if w.Person != nil {
		w.Clock = w.Person.At
		if !w.Person.Unread {
			v.Answers.AssumeRead(w.Person.Log.Entries())
		}
	}
	return v
}

// Open opens the site in go-app's test engine, with an empty address.
func (w *World) Open(t testing.TB) *Visit {
	t.Helper()
	v := w.visit(t)
	v.Engine = app.NewTestEngine()
	if err := v.Engine.Load(v.Site); err != nil {
		t.Fatal(err)
	}
	v.Engine.ConsumeAll()
	return v
}

// Visit shows a view, whose dictionary is on the shelf, and waits until all work is done.
func (v *Visit) Visit(view address.View) {
	v.Ask(view)
	v.Show(view)
	v.Settle(v.Ctx())
	if v.Engine != nil {
		v.Engine.ConsumeAll()
	}
}

// Following is a site that shows what a page goes to. Outside a browser the site has no address bar, and stays.
func Following(h page.Host) page.Host { return following{h.(*site.Site)} }

type following struct{ *site.Site }

func (f following) GoTo(ctx app.Context, view address.View) {
	if view != f.Asked() {
		f.Tell("")
		f.Ask(view)
		f.Show(view)
		f.Settle(ctx)
	}
}

// Place is the placement of a page that is not in the bar.
func Place(class string, p page.Page, names ...address.Page) page.Placement {
	return page.Placement{Class: class, Names: names, Page: p}
}

// PageOf is the page of a visit that has type P.
func PageOf[P page.Page](v *Visit) P {
	for _, p := range v.Pages {
		if found, ok := p.(P); ok {
			return found
		}
	}
	panic("no such page was built")
}

// Drawn waits until all work is done, and renders the site.
func (v *Visit) Drawn(t testing.TB) apptest.Page {
	t.Helper()
	v.Engine.ConsumeAll()
	return apptest.Rendered(t, v)
}

// WantSaid fails unless the text of an element contains want.
func (v *Visit) WantSaid(t testing.TB, id, want string) {
	t.Helper()
	if got := v.Drawn(t).Id(id).Words(); !strings.Contains(got, want) {
		t.Errorf("#%s says %q, want %q", id, got, want)
	}
}

// On is a world with an empty device, whose clock stands at a time such as "2006-01-02 15:04".
func On(clock string, books *shelf.Shelf) *World {
	w := NewWorld(books, nil)
	w.SetClock(clock)
	return w
}
