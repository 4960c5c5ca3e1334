//go:build !js

package explore

import (
	"testing"

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
