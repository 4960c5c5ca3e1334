//go:build !js

package lists

import (
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/apptest"
	"spectrie/app/sitetest"
	"spectrie/app/storage"
)

func TestAKeptListStaysWhereTheWholeOneCannotBeKept(t *testing.T) {
	device := &storage.Memory{}
	m := listsOn(t, device)
	m.take(wordFile("mixed.txt", "at\nAte\nBee\nTo\n"))
	part := m.only(t)
	device.Room = device.Used() + 1
	m.lists().readLower(m.Ctx(), app.Event{})
	m.Engine.ConsumeAll()
	if keptListWords(device)[part] == nil || m.cards(t) != "mixed, mixed 2" {
		t.Errorf("kept %+v, shown %q", keptListRecords(device), m.cards(t))
	}
	page := apptest.Rendered(t, m)
	if got := page.Text("import-said"); !strings.HasPrefix(got, "“mixed 2” is imported: 4 words from 4 lines. It lasts for this visit only: ") {
		t.Errorf("said %q", got)
	}
	if got := page.Text("import-result"); !strings.Contains(got, "“mixed” is unchanged.") {
		t.Errorf("said %q", got)
	}
	if m = m.nextVisit(t); m.cards(t) != "mixed" {
		t.Errorf("the next visit has %q", m.cards(t))
	}
}

func TestAnImportThatIsReadCanBeCancelledUntilItIsBeingKept(t *testing.T) {
	device := &storage.Memory{}
	m := listsOn(t, device)
	m.lists().read(wordFile("a.txt", five), false, "")
	m.Engine.ConsumeNext() // all is read, and the page does not know yet
	m.Use(t, "click button id=cancel-import")
	if got := m.said(t); got != "The import of a.txt was cancelled. Nothing has changed." || len(keptListRecords(device)) > 0 {
		t.Errorf("%q, kept %v", got, keptListRecords(device))
	}

	release := device.Stall() // it takes its time
	m.lists().read(wordFile("a.txt", five), false, "")
	for m.lists().importing.stage != keepingIt {
		m.Engine.ConsumeNext()
	}
	cancel := apptest.Rendered(t, m).Id("cancel-import")
	m.lists().cancelImport(m.Ctx(), app.Event{})
	release()
	m.Engine.ConsumeAll()
	if got := m.said(t); got != "“a” is imported: 5 words from 5 lines." || len(keptListRecords(device)) != 1 {
		t.Errorf("%q, kept %v", got, keptListRecords(device))
	}
	if !cancel.Has("disabled") {
		t.Error("it looks as if it could be cancelled")
	}
}

func TestWhatHappensToAListWhileItIsBeingKeptIsKept(t *testing.T) {
	device := &storage.Memory{Room: 10}
	m := listsOn(t, device)
	m.take(wordFile("a.txt", five))
	id := m.only(t)
	device.Room = 0
	m.lists().keep(id)
	m.lists().rename(id, "b")
	m.Engine.ConsumeAll()
	if m = m.nextVisit(t); m.cards(t) != "b" {
		t.Errorf("after renaming: %q", m.cards(t))
	}
}

func TestAListThatIsDeletedWhileItIsBeingKeptStaysDeleted(t *testing.T) {
	device := &storage.Memory{Room: 10}
	m := listsOn(t, device)
	m.take(wordFile("a.txt", five))
	id := m.only(t)
	device.Room = 0
	m.lists().keep(id)
	m.lists().remove(id)
	m.Engine.ConsumeAll()
	m.Engine.ConsumeAll()
	if m.cards(t) != "" || len(keptListRecords(device)) > 0 {
		t.Errorf("shown %q, kept %v", m.cards(t), keptListRecords(device))
	}
	m.lists().undo(id)
	m.Engine.ConsumeAll()
	if m.cards(t) != "a" || m.Shelf.Own.Unkept[id] == nil {
		t.Errorf("undoing: %q", m.cards(t))
	}
}

func TestWithoutRoomOrPermissionAListIsHereForThisVisit(t *testing.T) {
	for want, device := range map[string]*storage.Memory{
		"this device has no room for it. Close or reload this page and it is gone. Export a copy, or free some space": {Room: 10},
		"this browser keeps nothing for this page (a private window, or storage is blocked). Close or reload":         {Fails: storage.ErrDenied},
	} {
		m := listsOn(t, device)
		m.take(wordFile("mine.txt", five))
		page := apptest.Rendered(t, m)
		if got := page.Text("import-said"); !strings.Contains(got, "“mine” is imported: 5 words from 5 lines. It lasts for this visit only: "+want) {
			t.Errorf("said %q", got)
		}
		if got := page.Id("own-lists").Words(); !strings.Contains(got, "for this visit only") || !strings.Contains(got, "Try to keep it") {
			t.Errorf("the card says %q", got)
		}
		id := m.only(t)
		m.Use(t, "click button id=export-unkept")
		if got, want := m.Notice(), "Saved as mine.txt."; got != want {
			t.Errorf("said %q, want %q", got, want)
		}
		if !m.Shelf.Has(id) {
			t.Error("it cannot be used")
		}
		m.Use(t, "click button data-action=keep")
		if !strings.HasPrefix(m.Notice(), "Still not kept: ") {
			t.Errorf("trying again: %q", m.Notice())
		}
		m.Use(t, "click button data-action=delete")
		m.Use(t, "click button data-action=undo")
		if m.Shelf.Own.Unkept[id] == nil || !m.Shelf.Has(id) {
			t.Error("deleting and undoing lost it")
		}
		m.take(wordFile("mine.txt", five+"!\n")) // still without room
		device.Room, device.Fails = 0, nil       // somebody made room
		m.Use(t, "click button data-action=keep")
		if got := m.said(t); got != "" {
			t.Errorf("that it is not kept is still said: %q", got)
		}
		if m.Notice() != "“mine” is now kept on this device." || len(keptListRecords(device)) != 1 || m.Shelf.Own.Unkept[id] != nil {
			t.Errorf("with room: %q", m.Notice())
		}
		if m = m.nextVisit(t); m.cards(t) != "mine" {
			t.Error("it was not kept")
		}
	}
}

// The browser is asked to keep the lists once there is one to keep.
func TestWithAListToKeepTheBrowserIsAsked(t *testing.T) {
	t.Parallel()
	for want, device := range map[string]*storage.Memory{"persist": {}, "": {Room: 10}} {
		w := &sitetest.World{Device: device, Build: fewPages}
		asked := w.StorageAnswers(false, true, nil)
		m := listsIn(t, w)
		m.take(wordFile("a.txt", five))
		m.Engine.ConsumeAll()
		if got := strings.Join(*asked, " "); got != want {
			t.Errorf("asked %q, want %q", got, want)
		}
	}
}

// Some browsers ask the person, who may never answer.
func TestAnImportDoesNotWaitForAnAnswerOfThePerson(t *testing.T) {
	t.Parallel()
	var m *mounted
	asked, waits := false, false
	w := &sitetest.World{Device: &storage.Memory{}, Build: fewPages}
	w.Ask = func(method string) (bool, error) {
		if method == "persist" {
			asked, waits = true, m.lists().importing != nil
		}
		return false, nil
	}
	m = listsIn(t, w)
	m.take(wordFile("a.txt", five))
	if !asked || waits {
		t.Errorf("the browser is asked: %v, while the import waits: %v; want it asked after the import", asked, waits)
	}
}
