package app

import (
	"testing"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/dicts"
	"spectrie/trainer"
)

// BenchmarkOverlay measures what showing what a person knows costs a redraw: the
// same pages for a newcomer and for one who knows 500 decisions of their game.
func BenchmarkOverlay(b *testing.B) {
	l := shelfWith(b, dicts.DefaultID)
	view := strategyOf(3, 3, "")
	made, err := makePlan(l, view)
	if err != nil {
		b.Fatal(err)
	}
	var known []response
	for _, s := range made.starts {
		for d := range made.best.Decisions(s.at) {
			if len(known) < 500 {
				known = append(known, response{courseOf(view), d.At.Fragment(), trainer.Easy, time.Hour})
			}
		}
	}
	for _, person := range []struct {
		name    string
		answers []response
	}{{"newcomer", nil}, {"500-known", known}} {
		personWho(b, person.answers...)
		for name, view := range map[string]View{"explorer": view.On(Explore), "strategy": view} {
			s := siteAt(b, l, view)
			s.show(view)
			b.Run(person.name+"/"+name+"/show", func(b *testing.B) {
				for b.Loop() {
					s.show(view)
				}
			})
			b.Run(person.name+"/"+name+"/render", func(b *testing.B) {
				for b.Loop() {
					app.HTMLString(s.Render())
				}
			})
		}
	}
}
