//go:build !js

package play

import (
	"slices"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/address"
	"spectrie/app/answers"
	"spectrie/app/apptest"
	"spectrie/app/explore"
	"spectrie/app/page"
	"spectrie/app/play/matches"
	"spectrie/app/shelf"
	"spectrie/app/site"
	"spectrie/app/sitetest"
	"spectrie/app/storage"
)

// mounted is a site with this page, and the explorer in front of it.
type mounted struct {
	*sitetest.Visit
	play *Page
	road *road
}

// road is the host of the page. It notes where the page goes, because outside a browser there is no address bar.
type road struct {
	page.Host
	to *address.View // nil after the last arrival
}

func (r *road) GoTo(_ app.Context, view address.View) { r.to = &view }

// mount opens the site in a world.
func mount(t testing.TB, w *sitetest.World) *mounted {
	t.Helper()
	r := new(road)
	w.Build = func(h page.Host, w site.World, a *answers.Answers) []page.Placement {
		r.Host = h
		return []page.Placement{
			sitetest.Place("explorer", explore.New(h, w.Shelf, a), address.Explore),
			sitetest.Place("play", New(r, w.Shelf, a, w.Device), address.Play),
		}
	}
	v := w.Open(t)
	return &mounted{v, sitetest.PageOf[*Page](v), r}
}

// use does what a person does to a control, and follows the address to which that leads.
func (a *atPlay) use(control string) {
	a.t.Helper()
	a.Use(a.t, control)
	a.followRoad()
}

// enter gives a field or menu a value.
func (a *atPlay) enter(control, value string) {
	a.t.Helper()
	a.Enter(a.t, control, value)
	a.followRoad()
}

// press presses keys, one after another. It reports whether the page did something for the last one.
func (a *atPlay) press(keys ...string) (handled bool) {
	a.t.Helper()
	for _, key := range keys {
		handled = a.Press(a.t, sitetest.Keystroke{Key: key})
		a.followRoad()
	}
	return handled
}

// followRoad follows the address to which the page has gone, as a browser does.
func (a *atPlay) followRoad() {
	for a.road.to != nil {
		view, _ := address.ParseAddress(a.road.to.Address(), a.Shelf.Entry)
		a.road.to = nil
		a.visit(view)
	}
}

func playAt(t testing.TB, books *shelf.Shelf, view address.View) *atPlay {
	t.Helper()
	return playIn(t, sitetest.On("2026-11-21 19:00", books), view)
}

// playIn opens the page in a world.
func playIn(t testing.TB, w *sitetest.World, view address.View) *atPlay {
	t.Helper()
	m := mount(t, w)
	a := &atPlay{m, t, m.play}
	a.visit(view)
	return a
}

// reopen opens the page again.
func (a *atPlay) reopen(view address.View) *atPlay { return playIn(a.t, a.World, view) }

func matchesOn(t testing.TB, device *storage.Memory) *mounted {
	t.Helper()
	w := sitetest.On("2026-11-21 12:00", apptest.ShelfOf(t, "aunt", "auntie", "bank", "bone", "zone"))
	w.Device = device
	return matchesIn(t, w)
}

// matchesIn is the site with the matches of the world read.
func matchesIn(t testing.TB, w *sitetest.World) *mounted {
	t.Helper()
	m := mount(t, w)
	m.play.matches.LoadMatches()
	m.Engine.ConsumeAll()
	return m
}

func (m *mounted) wantPlayed(t testing.TB, want ...string) {
	t.Helper()
	var got []string
	for _, k := range m.play.matches.List {
		got = append(got, k.ID+":"+spelt(t, k))
	}
	if !slices.Equal(got, want) {
		t.Errorf("there is %q, want %q", got, want)
	}
}

// keptMatchTexts are the kept values of a device, by key.
func keptMatchTexts(m *storage.Memory) map[storage.Key]any {
	return m.Records(matches.MatchDatabase, matches.MatchRecords)
}
