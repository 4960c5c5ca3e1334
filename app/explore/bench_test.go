package explore

import (
	"testing"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/address"
	"spectrie/app/answers"
	"spectrie/app/apptest"
	"spectrie/app/plan"
	"spectrie/app/sitetest"
	"spectrie/dicts"
	"spectrie/trainer"
)

// BenchmarkOverlay measures what it costs to show what a person knows. It draws the same pages for
// a newcomer and for a person who knows 500 decisions.
func BenchmarkOverlay(b *testing.B) {
	l := apptest.ShelfWith(b, dicts.DefaultID)
	view := apptest.Game(3, 3, "").On(address.Strategy)
	made, err := plan.Make(l, view)
	if err != nil {
		b.Fatal(err)
	}
	var known []sitetest.Response
	for _, s := range made.Starts {
		for d := range made.Best.Decisions(s.At) {
			if len(known) < 500 {
				known = append(known, sitetest.Response{Course: answers.CourseOf(view), Fragment: d.At.Fragment(), Grade: trainer.Easy, Ago: time.Hour})
			}
		}
	}
	for _, person := range []struct {
		name    string
		answers []sitetest.Response
	}{{"newcomer", nil}, {"500-known", known}} {
		w := sitetest.WorldWho(l, person.answers...)
		for name, view := range map[string]address.View{"explorer": view.On(address.Explore), "strategy": view} {
			s := explorerIn(b, w, view)
			b.Run(person.name+"/"+name+"/show", func(b *testing.B) {
				for b.Loop() {
					s.Show(view)
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
