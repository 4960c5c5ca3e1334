//go:build !js

package drill

import (
	"testing"
	"time"

	"spectrie/app/address"
	"spectrie/app/answers"
	"spectrie/app/apptest"
	"spectrie/app/explore"
	"spectrie/app/page"
	"spectrie/app/shelf"
	"spectrie/app/site"
	"spectrie/app/sitetest"
	"spectrie/app/statistics"
	"spectrie/trainer"
)

// mounted is a site with the drill and the pages around it.
type mounted struct {
	*sitetest.Visit
	drill      *Page
	statistics *statistics.Page
}

func mount(t testing.TB, w *sitetest.World) *mounted {
	t.Helper()
	w.Build = func(h page.Host, w site.World, a *answers.Answers) []page.Placement {
		drill := sitetest.Place("drill", New(sitetest.Following(h), w.Shelf, a), address.Drill)
		drill.Bar = page.Link{Name: "Drill", Due: true}
		return []page.Placement{
			sitetest.Place("explorer", explore.New(sitetest.Following(h), w.Shelf, a), address.Explore), drill,
			sitetest.Place("statistics", statistics.New(sitetest.Following(h), a), address.Statistics),
		}
	}
	v := w.Open(t)
	return &mounted{v, sitetest.PageOf[*Page](v), sitetest.PageOf[*statistics.Page](v)}
}

func drillAt(t testing.TB, books *shelf.Shelf, view address.View) *drilled {
	t.Helper()
	return drillIn(t, sitetest.On("2026-11-21 19:00", books), view)
}

// drillIn opens the page in a world.
func drillIn(t testing.TB, w *sitetest.World, view address.View) *drilled {
	t.Helper()
	m := mount(t, w)
	d := &drilled{m, t, m.drill, 0}
	d.visit(view)
	return d
}

// reopen opens the page again.
func (d *drilled) reopen(view address.View) *drilled {
	again := drillIn(d.t, d.World, view)
	again.missed = d.missed
	return again
}

// begunAt is drillAt for a person who missed all decisions of the deck two minutes ago. They are due, and none is
// taught.
func begunAt(t testing.TB, books *shelf.Shelf, view address.View) *drilled {
	t.Helper()
	m := mount(t, sitetest.On("2026-11-21 18:58", books))
	d := &drilled{m, t, m.drill, 0}
	d.Answers.LoadAnswers()
	d.Engine.ConsumeAll()
	deck, err := d.Answers.Deck(view)
	if err != nil {
		t.Fatal(err)
	}
	for _, item := range deck.Decisions {
		d.Answers.Note(trainer.Answered, func(e *trainer.Entry) { e.Card, e.Grade = item.Card, trainer.Again })
		d.missed++
	}
	d.World.Wait(2 * time.Minute)
	d.visit(view)
	return d
}

// begunOpener is begunAt for the opener, with whole rounds or with single cards.
func begunOpener(t testing.TB, cards bool) *drilled {
	t.Helper()
	view := drillOf(2, 1, "")
	view.Cards = cards
	return begunAt(t, apptest.ShelfWith(t, "american-english-7.1"), view)
}

// asking is the drill of a begun player that asks one card at once.
func asking(t testing.TB, seat int, fragment string) *drilled {
	t.Helper()
	view := drillOf(2, seat, "")
	view.Ask = fragment
	return begunAt(t, apptest.ShelfWith(t, "american-english-7.1"), view)
}

// statisticsOf is the address of a deck’s statistics.
func statisticsOf(players, seat int, start string) address.View {
	v := apptest.Game(players, seat, start)
	v.Page = address.Statistics
	return v
}

// visit goes to the address of another view.
func (d *drilled) visit(view address.View) {
	d.Ask(view)
	d.Show(view)
	d.Current().Settle(d.Ctx())
	d.Engine.ConsumeAll()
}
