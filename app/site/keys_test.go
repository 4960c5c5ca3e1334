//go:build !js

package site

import (
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/apptest"
	"spectrie/app/page"
	"spectrie/dicts"
)

// pressed is a key that a person presses while nothing has the focus.
type pressed struct {
	app.Value
	key string
}

func (p pressed) Get(name string) app.Value {
	if name == "key" {
		return pressed{app.Null(), p.key}
	}
	return app.Null()
}

func (p pressed) String() string { return p.key }

func TestTheKeyForHelpShowsTheKeys(t *testing.T) {
	m := mount(t, apptest.ShelfWith(t, dicts.DefaultID))
	m.onKey(m.home, app.Event{Value: pressed{app.Null(), "?"}})
	m.engine.ConsumeAll()
	if m.Site.help != page.HelpOnKeys {
		t.Errorf("the help opens at %q, want %q", m.Site.help, page.HelpOnKeys)
	}
}
