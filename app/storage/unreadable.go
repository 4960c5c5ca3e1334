package storage

import (
	"encoding/json"
	"fmt"
	"strings"
)

// What is kept on this device is in the form of the first version: the texts of
// answers and matches, the records of own lists, and databases of version 1. A later
// program that writes a record in another form gives it a field v, a number from 2;
// one whose databases older programs must not read gives them a higher version.
// Both are its own: this program says that they are there, and neither overwrites
// nor deletes them.

// Unreadable is how many records of this device this program cannot read.
type Unreadable struct {
	Damaged int
	Newer   int // of a later program
}

// Count adds a record that could not be read.
func (u *Unreadable) Count(newer bool) {
	if newer {
		u.Newer++
	} else {
		u.Damaged++
	}
}

// Say tells what is left out, "" when nothing is. Many is a number of such things in
// words; advice is what to do about those that are damaged.
func (u Unreadable) Say(many func(int) string, advice string) string {
	var said []string
	if u.Damaged > 0 {
		is := "are"
		if u.Damaged == 1 {
			is = "is"
		}
		said = append(said, fmt.Sprintf("%s could not be read and %s left out.%s", many(u.Damaged), is, advice))
	}
	if u.Newer > 0 {
		is, stays := "are", "stay as they are"
		if u.Newer == 1 {
			is, stays = "is", "stays as it is"
		}
		said = append(said, fmt.Sprintf("%s %s of a newer version of this page and %s: reload the page to get that version.", many(u.Newer), is, stays))
	}
	return strings.Join(said, " ")
}

// Newer reports whether a text that is kept is of a later program.
func Newer(text string) bool {
	if !strings.Contains(text, `"v"`) {
		return false // most are not, and many are asked about
	}
	var form struct {
		Version int `json:"v"`
	}
	return json.Unmarshal([]byte(text), &form) == nil && form.Version > 1
}

// NewerRecord reports whether a value that is kept is a record of a later program.
func NewerRecord(value any) bool {
	fields, _ := value.(map[string]any)
	version, _ := fields["v"].(float64)
	return version > 1
}
