//go:build !js

package hangman

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"spectrie/app/address"
	"spectrie/app/apptest"
	"spectrie/dicts"
)

func TestAnAddressThatIsReplacedIsShownAtOnce(t *testing.T) {
	view := address.DefaultView.On(address.Hangman)
	s := siteAt(t, apptest.ShelfWith(t, dicts.DefaultID), view)
	s.Show(view)
	view.Template, view.Lives = "_A?", 6
	s.Replace(view)
	view.Template = "_a_"
	if s.Asked() != view || *s.Shown() != view || s.hangman.advisor.view != view || len(s.Problems()) > 0 {
		t.Errorf("asked %+v, shown %+v, problems %q", s.Asked(), s.Shown(), s.Problems())
	}
	view.Template = strings.Repeat("_", 201)
	s.Replace(view)
	said := slices.Clone(s.Problems())
	s.Replace(view)
	if len(s.Shown().Template) != 200 || len(said) != 1 || !slices.Equal(s.Problems(), said) {
		t.Errorf("shown %+v, problems %q and then %q", s.Shown(), said, s.Problems())
	}
	view.Template = ""
	if s.Replace(view); *s.Shown() != view || len(s.Problems()) > 0 {
		t.Errorf("shown %+v, problems %q", s.Shown(), s.Problems())
	}
}

// The dictionary of an empty address is loading, while another is in use.
func TestTypingKeepsTheDictionaryThatIsOnItsWay(t *testing.T) {
	l := apptest.ShelfWith(t, "web2")
	answer := apptest.ByHand(l)
	m := mount(t, l)
	view := apptest.In(address.DefaultView.On(address.Hangman), "web2")
	m.Ask(view)
	m.Show(view)
	m.OnNav(m.Ctx())
	onItsWay := func() string { return apptest.Rendered(t, m).Text("messages") }
	view.Template = "_a_"
	m.Replace(view)
	want := view
	want.Dict = dicts.DefaultID
	if m.Asked() != want || *m.Shown() != view || !strings.HasPrefix(onItsWay(), "Loading American English 7.1 (") {
		t.Errorf("asked %+v, shown %+v, on its way %q", m.Asked(), m.Shown(), onItsWay())
	}
	answer("web/dicts/american-english-7.1.trie") <- errors.New("the network does not answer")
	m.Engine.ConsumeAll()
	view.Template = "_a__"
	if m.Replace(view); m.Asked() != view || onItsWay() != "" {
		t.Errorf("asked %+v after it did not come, %q", m.Asked(), onItsWay())
	}
}
