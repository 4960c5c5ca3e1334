package app

import (
	"strings"
	"testing"

	"spectrie/dicts"
)

func TestTheWordsAreListedWithWhoCompletesThem(t *testing.T) {
	l := shelfWith(t, dicts.DefaultID)
	for _, c := range []struct {
		view  View
		first string
		count int
		note  string
		more  string
	}{
		{game(2, 1, ""), "aardvark 2", 60, "19,631 words can end the round. The number is the player who completes it and loses. Here are the first 60.", "Show 1,000 more"},
		{game(3, 1, ""), "aardvark 2", 60, "19,631 words can end the round. The number is the player who completes it and loses. Here are the first 60.", "Show 1,000 more"},
		{game(2, 1, "j"), "jabbed 2", 60, "215 words can end the round", "Show 155 more"},
		{game(2, 1, "jac"), "jack 2", 1, "1 word can end the round", ""},
	} {
		p := pageAt(t, l, c.view).one(".words")
		items := p.id("words").all("li")
		if len(items) != c.count || !strings.Contains(p.words(), c.note) {
			t.Errorf("%s: %d words: %.200s", c.view.Address(), len(items), p.words())
		}
		if got := items[0].words(); strings.Fields(got)[0] != strings.Fields(c.first)[0] {
			t.Errorf("%s: the first is %s", c.view.Address(), got)
		}
		for _, item := range items {
			word, seat, _ := strings.Cut(item.words(), " ")
			if want := grouped((len(word)-1)%c.view.Rules.Players + 1); seat != want {
				t.Errorf("%s: %s is completed by %s, not %s", c.view.Address(), word, seat, want)
			}
			if v, _ := ParseAddress(item.one("a").attr("href"), new(library).entry); v != c.view.At(word) {
				t.Errorf("%s: %s leads to %s", c.view.Address(), word, v.Fragment)
			}
		}
		more := ""
		for _, button := range p.all("button") {
			more += button.words()
		}
		if more != c.more {
			t.Errorf("%s: %q is offered", c.view.Address(), more)
		}
	}
}

func TestMoreWordsAreListedOnDemand(t *testing.T) {
	e := explorerAt(t, shelfWith(t, dicts.DefaultID), game(2, 1, "a"))
	all := e.explorer.scene.pos.Words()
	for listed := wordsBelow; listed < all; {
		e.explorer.moreWords += 4 * wordsAtOnce
		listed = min(listed+4*wordsAtOnce, all)
		if n := len(rendered(t, e).id("words").all("li")); n != listed {
			t.Fatalf("%d words are listed, not %d", n, listed)
		}
	}
	if n := len(rendered(t, e).one(".words").all("button")); n > 0 {
		t.Error("more than all is offered")
	}
	e.show(game(2, 1, ""))
	if n := len(rendered(t, e).id("words").all("li")); n != wordsBelow {
		t.Errorf("elsewhere, %d words are listed", n)
	}
}

func TestWithoutWordsTheListSaysSo(t *testing.T) {
	if got := pageAt(t, shelfOf(t), DefaultView).one(".words").words(); got != "Words below ∅ There are none." {
		t.Error(got)
	}
}
