//go:build !js

package site

import (
	"errors"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/address"
	"spectrie/app/apptest"
	"spectrie/dicts"
)

// ask does what OnNav does for an address that asks for view.
func (m *mounted) ask(view address.View) {
	m.asked, m.problems, m.fetching = view, nil, fetching{}
	m.fetch(view.Dict)
}

func TestEveryPageThatNeedsADictionarySaysThatItDidNotCome(t *testing.T) {
	t.Parallel()
	packed, err := apptest.ShelfOf(t, "aunt", "bone", "zones").Dictionaries[dicts.DefaultID].Pack()
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range address.Pages {
		m := mount(t, apptest.ShelfWith(t))
		if m.ready(address.DefaultView.On(name)) {
			continue // it needs none
		}
		answers := make(chan error, 1)
		m.shelf.Files = func(string) ([]byte, error) { return packed, <-answers }
		m.ask(address.DefaultView.On(name))
		apptest.Rendered(t, m) // while it is on its way
		answers <- errors.New("the server is away")
		m.engine.ConsumeAll()
		page := apptest.Rendered(t, m)
		if got, want := page.Text("messages"), "could not be loaded: the server is away."; !strings.Contains(got, want) {
			t.Errorf("%s: %q, want it to contain %q", name, got, want)
		}
		answers <- nil
		m.retry(m.Ctx(), app.Event{})
		m.engine.ConsumeAll()
		if page = apptest.Rendered(t, m); page.Text("messages") != "" || m.Shown() == nil {
			t.Errorf("%s: after another try: %q", name, page.Text("messages"))
		}
	}
}

func TestADictionaryOnItsWayLeavesTheOtherInUse(t *testing.T) {
	t.Parallel()
	m := mount(t, apptest.ShelfWith(t, dicts.DefaultID))
	answer := m.byHand()
	view := apptest.Game(3, 1, "")
	view.Dict, view.Guaranteed = "web2", true

	m.ask(view)
	page := apptest.Rendered(t, m)
	if got := page.Text("messages"); !strings.Contains(got, "Loading Webster’s Second (") {
		t.Errorf("while it loads: %q", got)
	}
	if got := page.Text("verdict"); !strings.Contains(got, "H, J, M, R or Z") {
		t.Errorf("while it loads: %q", got)
	}
	if got := page.Chosen("dictionary") + page.Chosen("players"); got != "web23" {
		t.Errorf("the menus show %s", got)
	}

	answer("web/dicts/web2.trie") <- errors.New("the server answered with status 500")
	m.engine.ConsumeAll()
	page = apptest.Rendered(t, m)
	const failed = "Webster’s Second could not be loaded: the server answered with status 500. American English 7.1 is still in use. Try again"
	if got := page.Text("messages"); got != failed {
		t.Errorf("after it failed: %q", got)
	}

	m.retry(m.Ctx(), app.Event{})
	answer("web/dicts/web2.trie") <- nil
	m.engine.ConsumeAll()
	page = apptest.Rendered(t, m)
	if got := page.Text("messages") + page.Text("verdict"); !strings.HasPrefix(got, "Your move. Together the others can make you lose, whatever the letter.") {
		t.Errorf("after it came: %q", got)
	}
}

// Whoever chooses again while a dictionary is on its way asks twice for it.
func TestADictionaryAskedForTwiceIsShownOnce(t *testing.T) {
	t.Parallel()
	m := mount(t, apptest.ShelfWith(t, dicts.DefaultID))
	answer := m.byHand()
	view := apptest.Game(2, 1, "jq")
	view.Dict = "web2"
	m.ask(view)
	m.ask(view)
	answer("web/dicts/web2.trie") <- nil
	answer("web/dicts/web2.trie") <- nil
	m.engine.ConsumeAll()
	if got, want := apptest.Rendered(t, m).Text("messages"), "No word begins with “JQ” here; this shows J."; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}

func TestADictionaryThatIsNoLongerAskedForIsNotShown(t *testing.T) {
	t.Parallel()
	m := mount(t, apptest.ShelfWith(t, dicts.DefaultID))
	answer := m.byHand()
	view := address.DefaultView
	view.Dict = "web2"
	m.ask(view)
	m.OnNav(m.Ctx()) // back to the default view
	answer("web/dicts/web2.trie") <- nil
	m.engine.ConsumeAll()
	page := apptest.Rendered(t, m)
	if got, want := page.Text("messages")+page.Text("verdict"), "H, J, M, R or Z"; !strings.Contains(got, want) || strings.Contains(got, "Webster") {
		t.Errorf("%q, want it to contain %q, without %q", got, want, "Webster")
	}
}

func TestTheLicenceShownIsThatOfTheDictionary(t *testing.T) {
	t.Parallel()
	m := mount(t, apptest.ShelfWith(t, dicts.DefaultID, "web2"))
	answer := m.byHand()
	web2 := address.DefaultView
	web2.Dict = "web2"
	licence := func(is string) {
		t.Helper()
		if got := apptest.Rendered(t, m).Text("source"); !strings.Contains(got, is) {
			t.Errorf("%.400q does not contain %q", got, is)
		}
	}

	m.openSource(m.Ctx(), app.Event{})
	licence("Loading…")
	answer("web/dicts/scowl.txt") <- errors.New("the network does not answer")
	m.engine.ConsumeAll()
	licence("The text could not be loaded: the network does not answer.")

	m.openSource(m.Ctx(), app.Event{}) // asks again
	m.Show(web2)
	licence("Loading…")
	m.openSource(m.Ctx(), app.Event{})
	answer("web/dicts/scowl.txt") <- nil // whichever comes first
	answer("web/dicts/web2.txt") <- nil
	m.engine.ConsumeAll()
	licence("The 1934 copyright has elapsed")
	m.Show(address.DefaultView)
	licence("Loading…")
}

// What a person chooses while a dictionary is on its way is shown as chosen, and
// nothing of what the address asked for is lost.
func TestChoicesMadeMeanwhileCount(t *testing.T) {
	t.Parallel()
	m := mount(t, apptest.ShelfWith(t, dicts.DefaultID))
	answer := m.byHand()
	m.Show(apptest.Game(3, 1, ""))
	view := apptest.Game(3, 1, "qu")
	view.Dict, view.Guaranteed = "web2", true
	m.ask(view)
	page := apptest.Rendered(t, m)
	if !page.Id("guarantee").Has("checked") || page.Id("rational").Has("checked") {
		t.Error("the notion chosen is not the one shown")
	}
	if got := m.View(); got != view {
		t.Errorf("the next choice starts from %+v", got)
	}
	answer("web/dicts/web2.trie") <- nil
	m.engine.ConsumeAll()
	if got := m.View(); got != view || *m.Shown() != view {
		t.Errorf("%+v is shown", *m.Shown())
	}
}
