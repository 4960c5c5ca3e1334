//go:build !js

package app

import (
	"strings"
	"testing"

	"spectrie/app/storage"
)

func TestAListCanBeRenamed(t *testing.T) {
	m := listsOn(t, &storage.Memory{})
	m.take(text("a.txt", five))
	m.take(text("b.txt", five+"bed\n"))
	id := m.shelf.own.lists[0].ID
	m.lists().startRenaming(id)
	field := rendered(t, m).id("new-name")
	if got := field.attr("value"); got != "a" {
		t.Errorf("the field has %q", got)
	}
	hostile := ` <img src=x onerror="alert(1)">` + "\u202e\n x "
	for typed, want := range map[string]string{
		"  ":                    "a, b",
		"B":                     "b, B 2",
		"a":                     "a, b",
		hostile:                 `<img src=x onerror="alert(1)"> x, b`,
		strings.Repeat("ö", 99): "b, " + strings.Repeat("ö", mostName),
	} {
		m.lists().rename(id, "a")
		m.engine.ConsumeAll()
		m.lists().rename(id, typed)
		m.engine.ConsumeAll()
		if got := m.cards(t); got != want {
			t.Errorf("%q: %q, want %q", typed, got, want)
		}
		shown := m.shelf.own.find(id).Name
		if m = m.world.lists(t); m.shelf.own.find(id).Name != shown {
			t.Errorf("%q was not kept", shown)
		}
	}
}

func TestTheFieldForANameStaysWhereItIs(t *testing.T) {
	m := listsOn(t, &storage.Memory{})
	for _, name := range []string{"b", "c", "d"} {
		m.take(text(name+".txt", five+"w"+name+"w\n"))
	}
	id := m.shelf.own.lists[1].ID
	m.lists().startRenaming(id)
	m.lists().renaming.typed = "half a na"
	place := func() (place int) {
		for i, card := range rendered(t, m).id("own-lists").all("li") {
			if len(card.all("input")) == 1 && card.id("new-name").attr("value") == "half a na" {
				return i
			}
		}
		return -1
	}
	m.take(text("a.txt", five))
	if got, at := m.cards(t), place(); got != "b, d, a" || at != 1 { // that of c is a field now
		t.Errorf("after an import: %q, the field at %d", got, at)
	}
	m.lists().remove(m.shelf.own.lists[1].ID)
	m.engine.ConsumeAll()
	if got, at := m.cards(t), place(); got != "d, a" || at != 1 {
		t.Errorf("after deleting one: %q, the field at %d", got, at)
	}
	m.lists().startRenaming(id) // a second press loses nothing
	if at := place(); at != 1 {
		t.Errorf("the field is at %d", at)
	}
	m.lists().renaming.typed = "z"
	m.lists().saveName()
	m.engine.ConsumeAll()
	if got := m.cards(t); got != "a, d, z" {
		t.Errorf("then: %q", got)
	}
}

func TestANameThatCouldNotBeSavedStaysInItsField(t *testing.T) {
	device := &storage.Memory{}
	m := listsOn(t, device)
	m.take(text("a.txt", five))
	id := m.only(t)
	m.lists().startRenaming(id)
	m.lists().renaming.typed = "new"
	device.Fails = storage.ErrDenied
	m.lists().saveName()
	m.engine.ConsumeAll()
	if got := rendered(t, m).id("new-name").attr("value"); got != "new" || !strings.HasPrefix(m.notice, "The name could not be changed: ") {
		t.Errorf("the field has %q, said %q", got, m.notice)
	}
	device.Fails = nil
	m.lists().saveName()
	m.lists().saveName() // a second press
	m.engine.ConsumeAll()
	if m.cards(t) != "new" || m.notice != "The list is called “new” now." {
		t.Errorf("%q, said %q", m.cards(t), m.notice)
	}
}
