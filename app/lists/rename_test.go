//go:build !js

package lists

import (
	"strings"
	"testing"

	"spectrie/app/apptest"
	"spectrie/app/sitetest"
	"spectrie/app/storage"
	"spectrie/app/text"
)

func TestAListCanBeRenamed(t *testing.T) {
	m := listsOn(t, &storage.Memory{})
	m.take(wordFile("a.txt", five))
	m.take(wordFile("b.txt", five+"bed\n"))
	id := m.Shelf.Own.Lists[1].ID
	m.lists().rename(id, "c")
	m.Engine.ConsumeAll()
	if got := m.said(t); !strings.HasPrefix(got, "“c” is imported") {
		t.Errorf("the result says %q of a list that is now called c", got)
	}
	m.lists().rename(id, "b")
	m.Engine.ConsumeAll()
	id = m.Shelf.Own.Lists[0].ID
	m.Use(t, "click button data-action=rename data-id="+id)
	field := apptest.Rendered(t, m).Id("new-name")
	if got := field.Attribute("value"); got != "a" {
		t.Errorf("the field has %q", got)
	}
	hostile := ` <img src=x onerror="alert(1)">` + "\u202e\n x "
	for typed, want := range map[string]string{
		"  ":                    "a, b",
		"B":                     "b, B 2",
		"a":                     "a, b",
		"A":                     "A, b",
		hostile:                 `<img src=x onerror="alert(1)"> x, b`,
		strings.Repeat("ö", 99): "b, " + strings.Repeat("ö", text.MostName),
	} {
		m.lists().rename(id, "a")
		m.Engine.ConsumeAll()
		m.lists().rename(id, typed)
		m.Engine.ConsumeAll()
		if got := m.cards(t); got != want {
			t.Errorf("%q: %q, want %q", typed, got, want)
		}
		shown := m.Shelf.Own.ByID(id).Name
		if m = m.nextVisit(t); m.Shelf.Own.ByID(id).Name != shown {
			t.Errorf("%q was not kept", shown)
		}
	}
}

func TestTheFieldForANameStaysWhereItIs(t *testing.T) {
	m := listsOn(t, &storage.Memory{})
	for _, name := range []string{"b", "c", "d"} {
		m.take(wordFile(name+".txt", five+"w"+name+"w\n"))
	}
	id := m.Shelf.Own.Lists[1].ID
	m.Use(t, "click button data-action=rename data-id="+id)
	m.Enter(t, "input input id=new-name", "half a na")
	place := func() (place int) {
		for i, card := range apptest.Rendered(t, m).Id("own-lists").All("li") {
			if len(card.All("input")) == 1 && card.Id("new-name").Attribute("value") == "half a na" {
				return i
			}
		}
		return -1
	}
	m.take(wordFile("a.txt", five))
	if got, at := m.cards(t), place(); got != "b, d, a" || at != 1 { // that of c is a field now
		t.Errorf("after an import: %q, the field at %d", got, at)
	}
	m.Use(t, "click button data-action=delete data-id="+m.Shelf.Own.Lists[1].ID)
	if got, at := m.cards(t), place(); got != "d, a" || at != 1 {
		t.Errorf("after deleting one: %q, the field at %d", got, at)
	}
	m.Use(t, "click button data-action=rename data-id="+id) // a second press loses nothing
	if at := place(); at != 1 {
		t.Errorf("the field is at %d", at)
	}
	m.Enter(t, "input input id=new-name", "z")
	m.Press(t, sitetest.Keystroke{Key: "z", On: "input input id=new-name"})
	if !apptest.Rendered(t, m).HasID("new-name") {
		t.Error("a letter closes the field")
	}
	m.Press(t, sitetest.Keystroke{Key: "Enter", On: "input input id=new-name"})
	if got := m.cards(t); got != "a, d, z" {
		t.Errorf("then: %q", got)
	}
}

func TestANameThatCouldNotBeSavedStaysInItsField(t *testing.T) {
	device := &storage.Memory{}
	m := listsOn(t, device)
	m.take(wordFile("a.txt", five))
	m.Use(t, "click button data-action=rename")
	m.Enter(t, "input input id=new-name", "new")
	device.Fails = storage.ErrDenied
	m.Use(t, "click button data-action=save")
	if got := apptest.Rendered(t, m).Id("new-name").Attribute("value"); got != "new" || !strings.HasPrefix(m.Notice(), "The name could not be changed: ") {
		t.Errorf("the field has %q, said %q", got, m.Notice())
	}
	device.Fails = nil
	m.lists().saveName()
	m.lists().saveName() // a second press
	m.Engine.ConsumeAll()
	if m.cards(t) != "new" || m.Notice() != "The list is now called “new”." {
		t.Errorf("%q, said %q", m.cards(t), m.Notice())
	}
}

func TestACancelledNameIsNotTaken(t *testing.T) {
	m := listsOn(t, &storage.Memory{})
	m.take(wordFile("a.txt", five))
	for how, cancel := range map[string]func(){
		"button": func() { m.Use(t, "click button data-action=cancel") },
		"Escape": func() { m.Press(t, sitetest.Keystroke{Key: "Escape", On: "input input id=new-name"}) },
		"save":   func() { m.Enter(t, "input input id=new-name", " a "); m.Use(t, "click button data-action=save") },
	} {
		m.Use(t, "click button data-action=rename")
		m.Enter(t, "input input id=new-name", "b")
		cancel()
		if got := m.cards(t); got != "a" || m.Notice() != "" {
			t.Errorf("%s: %q, said %q, want a", how, got, m.Notice())
		}
		if page := apptest.Rendered(t, m); page.HasID("new-name") {
			t.Errorf("%s: the field for a name stays", how)
		}
	}
}
