//go:build !js

package explore

import (
	"testing"

	"spectrie/app/apptest"
	"spectrie/app/shelf"
	"spectrie/dicts"
)

func TestRefusedLettersAreExplained(t *testing.T) {
	l := apptest.ShelfWith(t, dicts.DefaultID)
	for _, c := range []struct {
		l        *shelf.Shelf
		fragment string
		letter   rune
		want     string
	}{
		{l, "ja", 'q', "No word begins with JAQ in American English 7.1."},
		{l, "", 'é', "No word begins with É in American English 7.1."},
		{l, "ja", 'ß', "No word begins with JAß in American English 7.1."},
		{l, "jack", 'e', "The round is over: JACK is a word. Take back a letter to continue."},
		{apptest.ShelfOf(t), "", 'a', "No word begins with A in American English 7.1."},
	} {
		e := explorerAt(t, c.l, apptest.Game(2, 1, c.fragment))
		e.explorer.descend(e.Ctx(), c.letter)
		if got := apptest.Rendered(t, e).Text("notice"); got != c.want {
			t.Errorf("%s%c: %q, want %q", c.fragment, c.letter, got, c.want)
		}
	}
}
