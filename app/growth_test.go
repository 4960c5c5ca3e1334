//go:build !js

package app

import (
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/dicts"
)

func TestFansAndBranchesOpenAndCloseOnThePage(t *testing.T) {
	m := mount(t, shelfWith(t, dicts.DefaultID))
	page := func() map[string]page {
		m.engine.ConsumeAll()
		return rendered(t, m).drawn()
	}
	expanded := func(key, want string) {
		t.Helper()
		if got := page()[key].attr("aria-expanded"); got != want {
			t.Errorf("%q has aria-expanded %s, want %s", key, got, want)
		}
	}
	expanded("a", "false")
	m.explorer.open(m.home, "a", true)
	expanded("a", "true")
	m.explorer.open(m.home, "aa", true)
	expanded("aa", "true")
	m.explorer.open(m.home, "a", false)
	expanded("a", "false")
	m.explorer.open(m.home, "a", true) // what was open below it still is
	expanded("aa", "true")
	m.show(game(2, 1, "j"))
	m.show(game(2, 1, "")) // elsewhere and back, it begins anew
	expanded("a", "false")
}

func TestDrawingItAllAndLessAgain(t *testing.T) {
	m := mount(t, shelfWith(t, dicts.DefaultID))
	m.explorer.drawAll(m.home, app.Event{})
	m.engine.ConsumeAll()
	p := rendered(t, m)
	if n := len(p.drawn()); n < mostNodes*9/10 || n > mostNodes {
		t.Errorf("%d nodes are drawn", n)
	}
	if got := p.text("notice"); got != "2,000 nodes are drawn, along the best play; fans hold the rest." {
		t.Errorf("%q", got)
	}

	m.explorer.active = "aar"
	m.explorer.drawAll(m.home, app.Event{})
	m.engine.ConsumeAll()
	p = rendered(t, m)
	if n := len(p.drawn()); n > 200 {
		t.Errorf("%d nodes are drawn", n)
	}
	if got := p.text("notice"); got != "" {
		t.Errorf("less is drawn, and the page still says %q", got)
	}
	if at := p.id(p.id("tree").attr("aria-activedescendant")); at.attr("data-key") != "" {
		t.Errorf("the keyboard is at %q, which was cut away", at.attr("data-key"))
	}
}
