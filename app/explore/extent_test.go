//go:build !js

package explore

import (
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/apptest"
	"spectrie/dicts"
)

func TestFansAndBranchesOpenAndCloseOnThePage(t *testing.T) {
	m := mount(t, apptest.ShelfWith(t, dicts.DefaultID))
	page := func() map[string]apptest.Page {
		m.Engine.ConsumeAll()
		return apptest.Rendered(t, m).Drawn()
	}
	expanded := func(key, want string) {
		t.Helper()
		if got := page()[key].Attribute("aria-expanded"); got != want {
			t.Errorf("%q has aria-expanded %s, want %s", key, got, want)
		}
	}
	expanded("a", "false")
	m.explorer.Open(m.Ctx(), "a", true)
	expanded("a", "true")
	m.explorer.Open(m.Ctx(), "aa", true)
	expanded("aa", "true")
	m.explorer.Open(m.Ctx(), "a", false)
	expanded("a", "false")
	m.explorer.Open(m.Ctx(), "a", true) // what was open below it still is
	expanded("aa", "true")
	m.Show(apptest.Game(2, 1, "j"))
	m.Show(apptest.Game(2, 1, "")) // going elsewhere and back resets it
	expanded("a", "false")
}

// mostDrawn is how many nodes are drawn when all is asked for.
const mostDrawn = 2000

func TestDrawingItAllAndLessAgain(t *testing.T) {
	m := mount(t, apptest.ShelfWith(t, dicts.DefaultID))
	m.explorer.DrawAll(m.Ctx(), app.Event{})
	m.Engine.ConsumeAll()
	p := apptest.Rendered(t, m)
	if n := len(p.Drawn()); n < mostDrawn*9/10 || n > mostDrawn {
		t.Errorf("%d nodes are drawn", n)
	}
	if got, want := p.Text("notice"), "The drawing has 2,000 fragments, best play first. Open a fan to see more."; got != want {
		t.Errorf("%q, want %q", got, want)
	}

	m.explorer.Active = "aar"
	m.explorer.DrawAll(m.Ctx(), app.Event{})
	m.Engine.ConsumeAll()
	p = apptest.Rendered(t, m)
	if n := len(p.Drawn()); n > 200 {
		t.Errorf("%d nodes are drawn", n)
	}
	if got := p.Text("notice"); got != "" {
		t.Errorf("less is drawn, and the page still says %q", got)
	}
	if at := p.Id(p.Id("tree").Attribute("aria-activedescendant")); at.Attribute("data-key") != "" {
		t.Errorf("the keyboard is at %q, which was cut away", at.Attribute("data-key"))
	}
}
