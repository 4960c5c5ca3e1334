package shelf

import (
	"errors"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/dicts"
)

// Spectrie is either a site or one downloaded file, spectrie.html. The file contains the site without
// most of its dictionaries. The menus leave those out, and the page about dictionaries says where they
// are.

// ErrAbsent says why such a dictionary cannot be read.
var ErrAbsent = errors.New("it is on Spectrie’s site but not in this file")

// FindAbsent finds the dictionaries that are missing, if this is the one file.
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

// InOneFile reports whether this is the one file and not the site.
func (l *Shelf) InOneFile() bool { return len(l.Absent) > 0 }

// shippedHere are the shipped dictionaries that are available here.
func (l *Shelf) shippedHere() []dicts.Entry {
	var entries []dicts.Entry
	for _, entry := range dicts.Catalogue {
		if !l.Absent[entry.ID] {
			entries = append(entries, entry)
		}
	}
	return entries
}

// OneFileNote tells the page about dictionaries what the file does not contain.
func (l *Shelf) OneFileNote() app.UI {
	var names []string
	for _, entry := range dicts.Catalogue {
		if l.Absent[entry.ID] {
			names = append(names, entry.Name)
		}
	}
	last := len(names) - 1
	return app.P().Class("message").ID("one-file").Text("This is Spectrie in one file, with " + l.NameOf(dicts.DefaultID) + ". " +
		strings.Join(names[:last], ", ") + " and " + names[last] + " are on Spectrie’s site, where you got this file. " +
		"You can import any word list here.")
}
