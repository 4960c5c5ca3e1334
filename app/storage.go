package app

import (
	"encoding/json"
	"strings"
)

// What is kept on this device is in the form of the first version: the texts of
// answers and matches, the records of own lists, and databases of version 1. A later
// program that writes a record in another form gives it a field v, a number from 2;
// one whose databases older programs must not read gives them a higher version.
// Both are its own: this program says that they are there, and neither overwrites
// nor deletes them.

// unreadable is how many records of this device this program cannot read.
type unreadable struct {
	damaged int
	newer   int // of a later program
}

// count adds a record that could not be read.
func (l *unreadable) count(newer bool) {
	if newer {
		l.newer++
	} else {
		l.damaged++
	}
}

// newer reports whether a text that is kept is of a later program.
func newer(text string) bool {
	if !strings.Contains(text, `"v"`) {
		return false // most are not, and many are asked about
	}
	var form struct {
		Version int `json:"v"`
	}
	return json.Unmarshal([]byte(text), &form) == nil && form.Version > 1
}

// say tells what is left out. Many is a number of such things in words; advice is
// what to do about those that are damaged.
func (l unreadable) say(many func(int) string, advice string) string {
	var said []string
	if l.damaged > 0 {
		said = append(said, many(l.damaged)+" could not be read and "+pick(l.damaged == 1, "is", "are")+" left out."+advice)
	}
	if l.newer > 0 {
		said = append(said, many(l.newer)+pick(l.newer == 1, " is", " are")+" of a newer version of this page and "+
			pick(l.newer == 1, "stays as it is", "stay as they are")+": reload the page to get that version.")
	}
	return strings.Join(said, " ")
}
