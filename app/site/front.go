package site

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/page"
	"spectrie/app/ui"
)

// front names what the controls in the page act on: the page, and which of its things.
func (s *Site) front() string {
	name := s.asked.Page
	if s.shown != nil {
		name = s.shown.Page
	}
	if p, ok := s.Current().(page.Acting); ok {
		return string(name) + " " + p.ActsOn()
	}
	return string(name)
}

// Outdated reports whether the page still shows the controls of something that has gone:
// another page or another match has taken its place, and is not drawn yet.
func (s *Site) Outdated() bool { return s.drawn != s.front() && !s.left }

// stopOutdated keeps what a person does to an outdated control from its handler, which
// would look for what has gone. Links name where they lead, so they always work.
func (s *Site) stopOutdated() {
	guard := app.FuncOf(func(_ app.Value, args []app.Value) any {
		event := app.Event{Value: args[0]}
		if s.Outdated() && ui.Closest(event, "#main") != nil && ui.Closest(event, "a") == nil {
			event.Call("stopImmediatePropagation")
			event.Call("preventDefault") // a form would be sent, a switch would show what is not so
			s.home.Update()
		}
		return nil
	})
	for _, name := range []string{"click", "input", "change", "submit"} {
		app.Window().Call("addEventListener", name, guard, true) // before any element hears of it
	}
}
