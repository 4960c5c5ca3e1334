package app

import (
	"strings"
	"testing"

	"spectrie/dicts"
)

func TestTheLegendExplainsWhatIsOnScreenAndNothingElse(t *testing.T) {
	l := shelfWith(t, dicts.DefaultID)
	tiny := shelfOf(t, "ab", "cd")
	for name, c := range map[string]struct {
		l    *library
		view View
		want string
	}{
		"the whole game":     {l, game(2, 1, ""), "you win; you lose; a word, and the player who completes it and loses; more words: click to open; best play"},
		"from the other":     {l, game(2, 2, ""), "you win; you lose; a word, and the player who completes it and loses; more words: click to open; best play"},
		"nobody's side":      {l, game(2, MoverSeat, "j"), "player 2 wins; player 2 loses; a word, and the player who completes it and loses; more words: click to open; best play"},
		"two short words":    {tiny, anyWord(2, 1, ""), "you win; a word, and the player who completes it and loses; best play"},
		"a completed word":   {tiny, anyWord(2, 2, "ab"), "you lose; a word, and the player who completes it and loses"},
		"three, rational":    {tiny, anyWord(3, 1, ""), "you are safe while all play rationally; players who can lose in rational play; a word, and the player who completes it and loses; best play"},
		"three, guaranteed":  {tiny, guaranteed(anyWord(3, 2, "")), "the others together can make you lose; players who can lose in rational play; a word, and the player who completes it and loses; best play"},
		"no words whatever":  {shelfOf(t), game(2, 1, ""), "no verdict"},
		"no words and three": {shelfOf(t), game(3, 1, ""), "no verdict"},
	} {
		var items []string
		for _, item := range pageAt(t, c.l, c.view).one(".legend").all("li") {
			items = append(items, item.one("span").words())
		}
		if got := strings.Join(items, "; "); got != c.want {
			t.Errorf("%s: %s, want %s", name, got, c.want)
		}
	}
}

func TestTheTreeNamesTheNodeThatTheKeyboardIsAt(t *testing.T) {
	e := explorerAt(t, shelfWith(t, dicts.DefaultID), game(2, 1, ""))
	for _, active := range []string{"", "j", "ja"} {
		e.explorer.active = active
		p := rendered(t, e)
		node := p.id(p.id("tree").attr("aria-activedescendant"))
		if node.attr("role") != "treeitem" || node.attr("data-key") != active {
			t.Errorf("%q: the tree names %q, a %s", active, node.attr("data-key"), node.attr("role"))
		}
	}
	e.explorer.active = "zzz" // not drawn
	if p := rendered(t, e).id("tree"); p.has("aria-activedescendant") {
		t.Errorf("the tree names %q", p.attr("aria-activedescendant"))
	}
}

func TestDrawingItAllIsOfferedWhereMoreIsThere(t *testing.T) {
	l := shelfWith(t, dicts.DefaultID)
	for fragment, want := range map[string]bool{"": true, "j": true, "jack": false} {
		p := pageAt(t, l, game(2, 1, fragment)).id("draw-all")
		if offered := !p.has("disabled"); offered != want || p.words() != "Draw it all" {
			t.Errorf("%q: offered is %v: %s", fragment, offered, p.words())
		}
	}
}
