//go:build !js

package lists

import (
	"strings"
	"testing"

	"spectrie/app/address"
	"spectrie/app/apptest"
	"spectrie/dicts"
)

func TestTheOneFileOffersOnlyTheDictionariesThatItHas(t *testing.T) {
	m := mount(t, apptest.ShelfWith(t, dicts.DefaultID))
	m.inAFile()
	apptest.ByHand(m.Shelf) // whatever it asked for would wait
	m.Show(address.DefaultView)
	page := apptest.Rendered(t, m)
	for _, entry := range dicts.Catalogue {
		offered := strings.Contains(page.Text("dictionary"), entry.Name)
		if entry.ID == dicts.DefaultID != offered {
			t.Errorf("%s is offered: %v", entry.Name, offered)
		}
	}

	m.Show(address.DefaultView.On(address.Dictionaries))
	page = apptest.Rendered(t, m)
	const note = "This is Spectrie in one file, with American English 7.1. American English 2020, Webster’s Second, SCOWL small and SCOWL large are on"
	if got := page.Text("one-file"); !strings.HasPrefix(got, note) {
		t.Errorf("the page says %q", got)
	}

	m.Show(address.DefaultView.On(address.Compare))
	if got := apptest.Rendered(t, m).Words(); !strings.Contains(got, "There is no other list to compare with: Import one") {
		t.Errorf("with one list the comparison says %q", got)
	}

	web2 := address.DefaultView
	web2.Dict = "web2"
	m.ask(web2)
	m.Engine.ConsumeAll()
	const failed = "Webster’s Second could not be loaded: it is on Spectrie’s site but not in this file. American English 7.1 is still in use. Import a list"
	if got := apptest.Rendered(t, m).Text("messages"); got != failed {
		t.Errorf("%q, want %v", got, failed)
	}
}

// inAFile makes the program one file with the default dictionary only.
func (m *mounted) inAFile() {
	m.Shelf.Absent = map[string]bool{}
	for _, entry := range dicts.Catalogue {
		if entry.ID != dicts.DefaultID {
			m.Shelf.Absent[entry.ID] = true
		}
	}
}
