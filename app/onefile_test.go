//go:build !js

package app

import (
	"strings"
	"testing"

	"spectrie/dicts"
)

func TestTheOneFileOffersOnlyTheDictionariesThatItHas(t *testing.T) {
	m := mount(t, shelfWith(t, dicts.DefaultID))
	m.inAFile()
	m.byHand() // whatever it asked for would wait
	m.show(DefaultView)
	page := rendered(t, m)
	for _, entry := range dicts.Catalogue {
		offered := strings.Contains(page.text("dictionary"), entry.Name)
		if entry.ID == dicts.DefaultID != offered {
			t.Errorf("%s is offered: %v", entry.Name, offered)
		}
	}

	m.show(DefaultView.On(Dictionaries))
	page = rendered(t, m)
	const note = "This is Spectrie in one file, with American English 7.1 in it. American English 2020, Webster’s Second, SCOWL small and SCOWL large come with"
	if got := page.text("one-file"); !strings.HasPrefix(got, note) {
		t.Errorf("the page says %q", got)
	}

	m.show(DefaultView.On(Compare))
	if got := rendered(t, m).words(); !strings.Contains(got, "There is no other list here to compare with: Import one") {
		t.Errorf("with one list the comparison says %q", got)
	}

	web2 := DefaultView
	web2.Dict = "web2"
	m.ask(web2)
	m.engine.ConsumeAll()
	const failed = "Webster’s Second could not be loaded: it is on Spectrie’s site and not in this file. American English 7.1 stays in use. Import a list"
	if got := rendered(t, m).text("messages"); got != failed {
		t.Errorf("%q", got)
	}
}
