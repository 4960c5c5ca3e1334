package explore

import (
	"strings"
	"testing"

	"spectrie/app/address"
	"spectrie/app/apptest"
	"spectrie/app/shelf"
	"spectrie/dicts"
)

func TestTheLegendExplainsWhatIsOnScreenAndNothingElse(t *testing.T) {
	l := apptest.ShelfWith(t, dicts.DefaultID)
	tiny := apptest.ShelfOf(t, "ab", "cd")
	for name, c := range map[string]struct {
		l    *shelf.Shelf
		view address.View
		want string
	}{
		"the whole game":     {l, apptest.AsTree(apptest.Game(2, 1, "")), "you win; you lose; a word, and the player who loses by completing it; more words: click to open; best play"},
		"from the other":     {l, apptest.AsTree(apptest.Game(2, 2, "")), "you win; you lose; a word, and the player who loses by completing it; more words: click to open; best play"},
		"nobody's side":      {l, apptest.AsTree(apptest.Game(2, address.MoverSeat, "j")), "player 2 wins; player 2 loses; a word, and the player who loses by completing it; more words: click to open; best play"},
		"two short words":    {tiny, apptest.AnyWord(2, 1, ""), "you win; a word, and the player who loses by completing it; best play"},
		"a completed word":   {tiny, apptest.AnyWord(2, 2, "ab"), "you lose; a word, and the player who loses by completing it"},
		"three, rational":    {tiny, apptest.AnyWord(3, 1, ""), "you are safe if everyone plays well; a word, and the player who loses by completing it; best play"},
		"three, guaranteed":  {tiny, apptest.Guaranteed(apptest.AnyWord(3, 2, "")), "the others together can make you lose; a word, and the player who loses by completing it; best play"},
		"no words whatever":  {apptest.ShelfOf(t), apptest.Game(2, 1, ""), "no verdict"},
		"no words and three": {apptest.ShelfOf(t), apptest.Game(3, 1, ""), "no verdict"},
	} {
		var items []string
		for _, item := range pageAt(t, c.l, c.view).One(".legend").All("li") {
			items = append(items, item.One("span").Words())
		}
		if got := strings.Join(items, "; "); got != c.want {
			t.Errorf("%s: %s, want %s", name, got, c.want)
		}
	}
}

func TestTheTreeNamesTheNodeThatTheKeyboardIsAt(t *testing.T) {
	e := explorerAt(t, apptest.ShelfWith(t, dicts.DefaultID), apptest.AsTree(apptest.Game(2, 1, "")))
	for _, active := range []string{"", "j", "ja"} {
		e.explorer.Active = active
		p := apptest.Rendered(t, e)
		node := p.Id(p.Id("tree").Attribute("aria-activedescendant"))
		if node.Attribute("role") != "treeitem" || node.Attribute("data-key") != active {
			t.Errorf("%q: the tree names %q, a %s", active, node.Attribute("data-key"), node.Attribute("role"))
		}
	}
	e.explorer.Active = "zzz" // not drawn
	if p := apptest.Rendered(t, e).Id("tree"); p.Has("aria-activedescendant") {
		t.Errorf("the tree names %q", p.Attribute("aria-activedescendant"))
	}
}
