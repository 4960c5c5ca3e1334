//go:build !js

package app

import (
	"slices"
	"strings"
	"testing"

	"spectrie/app/storage"
)

// practiceOn is a site on a device, whose answers were read.
func practiceOn(t testing.TB, device *storage.Memory) *mounted {
	t.Helper()
	w := worldOn(device, &library{})
	w.setClock("2026-11-21 12:00")
	return w.practised(t)
}

func (w *testWorld) practised(t testing.TB) *mounted {
	t.Helper()
	m := w.mount(t)
	m.answers.awaitPractice()
	m.engine.ConsumeAll()
	return m
}

// anotherVisit closes the page and opens it again.
func (m *mounted) anotherVisit(t testing.TB) *mounted {
	t.Helper()
	m.engine.ConsumeAll()
	return m.world.practised(t)
}

// answered are the fragments of the answers that count, in order.
func (v *siteVisit) answered() string {
	var fragments []string
	for _, r := range v.answers.state().Reviews() {
		fragments = append(fragments, r.Card.Fragment)
	}
	return strings.Join(fragments, " ")
}

// told makes the page tell other tabs about answers, and returns what it tells them.
func (v *siteVisit) told() *[]string {
	var texts []string
	v.answers.tabs.send = func(text string) { texts = append(texts, text) }
	return &texts
}

func drillAt(t testing.TB, l *library, view View) *drilled {
	t.Helper()
	w := newWorld(l)
	w.setClock("2026-11-21 19:00")
	return w.drill(t, view)
}

// drill opens the page in the world as it is.
func (w *testWorld) drill(t testing.TB, view View) *drilled {
	t.Helper()
	m := w.mount(t)
	m.asked = view
	m.show(view)
	m.current().settle(m.home)
	m.engine.ConsumeAll()
	return &drilled{m, t, m.drill}
}

// reopen opens the page anew.
func (d *drilled) reopen(view View) *drilled { return d.world.drill(d.t, view) }

func playAt(t testing.TB, l *library, view View) *atPlay {
	t.Helper()
	w := newWorld(l)
	w.setClock("2026-11-21 19:00")
	return w.play(t, view)
}

// play opens the page in the world as it is.
func (w *testWorld) play(t testing.TB, view View) *atPlay {
	t.Helper()
	m := w.mount(t)
	a := &atPlay{m, t, m.play}
	a.visit(view)
	return a
}

// reopen opens the page anew.
func (a *atPlay) reopen(view View) *atPlay { return a.world.play(a.t, view) }

func statisticsAt(t testing.TB, l *library, view View) *mounted {
	t.Helper()
	w := newWorld(l)
	w.setClock("2026-11-21 12:00")
	m := w.practised(t)
	m.visit(view)
	return m
}

// listsOn opens the page of dictionaries on a device.
func listsOn(t testing.TB, device *storage.Memory, shelved ...string) *mounted {
	t.Helper()
	w := worldOn(device, nil)
	return w.lists(t, shelved...)
}

func (w *testWorld) lists(t testing.TB, shelved ...string) *mounted {
	t.Helper()
	w.shelf = shelfWith(t, shelved...)
	w.shelf.own.device = w.device
	w.shelf.files = shipped
	w.shelf.own.open()
	m := w.mount(t)
	m.asked = DefaultView.On(Dictionaries)
	m.show(m.asked)
	return m
}

// only is the id of the only list of the person's own.
func (m *mounted) only(t testing.TB) string {
	t.Helper()
	if len(m.shelf.own.lists) != 1 {
		t.Fatalf("%d lists", len(m.shelf.own.lists))
	}
	return m.shelf.own.lists[0].ID
}

func matchesOn(t testing.TB, device *storage.Memory) *mounted {
	t.Helper()
	w := worldOn(device, shelfOf(t, "aunt", "auntie", "bank", "bone", "zone"))
	w.setClock("2026-11-21 12:00")
	return w.matches(t)
}

// matches is the site with the matches of the world read.
func (w *testWorld) matches(t testing.TB) *mounted {
	t.Helper()
	m := w.mount(t)
	m.play.played.awaitMatches()
	m.engine.ConsumeAll()
	return m
}

func (m *mounted) wantPlayed(t testing.TB, want ...string) {
	t.Helper()
	var got []string
	for _, k := range m.play.played.list {
		got = append(got, k.ID+":"+spelt(t, k))
	}
	if !slices.Equal(got, want) {
		t.Errorf("there is %q, want %q", got, want)
	}
}
