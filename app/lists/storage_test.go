//go:build !js

package lists

import (
	"errors"
	"reflect"
	"strings"
	"testing"

	"spectrie/app/apptest"
	"spectrie/app/storage"
)

func TestListsThatTheBrowserClearedStayForTheVisit(t *testing.T) {
	device := &storage.Memory{}
	m := listsOn(t, device)
	m.take(wordFile("first.txt", five))
	m = m.nextVisit(t) // which does not read its words
	m.take(wordFile("second.txt", "zoo\nzone\n"))
	device.Room = device.Used() + 1
	m.take(wordFile("unkept.txt", "zebra\n"))
	device.Room = 0
	apptest.ClearSiteData(device)
	m.lists().refresh()
	m.Engine.ConsumeAll()
	if m.Notice() != "The browser has cleared some of your lists. Still here for this visit: “second”. Import these again: “first”." {
		t.Errorf("%q", m.Notice())
	}
	for _, list := range m.Shelf.Own.Lists {
		if list.Name == "second" {
			m.Use(t, "click button data-action=keep data-id="+list.ID)
		}
	}
	if got := m.nextVisit(t).cards(t); got != "second" {
		t.Errorf("the next visit has %q", got)
	}
}

// What a later program keeps is mentioned, and neither overwritten nor deleted.
func TestWhatALaterProgramKeepsStays(t *testing.T) {
	lists := &storage.Memory{}
	m := listsOn(t, lists)
	m.take(wordFile("mine.txt", five))
	id := m.only(t)
	before, store := keptListRecords(lists)[id].(map[string]any), openTestStore(t, lists)
	before["v"] = 2.0
	lists.Place(ownDatabase, ownRecords, id, before) // since it was listed
	if err := store.Rename(t.Context(), id, "x"); !errors.Is(err, storage.ErrNewer) {
		t.Errorf("renaming: %v", err)
	}
	m = m.nextVisit(t)
	if got, want := apptest.Rendered(t, m).Text("own-unread"), "1 list is from a newer version of this page"; !strings.HasPrefix(got, want) {
		t.Errorf("%q, want it to begin with %q", got, want)
	}
	m.take(wordFile("mine.txt", five))
	if got := apptest.Rendered(t, m).Text("import-said"); !strings.Contains(got, "It lasts for this visit only: "+storage.ErrNewer.Error()) || !reflect.DeepEqual(keptListRecords(lists)[id], before) {
		t.Errorf("%q, %+v", got, keptListRecords(lists)[id])
	}
}
