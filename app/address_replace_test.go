package app

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"spectrie/dicts"
)

func TestAnAddressThatIsReplacedIsShownAtOnce(t *testing.T) {
	view := DefaultView.On(Hangman)
	s := siteAt(t, shelfWith(t, dicts.DefaultID), view)
	s.show(view)
	view.Template, view.Lives = "_A?", 6
	s.Replace(view)
	view.Template = "_a_"
	if s.asked != view || *s.shown != view || s.hangman.advisor.view != view || len(s.problems) > 0 {
		t.Errorf("asked %+v, shown %+v, problems %q", s.asked, s.shown, s.problems)
	}
	view.Template = strings.Repeat("_", 201)
	s.Replace(view)
	said := slices.Clone(s.problems)
	s.Replace(view)
	if len(s.shown.Template) != 200 || len(said) != 1 || !slices.Equal(s.problems, said) {
		t.Errorf("shown %+v, problems %q and then %q", s.shown, said, s.problems)
	}
	view.Template = ""
	if s.Replace(view); *s.shown != view || len(s.problems) > 0 {
		t.Errorf("shown %+v, problems %q", s.shown, s.problems)
	}
}

func TestTypingKeepsTheDictionaryThatIsOnItsWay(t *testing.T) {
	view := DefaultView.On(Hangman)
	s := siteAt(t, shelfWith(t, dicts.DefaultID), view)
	s.show(view)
	webster, _ := dicts.Lookup("web2")
	s.asked.Dict, s.fetching = webster.ID, fetching{entry: webster}
	view.Template = "_a_"
	s.Replace(view)
	want := view
	want.Dict = webster.ID
	if s.asked != want || *s.shown != view || s.fetching.entry.ID != webster.ID {
		t.Errorf("asked %+v, shown %+v, on its way %q", s.asked, s.shown, s.fetching.entry.ID)
	}
	s.fetching.failed = errors.New("the network does not answer")
	view.Template = "_a__"
	if s.Replace(view); s.asked != view || s.fetching != (fetching{}) {
		t.Errorf("asked %+v after it did not come", s.asked)
	}
}
