package app

import (
	"errors"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/dicts"
)

// Spectrie is a site, or one file that a person takes along (spectrie.html). In
// the file is what the site would send, but for most dictionaries: those are left
// out of the menus, and the page about dictionaries says where they are.

// absent are the ids of the dictionaries that ship with the site and are not in
// this file; none on the site. Start sets it, and nobody afterwards.
var absent map[string]bool

// errAbsent is why such a dictionary cannot be read.
var errAbsent = errors.New("it is on Spectrie’s site and not in this file")

// findAbsent asks the loader of the file, if this is one, what is in it.
func findAbsent() {
	holds := app.Window().Get("spectrieHolds")
	if !holds.Truthy() {
		return
	}
	absent = map[string]bool{}
	for _, entry := range dicts.Catalogue {
		if !holds.Invoke(shippedPath(entry)).Bool() {
			absent[entry.ID] = true
		}
	}
}

// inOneFile reports whether this is the file and not the site.
func inOneFile() bool { return len(absent) > 0 }

// present are the dictionaries that ship and that can be had here.
func present() []dicts.Entry {
	var entries []dicts.Entry
	for _, entry := range dicts.Catalogue {
		if !absent[entry.ID] {
			entries = append(entries, entry)
		}
	}
	return entries
}

// oneFileNote says on the page about dictionaries what the file does not hold.
func oneFileNote() app.UI {
	var names []string
	for _, entry := range dicts.Catalogue {
		if absent[entry.ID] {
			names = append(names, entry.Name)
		}
	}
	last := len(names) - 1
	return app.P().Class("message").ID("one-file").Text("This is Spectrie in one file, with " + nameOf(dicts.DefaultID) + " in it. " +
		strings.Join(names[:last], ", ") + " and " + names[last] + " come with Spectrie’s site, where you got this file. " +
		"Any list of words that you have can be imported here.")
}

// linkTo is the whole address of a view. Where Spectrie is a file of this device
// nobody else can open its address, and it names folders that are nobody's
// business: there the link is the name of the file, and the view.
func linkTo(view View) string {
	address, _, _ := strings.Cut(app.Window().Get("location").Get("href").String(), "#")
	if !onTheWeb() {
		address = "spectrie.html"
	}
	return address + view.Address()
}

// copyLinkTo puts the address of a view on the clipboard; done says so.
func (s *Site) copyLinkTo(view View, done string) {
	instead := "Copy the link from here"
	if !onTheWeb() {
		const use = " Others open it by putting what begins with # behind the address of their Spectrie, the site or the file."
		done += use
		instead = strings.TrimPrefix(use, " ") + " " + instead
	}
	s.copyText(linkTo(view), done, instead)
}

// onTheWeb reports whether the page's address means the same to others.
func onTheWeb() bool {
	return strings.HasPrefix(app.Window().Get("location").Get("protocol").String(), "http")
}
