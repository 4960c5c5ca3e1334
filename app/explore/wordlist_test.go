package explore

import (
	"strings"
	"testing"

	"spectrie/app/address"
	"spectrie/app/apptest"
	"spectrie/app/board"
	"spectrie/app/shelf"
	"spectrie/app/text"
	"spectrie/dicts"
)

func TestTheWordsAreListedWithWhoCompletesThem(t *testing.T) {
	l := apptest.ShelfWith(t, dicts.DefaultID)
	for _, c := range []struct {
		view  address.View
		first string
		count int
		note  string
		more  string
	}{
		{apptest.Game(2, 1, ""), "abilities 1", 60, "19,631 words can end the round. The number beside a word is the player who completes it and loses. Here are the first 60.", "Show 1,000 more words"},
		{apptest.Game(3, 1, ""), "abilities 3", 60, "19,631 words can end the round. The number beside a word is the player who completes it and loses. Here are the first 60.", "Show 1,000 more words"},
		{apptest.Game(2, 1, "j"), "jobs 2", 60, "215 words can end the round", "Show 155 more words"},
		{apptest.Game(2, 1, "jac"), "jack 2", 1, "1 word can end the round", ""},
	} {
		p := pageAt(t, l, c.view).One(".words")
		heading := "All words"
		if c.view.Fragment != "" {
			heading = "Words that begin with " + strings.ToUpper(c.view.Fragment)
		}
		if got := p.One("h2").Words(); got != heading {
			t.Errorf("%s: the heading is %q, want %q", c.view.Address(), got, heading)
		}
		items := p.Id("words").All("li")
		if len(items) != c.count || !strings.Contains(p.Words(), c.note) {
			t.Errorf("%s: %d words: %.200s", c.view.Address(), len(items), p.Words())
		}
		if got := items[0].Words(); strings.Fields(got)[0] != strings.Fields(c.first)[0] {
			t.Errorf("%s: the first is %s", c.view.Address(), got)
		}
		for _, item := range items {
			word, seat, _ := strings.Cut(item.Words(), " ")
			if want := text.Grouped((len(word)-1)%c.view.Rules.Players + 1); seat != want {
				t.Errorf("%s: %s is completed by %s, not %s", c.view.Address(), word, seat, want)
			}
			if v, _ := address.ParseAddress(item.One("a").Attribute("href"), new(shelf.Shelf).Entry); v != c.view.At(word) {
				t.Errorf("%s: %s leads to %s", c.view.Address(), word, v.Fragment)
			}
		}
		more := ""
		for _, button := range p.All("button") {
			more += button.Words()
		}
		if more != c.more {
			t.Errorf("%s: %q is offered", c.view.Address(), more)
		}
	}
}

func TestMoreWordsAreListedOnDemand(t *testing.T) {
	e := explorerAt(t, apptest.ShelfWith(t, dicts.DefaultID), apptest.Game(2, 1, "a"))
	all := e.explorer.Scene.Pos.Words()
	for listed := board.ExplorerWords; listed < all; {
		e.explorer.moreWords += 4 * board.WordsAtOnce
		listed = min(listed+4*board.WordsAtOnce, all)
		if n := len(apptest.Rendered(t, e).Id("words").All("li")); n != listed {
			t.Fatalf("%d words are listed, not %d", n, listed)
		}
	}
	if n := len(apptest.Rendered(t, e).One(".words").All("button")); n > 0 {
		t.Error("more than all is offered")
	}
	e.Show(apptest.Game(2, 1, ""))
	if n := len(apptest.Rendered(t, e).Id("words").All("li")); n != board.ExplorerWords {
		t.Errorf("elsewhere, %d words are listed", n)
	}
}

func TestWithoutWordsTheListSaysSo(t *testing.T) {
	if got, want := pageAt(t, apptest.ShelfOf(t), address.DefaultView).One(".words").Words(), "All words There are no words."; got != want {
		t.Errorf("%v, want %q", got, want)
	}
}
