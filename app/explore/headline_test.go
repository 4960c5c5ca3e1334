package explore

import (
	"strings"
	"testing"

	"spectrie/app/address"
	"spectrie/app/apptest"
	"spectrie/app/shelf"
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
