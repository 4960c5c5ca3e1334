//go:build !js

package lists

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"testing"

	"spectrie/app/address"
	"spectrie/app/answers"
	"spectrie/app/apptest"
	"spectrie/app/explore"
	"spectrie/app/page"
	"spectrie/app/shelf"
	"spectrie/app/site"
	"spectrie/app/sitetest"
	"spectrie/app/storage"
)

// mounted is a visit to a site with the page about lists.
type mounted struct {
	*sitetest.Visit
	dictionaries *Page
}

// fewPages are the explorer and the page about lists.
func fewPages(h page.Host, w site.World, answers *answers.Answers) []page.Placement {
	return []page.Placement{
		{Class: "explorer", Names: []address.Page{address.Explore}, Page: explore.New(h, w.Shelf, answers), Bar: page.Link{Name: "Explore", Icon: "tree"}},
		{Class: "dictionaries", Names: []address.Page{address.Dictionaries, address.Losers, address.Compare}, Page: New(h, w.Shelf, w.Ask), Bar: page.Link{Name: "Dictionaries", Short: "Lists", Icon: "lists"}},
	}
}

// mountIn opens a site of a world.
func mountIn(t testing.TB, w *sitetest.World) *mounted {
	t.Helper()
	v := w.Open(t)
	return &mounted{v, sitetest.PageOf[*Page](v)}
}

func mount(t testing.TB, l *shelf.Shelf) *mounted {
	t.Helper()
	return mountIn(t, sitetest.NewWorld(l, fewPages))
}

// listsOn opens the page of dictionaries on a device.
func listsOn(t testing.TB, device *storage.Memory, shelved ...string) *mounted {
	t.Helper()
	return listsIn(t, &sitetest.World{Device: device, Build: fewPages}, shelved...)
}

// listsIn opens it in a world, with a shelf of its own. No list that is not shelved comes: an import would read three
// of them for the commonness of its words.
func listsIn(t testing.TB, w *sitetest.World, shelved ...string) *mounted {
	t.Helper()
	w.Shelf = shelf.New(nil, w.Device)
	w.Shelf.Files = func(string) ([]byte, error) { return nil, errors.New("the network does not answer") }
	w.Shelf.Dictionaries = apptest.ShelfWith(t, shelved...).Dictionaries
	w.Shelf.ListOwn()
	m := mountIn(t, w)
	m.Ask(address.DefaultView.On(address.Dictionaries))
	m.Show(m.Asked())
	return m
}

// nextVisit closes the page and opens it again.
func (m *mounted) nextVisit(t testing.TB) *mounted {
	t.Helper()
	return listsIn(t, m.World)
}

// only is the id of the only list of the person's own.
func (m *mounted) only(t testing.TB) string {
	t.Helper()
	if len(m.Shelf.Own.Lists) != 1 {
		t.Fatalf("%d lists", len(m.Shelf.Own.Lists))
	}
	return m.Shelf.Own.Lists[0].ID
}

// ask does what OnNav does for an address that asks for view, whose dictionary is not
// here. There is no such address without a browser. So first the dictionary that an
// empty one asks for does not come, and what is asked for when something did not come is
// fetched.
func (m *mounted) ask(view address.View) {
	files, usual := m.Shelf.Files, m.Shelf.Dictionaries[address.DefaultView.Dict]
	m.Shelf.Files = func(string) ([]byte, error) { return nil, errors.New("the network does not answer") }
	delete(m.Shelf.Dictionaries, address.DefaultView.Dict)
	m.OnNav(m.Ctx())
	m.Engine.ConsumeAll()
	if m.Shelf.Files = files; usual != nil {
		m.Shelf.Add(usual)
	}
	m.Ask(view)
	m.GoTo(m.Ctx(), view)
}

// The database of lists, as it is on devices.
const (
	ownDatabase = "spectrie-dictionaries"
	ownRecords  = "lists"
	ownWords    = "packed"
)

// What a device keeps of lists, by key.
func keptListRecords(m *storage.Memory) map[storage.Key]any {
	return m.Records(ownDatabase, ownRecords)
}
func keptListWords(m *storage.Memory) map[storage.Key]any { return m.Records(ownDatabase, ownWords) }

// openTestShelf is what another tab knows of the lists on a device.
func openTestShelf(t testing.TB, device *storage.Memory) *shelf.Shelf {
	t.Helper()
	l := shelf.New(nil, device)
	if l.ListOwn(); l.Own.Store == nil {
		t.Fatalf("the store is denied: %v, want one", l.Own.Denied)
	}
	return l
}

func openTestStore(t testing.TB, device *storage.Memory) *shelf.OwnStore {
	t.Helper()
	return openTestShelf(t, device).Own.Store
}

// saveTestList keeps the n-th list, with as many packed bytes as asked.
func saveTestList(t testing.TB, s *shelf.OwnStore, n int, name string, size int) shelf.OwnList {
	t.Helper()
	l := shelf.OwnList{
		ID: fmt.Sprintf("own-%016x", n), Name: name, Words: 100 * n, Bytes: size, Added: int64(1000 * n), Note: "100 words from 100 lines.",
	}
	if err := s.Save(context.Background(), l, bytes.Repeat([]byte{byte(n)}, size)); err != nil {
		t.Fatal(err)
	}
	return l
}
