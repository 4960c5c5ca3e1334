//go:build !js

package app

import (
	"errors"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/dicts"
)

// ask does what OnNav does for an address that asks for view.
func (m *mounted) ask(view View) {
	m.asked, m.problems, m.fetching = view, nil, fetching{}
	m.fetch(view.Dict)
}

func TestEveryPageThatNeedsADictionarySaysThatItDidNotCome(t *testing.T) {
	for _, name := range pages {
		m := mount(t, shelfWith(t))
		if m.ready(DefaultView.On(name)) {
			continue // it needs none
		}
		answer := m.byHand()
		m.ask(DefaultView.On(name))
		rendered(t, m) // while it is on its way
		answer("web/dicts/american-english-7.1.trie") <- errors.New("the server is away")
		m.engine.ConsumeAll()
		page := rendered(t, m)
		if got := page.text("messages"); !strings.Contains(got, "could not be loaded: the server is away.") {
			t.Errorf("%s: %q", name, got)
		}
		answer("web/dicts/american-english-7.1.trie") <- nil
		m.retry(m.home, app.Event{})
		m.engine.ConsumeAll()
		if page = rendered(t, m); page.text("messages") != "" || m.shown == nil {
			t.Errorf("%s: after another try: %q", name, page.text("messages"))
		}
	}
}

func TestADictionaryOnItsWayLeavesTheOtherInUse(t *testing.T) {
	m := mount(t, shelfWith(t, dicts.DefaultID))
	answer := m.byHand()
	view := game(3, 1, "")
	view.Dict, view.Guaranteed = "web2", true

	m.ask(view)
	page := rendered(t, m)
	if got := page.text("messages"); !strings.Contains(got, "Loading Webster’s Second (") {
		t.Errorf("while it loads: %q", got)
	}
	if got := page.text("verdict"); !strings.Contains(got, "H, J, M, R or Z") {
		t.Errorf("while it loads: %q", got)
	}
	if got := page.chosen("dictionary") + page.chosen("players"); got != "web23" {
		t.Errorf("the menus show %s", got)
	}

	answer("web/dicts/web2.trie") <- errors.New("the server answers 500")
	m.engine.ConsumeAll()
	page = rendered(t, m)
	const failed = "Webster’s Second could not be loaded: the server answers 500. American English 7.1 stays in use. Try again"
	if got := page.text("messages"); got != failed {
		t.Errorf("after it failed: %q", got)
	}

	m.retry(m.home, app.Event{})
	answer("web/dicts/web2.trie") <- nil
	m.engine.ConsumeAll()
	page = rendered(t, m)
	if got := page.text("messages") + page.text("verdict"); !strings.HasPrefix(got, "Your move. No letter guarantees anything: together the others can make you lose.") {
		t.Errorf("after it came: %q", got)
	}
}

// Whoever chooses again while a dictionary is on its way asks twice for it.
func TestADictionaryAskedForTwiceIsShownOnce(t *testing.T) {
	m := mount(t, shelfWith(t, dicts.DefaultID))
	answer := m.byHand()
	view := game(2, 1, "jq")
	view.Dict = "web2"
	m.ask(view)
	m.ask(view)
	answer("web/dicts/web2.trie") <- nil
	answer("web/dicts/web2.trie") <- nil
	m.engine.ConsumeAll()
	if got := rendered(t, m).text("messages"); got != "No word begins with “JQ” here; this shows J." {
		t.Errorf("%q", got)
	}
}

func TestADictionaryThatIsNoLongerAskedForIsNotShown(t *testing.T) {
	m := mount(t, shelfWith(t, dicts.DefaultID))
	answer := m.byHand()
	view := DefaultView
	view.Dict = "web2"
	m.ask(view)
	m.OnNav(m.home) // back to the default view
	answer("web/dicts/web2.trie") <- nil
	m.engine.ConsumeAll()
	page := rendered(t, m)
	if got := page.text("messages") + page.text("verdict"); !strings.Contains(got, "H, J, M, R or Z") || strings.Contains(got, "Webster") {
		t.Errorf("%q", got)
	}
}

func TestTheLicenceShownIsThatOfTheDictionary(t *testing.T) {
	m := mount(t, shelfWith(t, dicts.DefaultID, "web2"))
	answer := m.byHand()
	web2 := DefaultView
	web2.Dict = "web2"
	licence := func(is string) {
		t.Helper()
		if got := rendered(t, m).text("source"); !strings.Contains(got, is) {
			t.Errorf("%.400q does not contain %q", got, is)
		}
	}

	m.openSource(m.home, app.Event{})
	licence("Loading…")
	answer("web/dicts/scowl.txt") <- errors.New("the network does not answer")
	m.engine.ConsumeAll()
	licence("The text could not be loaded: the network does not answer.")

	m.openSource(m.home, app.Event{}) // asks again
	m.show(web2)
	licence("Loading…")
	m.openSource(m.home, app.Event{})
	answer("web/dicts/scowl.txt") <- nil // whichever comes first
	answer("web/dicts/web2.txt") <- nil
	m.engine.ConsumeAll()
	licence("The 1934 copyright has elapsed")
	m.show(DefaultView)
	licence("Loading…")
}

// What a person chooses while a dictionary is on its way is shown as chosen, and
// nothing of what the address asked for is lost.
func TestChoicesMadeMeanwhileCount(t *testing.T) {
	m := mount(t, shelfWith(t, dicts.DefaultID))
	answer := m.byHand()
	m.show(game(3, 1, ""))
	view := game(3, 1, "qu")
	view.Dict, view.Guaranteed = "web2", true
	m.ask(view)
	page := rendered(t, m)
	if !page.id("guarantee").has("checked") || page.id("rational").has("checked") {
		t.Error("the notion chosen is not the one shown")
	}
	if got := m.View(); got != view {
		t.Errorf("the next choice starts from %+v", got)
	}
	answer("web/dicts/web2.trie") <- nil
	m.engine.ConsumeAll()
	if got := m.View(); got != view || *m.shown != view {
		t.Errorf("%+v is shown", *m.shown)
	}
}
