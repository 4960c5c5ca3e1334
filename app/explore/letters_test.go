//go:build !js

package explore

import (
	"strings"
	"testing"

	"spectrie/app/address"
	"spectrie/app/apptest"
	"spectrie/app/sitetest"
	"spectrie/dicts"
)

func fewWords(t testing.TB) *mounted {
	return mount(t, apptest.ShelfOf(t, "jack", "jell", "jewel", "aorta"))
}

// key is a keystroke without focus.
func (m *mounted) key(t testing.TB, key string) {
	t.Helper()
	if !m.Press(t, sitetest.Keystroke{Key: key}) {
		t.Errorf("the page leaves the key %q to the browser, want it used", key)
	}
}

func TestLettersArePlayedAndTakenBack(t *testing.T) {
	t.Parallel()
	m := fewWords(t)
	for _, step := range []struct{ key, control, want, title string }{
		{key: "j", want: "j", title: "J – Spectrie"},
		{control: "click button data-letter=e", want: "je", title: "JE – Spectrie"},
		{key: "W", want: "jew", title: "JEW – Spectrie"},
		{key: "Backspace", want: "je", title: "JE – Spectrie"},
		{control: "click button id=climb", want: "j", title: "J – Spectrie"},
		{key: "Backspace", want: "", title: "Spectrie: see the whole game of Ghost"},
		{key: "Backspace", want: "", title: "Spectrie: see the whole game of Ghost"},
		{control: "click button id=climb", want: "", title: "Spectrie: see the whole game of Ghost"},
	} {
		if step.key != "" {
			m.key(t, step.key)
		} else {
			m.Use(t, step.control)
		}
		if got := m.Shown().Fragment; got != step.want {
			t.Errorf("after %s%s the fragment is %q, want %q", step.key, step.control, got, step.want)
		}
		if got := m.explorer.Title(); got != step.title {
			t.Errorf("at %q the title is %q, want %q", step.want, got, step.title)
		}
	}
	if m.Press(t, sitetest.Keystroke{Key: "F5"}) {
		t.Error("the page uses F5, want it left to the browser")
	}
}

func TestALetterThatCannotBePlayedLeavesTheFragment(t *testing.T) {
	t.Parallel()
	m := fewWords(t)
	for name, play := range map[string]func(){
		"typed":  func() { m.key(t, "k") },
		"tapped": func() { m.Use(t, "click button data-letter=k") },
	} {
		m.Tell("")
		play()
		m.WantSaid(t, "notice", "No word begins with K")
		if got := m.Shown().Fragment; got != "" {
			t.Errorf("%s: the fragment is %q, want none", name, got)
		}
	}
	m.key(t, "j")
	if got := m.Notice(); got != "" {
		t.Errorf("after a letter that can be played the page still says %q", got)
	}
}

func TestAFragmentThatCannotComeUpIsCutAndThePageSaysSo(t *testing.T) {
	t.Parallel()
	m := fewWords(t)
	for fragment, want := range map[string]struct {
		shown string
		said  bool
	}{"jq": {"j", true}, "jackal": {"jack", true}, "je": {"je", false}} {
		m.Visit.Visit(apptest.Game(2, 1, fragment))
		if got, said := m.Shown().Fragment, len(m.Problems()) > 0; got != want.shown || said != want.said {
			t.Errorf("%s: the page shows %q and says %q, want %q, and something said: %v", fragment, got, m.Problems(), want.shown, want.said)
		}
	}
}

func TestTheHintIsForTheFirstLetter(t *testing.T) {
	t.Parallel()
	m := fewWords(t)
	for fragment, want := range map[string]bool{"": true, "j": false} {
		m.Visit.Visit(apptest.Game(2, 1, fragment))
		if got := m.Drawn(t).One(".hint").Words(); strings.Contains(got, "4 letters") != want {
			t.Errorf("%q: the hint is %q, want one: %v", fragment, got, want)
		}
	}
}

func TestATileSaysWhoPlayedItAndWhereItLeads(t *testing.T) {
	t.Parallel()
	m := fewWords(t)
	m.Visit.Visit(apptest.Game(2, 2, "je"))
	var labels []string
	for _, a := range m.Drawn(t).One(".tiles").All("a") {
		labels = append(labels, a.Attribute("aria-label"))
	}
	if got, want := strings.Join(labels, "; "), "Back to the empty fragment; J, played by player 1: back to J; E, played by you: back to JE"; !strings.EqualFold(got, want) {
		t.Errorf("the tiles are labelled %q, want %q", got, want)
	}
}

// Two players have no notions of safety to choose from. The page explains the colours to all.
func TestOnlyManyPlayersChooseANotionOfSafety(t *testing.T) {
	t.Parallel()
	m := fewWords(t)
	for players, want := range map[int]int{2: 0, 3: 2} {
		m.Visit.Visit(apptest.Game(players, 1, ""))
		p := m.Drawn(t)
		if got := len(p.One(".notions").All("input")); got != want || p.One(".colours").Words() == "" {
			t.Errorf("%d players have %d notions to choose from, want %d", players, got, want)
		}
	}
}

// The words to know are few, and some answers in them are not the quickest. The page says which.
func TestOtherAnswersThanTheQuickestAreSaid(t *testing.T) {
	t.Parallel()
	m := mount(t, apptest.ShelfWith(t, dicts.DefaultID))
	m.Visit.Visit(apptest.Game(2, 1, "j"))
	const want = "These answers are the quickest. The words to know answer E with L and O with V, so that there are fewer to learn."
	if got := m.Drawn(t).Text("other-answers"); got != want {
		t.Errorf("after J the page says %q, want %q", got, want)
	}
	for name, view := range map[string]address.View{
		"of one's own move": apptest.Game(2, 1, "jo"), "of a word": apptest.Game(2, 1, "jack"), "off the words": apptest.Game(2, 1, "h"), "of three": apptest.Game(3, 1, "q"),
	} {
		m.Visit.Visit(view)
		if strings.Contains(m.Drawn(t).Text("letters"), "These answers") {
			t.Errorf("%s: the page speaks of answers to learn", name)
		}
	}
}
