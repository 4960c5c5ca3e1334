package shelf

import (
	"errors"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/dicts"
)

// Spectrie is a site, or one file that a person takes along (spectrie.html). In
// the file is what the site would send, but for most dictionaries: those are left
// out of the menus, and the page about dictionaries says where they are.

// ErrAbsent is why such a dictionary cannot be read.
var ErrAbsent = errors.New("it is on Spectrie’s site and not in this file")

// FindAbsent asks the loader of the file, if this is one, what is in it.
func (l *Shelf) FindAbsent() {
	holds := app.Window().Get("spectrieHolds")
	if !holds.Truthy() {
		return
	}
	l.Absent = map[string]bool{}
	for _, entry := range dicts.Catalogue {
		if !holds.Invoke(ShippedPath(entry)).Bool() {
			l.Absent[entry.ID] = true
		}
	}
}

// InOneFile reports whether this is the file and not the site.
func (l *Shelf) InOneFile() bool { return len(l.Absent) > 0 }

// present are the dictionaries that ship and that can be had here.
func (l *Shelf) present() []dicts.Entry {
	var entries []dicts.Entry
	for _, entry := range dicts.Catalogue {
		if !l.Absent[entry.ID] {
			entries = append(entries, entry)
		}
	}
	return entries
}

// OneFileNote says on the page about dictionaries what the file does not hold.
func (l *Shelf) OneFileNote() app.UI {
	var names []string
	for _, entry := range dicts.Catalogue {
		if l.Absent[entry.ID] {
			names = append(names, entry.Name)
		}
	}
	last := len(names) - 1
	return app.P().Class("message").ID("one-file").Text("This is Spectrie in one file, with " + l.NameOf(dicts.DefaultID) + " in it. " +
		strings.Join(names[:last], ", ") + " and " + names[last] + " come with Spectrie’s site, where you got this file. " +
		"Any list of words that you have can be imported here.")
}
