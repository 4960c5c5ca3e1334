//go:build !js

package strategy

import (
	"strings"
	"testing"

	"spectrie/app/apptest"
	"spectrie/app/sitetest"
	"spectrie/dicts"
)

func TestAStrategyIsSavedInAFileOfItsName(t *testing.T) {
	t.Parallel()
	m := mount(t, sitetest.NewWorld(apptest.ShelfWith(t, dicts.DefaultID), nil), strategyOf(2, 1, ""))
	for id, ending := range map[string]string{"save-text": "seat1.txt", "save-csv": "seat1.csv", "save-anki": "seat1-anki.txt"} {
		m.Use(t, "click button id="+id)
		if got, want := m.Drawn(t).Text("notice"), ending+"."; !strings.HasPrefix(got, "Saved as spectrie-") || !strings.HasSuffix(got, want) {
			t.Errorf("%s: the page says %q, want the name of the file to end in %q", id, got, want)
		}
	}
}

// Where the browser has no clipboard, the page shows what it would have copied.
func TestAStrategyIsCopied(t *testing.T) {
	t.Parallel()
	view := strategyOf(2, 2, "b")
	m := mount(t, sitetest.NewWorld(apptest.ShelfWith(t, dicts.DefaultID), nil), view)
	for id, wants := range map[string][]string{"copy-chat": {view.Address(), "blimp"}, "copy-strategy": {view.Address()}} {
		m.Problem()
		m.Use(t, "click button id="+id)
		for _, want := range wants {
			if got := m.Drawn(t).Text("messages"); !strings.Contains(strings.ToLower(got), want) {
				t.Errorf("%s: the page shows %q, want it to have %q", id, got, want)
			}
		}
	}
}

func TestWhereThereIsNoStrategyNoneIsSaved(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		words []string
		off   bool
	}{"no words": {nil, true}, "a word": {[]string{"jack"}, false}} {
		_, p := strategyAt(t, apptest.ShelfOf(t, c.words...), strategyOf(2, 1, ""))
		for _, id := range []string{"print", "save-text", "save-csv", "save-anki", "copy-chat"} {
			if off := p.Id(id).Has("disabled"); off != c.off {
				t.Errorf("%s: #%s is off: %v, want %v", name, id, off, c.off)
			}
		}
		if p.Id("copy-strategy").Has("disabled") {
			t.Errorf("%s: the link cannot be copied", name)
		}
		if sheets := len(p.All(".cheat-sheet")); sheets > 0 == c.off {
			t.Errorf("%s: the page has %d cheat sheets, want one if there is a strategy", name, sheets)
		}
	}
}

func TestTheCheatSheetIsThatOfTheStrategy(t *testing.T) {
	t.Parallel()
	m := mount(t, sitetest.NewWorld(apptest.ShelfWith(t, dicts.DefaultID), nil), strategyOf(2, 1, ""))
	for seat, want := range map[int]string{1: "for player 1", 2: "for player 2"} {
		m.Visit.Visit(strategyOf(2, seat, ""))
		if got := m.Drawn(t).One(".cheat-sheet").Words(); !strings.Contains(got, want) {
			t.Errorf("seat %d: the sheet is %.200q, want %q", seat, got, want)
		}
	}
}

func TestALargeCheatSheetIsMadeToBePrinted(t *testing.T) {
	t.Parallel()
	m := mount(t, sitetest.NewWorld(manyStarts(t), nil), strategyOf(4, 4, ""))
	sheets := func() int { return len(m.Drawn(t).All(".cheat-sheet")) }
	if got := sheets(); got != 0 {
		t.Errorf("the page has %d large cheat sheets, want none before one is printed", got)
	}
	m.Use(t, "click button id=print")
	if got := sheets(); got != 1 {
		t.Errorf("the page has %d cheat sheets to print, want 1", got)
	}
}
