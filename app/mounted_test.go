package app

import (
	"testing"

	"spectrie/trainer"
)

// mounted is a visit with its pages.
type mounted struct {
	*siteVisit
	explorer     *explorer
	strategy     *strategy
	drill        *drill
	statistics   *statistics
	play         *playPage
	hangman      *hangmanPage
	dictionaries *dictionaries
}

func (w *testWorld) mount(t testing.TB) *mounted {
	t.Helper()
	m := &mounted{siteVisit: w.open(t)}
	m.find()
	return m
}

func (m *mounted) find() {
	for _, p := range m.places {
		switch page := p.page.(type) {
		case *explorer:
			m.explorer = page
		case *strategy:
			m.strategy = page
		case *drill:
			m.drill = page
		case *statistics:
			m.statistics = page
		case *playPage:
			m.play = page
		case *hangmanPage:
			m.hangman = page
		case *dictionaries:
			m.dictionaries = page
		}
	}
}

func mount(t testing.TB, l *library) *mounted {
	t.Helper()
	return newWorld(l).mount(t)
}

// explorerAt is the explorer as an address that asks for view shows it.
func explorerAt(t testing.TB, l *library, view View) *mounted {
	t.Helper()
	m := siteAt(t, l, view)
	if m.ready(view) {
		m.show(view)
	}
	return m
}

// siteAt is the site as it is before it shows the view that its address asks for.
func siteAt(t testing.TB, l *library, view View) *mounted {
	w := newWorld(l)
	m := &mounted{siteVisit: &siteVisit{Site: w.site(t), world: w}}
	m.find()
	m.asked = view
	return m
}

func strategyAt(t testing.TB, l *library, view View) (*mounted, page) {
	t.Helper()
	s := siteAt(t, l, view)
	s.show(view)
	return s, rendered(t, s)
}

// personWho gives the sites of the test a person who gave the answers.
func personWho(t testing.TB, answers ...response) *testPerson {
	t.Helper()
	log := new(trainer.Log)
	for _, a := range answers {
		entry := log.Next("test", trainer.Answered, noon.Add(-a.ago))
		entry.Card, entry.Grade = trainer.Card{Course: a.course, Fragment: a.fragment}, a.grade
		log.Add(entry)
	}
	person := &testPerson{at: noon, log: log}
	persons.Store(t, person)
	t.Cleanup(func() { persons.Delete(t) })
	return person
}
