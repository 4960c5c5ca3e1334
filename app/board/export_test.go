package board

import (
	"testing"

	"spectrie/app/apptest"
	"spectrie/app/page"
	"spectrie/dicts"
)

// chooser is the host of a person who has chosen preferences.
type chooser struct {
	page.Host
	prefs page.Preferences
}

func (h *chooser) Prefs() *page.Preferences { return &h.prefs }

func TestASavedDrawingHasTheColoursOfThePageAndTheFragmentInItsName(t *testing.T) {
	books := apptest.ShelfWith(t, dicts.DefaultID)
	h := &chooser{}
	c := Canvas{Host: h}
	for theme, want := range map[string]bool{"dark": true, "light": false} {
		h.prefs.Theme = theme
		if got := c.dark(); got != want {
			t.Errorf("on a %s page the drawing is dark: %v, want %v", theme, got, want)
		}
	}
	for fragment, want := range map[string]string{"": "ghost.svg", "qu": "ghost-qu.svg"} {
		c.Scene, _ = sceneOf(t, books, apptest.Game(2, 1, fragment))
		if got := c.fileName(".svg"); got != want {
			t.Errorf("the drawing of %q is saved as %s, want %s", fragment, got, want)
		}
	}
}
