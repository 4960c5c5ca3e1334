//go:build !js

package play

import (
	"slices"
	"testing"

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
}

// mount opens the site in a world.
func mount(t testing.TB, w *sitetest.World) *mounted {
	t.Helper()
	w.Build = func(h page.Host, w site.World, a *answers.Answers) []page.Placement {
		return []page.Placement{
			sitetest.Place("explorer", explore.New(h, w.Shelf, a), address.Explore),
			sitetest.Place("play", New(h, w.Shelf, a, w.Device), address.Play),
		}
	}
	v := w.Open(t)
	return &mounted{v, sitetest.PageOf[*Page](v)}
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
