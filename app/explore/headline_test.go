package explore

import (
	"slices"
	"strings"
	"testing"

	"spectrie/app/address"
	"spectrie/app/apptest"
	"spectrie/app/board"
	"spectrie/app/shelf"
	"spectrie/app/tree"
	"spectrie/dicts"
)

func TestThePageLeadsWithTheStrategy(t *testing.T) {
	t.Parallel()
	l := apptest.ShelfWith(t, dicts.DefaultID)
	lost := apptest.ShelfOf(t, "abc", "abd", "aca")
	for _, c := range []struct {
		l    *shelf.Shelf
		view address.View
		want string
		ways string
	}{
		{l, apptest.Game(2, 1, "sto"), "Open with J. Know five words and you never lose: jack · jell · jilt · jovial · just .", "Learn them Play"},
		{l, apptest.Game(2, 2, ""), "Know 54 words and you win after 21 of the 26 opening letters.", "Learn them Play"},
		{lost, apptest.AnyWord(2, 1, ""), "When you open, no letter wins against best play.", "Play"},
	} {
		p := pageAt(t, c.l, c.view)
		if got := p.Text("headline"); !strings.HasPrefix(got, c.want) {
			t.Errorf("%s: %q, want %q", c.view.Address(), got, c.want)
		}
		if got := strings.Join(apptest.Texts(p.One(".headline-actions").All("a")), " "); got != c.ways {
			t.Errorf("%s leads on by %q, want %q", c.view.Address(), got, c.ways)
		}
	}
}

// With many players the drawn line leads to one of the words to know, also if all play against one.
func TestTheLineOfManyPlayersIsThatOfTheHeadline(t *testing.T) {
	t.Parallel()
	for _, id := range []string{dicts.DefaultID, "scowl-small"} {
		l := apptest.ShelfWith(t, id)
		for players := 3; players <= 6; players++ {
			for _, guaranteed := range []bool{false, true} {
				view := apptest.Game(players, 1, "")
				view.Dict, view.Guaranteed = id, guaranteed
				e := explorerAt(t, l, view).explorer
				if e.plan.Won == 0 {
					continue
				}
				if words := e.wordsToKnow(); !slices.Contains(words, e.Scene.Way) {
					t.Errorf("%s: the line leads to %s, which is none of the words to know, %v", view.Address(), e.Scene.Way, words)
				}
				n, _ := e.Scene.BuildTree(board.Extent{Rows: board.UsualRows})
				drawn := ""
				for {
					drawn = n.Key
					i := slices.IndexFunc(n.Children, func(c *tree.Node) bool { return c.Best })
					if i < 0 {
						break
					}
					n = n.Children[i]
				}
				if drawn != e.Scene.Way {
					t.Errorf("%s: the tree's line leads to %s, and the map's to %s", view.Address(), drawn, e.Scene.Way)
				}
			}
		}
	}
}

// The words of the headline lead to where they end a round, and its buttons keep the rules.
func TestTheHeadlineLeadsOn(t *testing.T) {
	t.Parallel()
	view := apptest.Game(2, address.MoverSeat, "st")
	p := pageAt(t, apptest.ShelfWith(t, dicts.DefaultID), view)
	opener := apptest.Game(2, 1, "")
	for id, want := range map[string]string{
		"learn": opener.On(address.Drill).Address(),
		"play":  view.On(address.Play).Address(),
	} {
		if got := p.Id(id).Attribute("href"); got != want {
			t.Errorf("%s leads to %s, want %s", id, got, want)
		}
	}
	if got, want := p.Id("headline").All("a")[0].Attribute("href"), opener.At("jack").Address(); got != want {
		t.Errorf("JACK leads to %s, want %s", got, want)
	}
}
