package app

import (
	"slices"
	"strings"
	"testing"

	"spectrie/dicts"
)

func TestAnAddressThatIsReplacedIsShownAtOnce(t *testing.T) {
	useShelf(t, shelfWith(t, dicts.DefaultID))
	view := DefaultView.On(Hangman)
	s := siteAt(view)
	s.show(view)
	view.Template, view.Lives = "_A?", 6
	s.replaceAddress(view)
	view.Template = "_a_"
	if s.asked != view || *s.shown != view || s.hangman.advisor.view != view || len(s.problems) > 0 {
		t.Errorf("asked %+v, shown %+v, problems %q", s.asked, s.shown, s.problems)
	}
	view.Template = strings.Repeat("_", 101)
	s.replaceAddress(view)
	said := slices.Clone(s.problems)
	s.replaceAddress(view)
	if len(s.shown.Template) != 100 || len(said) != 1 || !slices.Equal(s.problems, said) {
		t.Errorf("shown %+v, problems %q and then %q", s.shown, said, s.problems)
	}
	view.Template = ""
	if s.replaceAddress(view); *s.shown != view || len(s.problems) > 0 {
		t.Errorf("shown %+v, problems %q", s.shown, s.problems)
	}
}
