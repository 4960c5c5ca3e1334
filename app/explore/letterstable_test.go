package explore

import (
	"strings"
	"testing"

	"spectrie/app/address"
	"spectrie/app/apptest"
	"spectrie/app/shelf"
	"spectrie/dicts"
)

func TestTheTableOfLettersTellsTheWholeStory(t *testing.T) {
	l := apptest.ShelfWith(t, dicts.DefaultID)
	for _, c := range []struct {
		view    address.View
		heading string
		rows    int
		has     []string // beginnings of rows
	}{
		{apptest.Game(2, 1, ""), "Letter Verdict Letters to play Words Why", 26, []string{"A ✗ loses in 5 5 1,392 player 2 answers O, and you complete AORTA", "J ✓ wins in 4 4 215 every reply has an answer: A→C, E→E, I→L, O→H, U→S; best play ends with JACK"}},
		{apptest.Game(2, 1, "jac"), "Letter Verdict Letters to play Words Why", 1, []string{"K ■ completes JACK 1 1 player 2 completes JACK"}},
		{apptest.Game(2, 2, "jac"), "Letter Verdict Letters to play Words Why", 1, []string{"K ■ completes JACK 1 1 you complete JACK"}},
		{apptest.Game(3, 1, ""), "Letter Verdict Letters to play Words Can lose Why", 26, []string{"A ✗ can lose ", "P ✓ safe ", "Q ✓ safe "}},
		{apptest.Game(2, 2, "a"), "Letter Verdict Letters to play Words Why", 26, []string{"O ✓ wins in 4 4 "}},
		{apptest.Guaranteed(apptest.Game(3, 1, "")), "Letter Verdict Letters to play Words Why", 26, []string{"P ✗ no guarantee ", "Q ✓ guaranteed "}},
	} {
		p := pageAt(t, l, c.view).Id("letters")
		if got := p.One("thead").Words(); got != c.heading {
			t.Errorf("%s: the columns are %s", c.view.Address(), got)
		}
		rows := p.One("tbody").All("tr")
		if len(rows) != c.rows {
			t.Errorf("%s: %d letters", c.view.Address(), len(rows))
		}
		for _, want := range c.has {
			if !strings.Contains(" "+p.One("tbody").Words(), " "+want) {
				t.Errorf("%s: no row is %q", c.view.Address(), want)
			}
		}
		for _, row := range rows {
			letter := strings.ToLower(row.One("a").Words())
			if v, problems := address.ParseAddress(row.One("a").Attribute("href"), new(shelf.Shelf).Entry); v != c.view.At(c.view.Fragment+letter) || len(problems) > 0 {
				t.Errorf("%s: %s leads to %+v", c.view.Address(), letter, v)
			}
			if why := row.One(".why").Words(); len(why) < 10 {
				t.Errorf("%s: %s, because %q", c.view.Address(), letter, why)
			}
		}
	}
}

func TestWithoutLettersTheTableSaysSo(t *testing.T) {
	for want, p := range map[string]apptest.Page{
		"Letters The round is over. Press Backspace to take back a letter, or start again at ∅.": pageAt(t, apptest.ShelfWith(t, dicts.DefaultID), apptest.Game(2, 1, "jack")),
		"Letters No letter can be played here.":                                                  pageAt(t, apptest.ShelfOf(t), apptest.Game(2, 1, "")),
	} {
		if got := p.Text("letters"); got != want {
			t.Errorf("%s, want %s", got, want)
		}
	}
}
