package storage

import (
	"encoding/json"
	"fmt"
	"strings"
)

// Nearly all data on this device has the format of the first version: the texts of answers and matches,
// the records of own lists, and databases of version 1. A program that changes the format of a record
// gives it a field v, a number from 2. Package trainer's notes (2) and puzzles (3) have it. If older
// programs must not read a database at all, it gives the database a higher version. This program reports
// such data, and neither overwrites nor deletes it.

// Unreadable counts the records on this device that this program cannot read.
type Unreadable struct {
	Damaged int
	Newer   int // made by a later program
}

// Count counts one more record.
func (u *Unreadable) Count(newer bool) {
	if newer {
		u.Newer++
	} else {
		u.Damaged++
	}
}

// Say says which records are left out, "" if there are none. Many puts a number of records into
// words. Advice says what to do about damaged ones.
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
		is, stays := "are", "stay unchanged"
		if u.Newer == 1 {
			is, stays = "is", "stays unchanged"
		}
		said = append(said, fmt.Sprintf("%s %s from a newer version of this page and %s. Reload the page to get that version.", many(u.Newer), is, stays))
	}
	return strings.Join(said, " ")
}

// Newer reports whether a later program has written a stored text.
func Newer(text string) bool {
	if !strings.Contains(text, `"v"`) {
		return false // a quick answer for nearly all texts
	}
	var form struct {
		Version int `json:"v"`
	}
	return json.Unmarshal([]byte(text), &form) == nil && form.Version > 1
}

// NewerRecord reports whether a stored value is a record of a later program.
func NewerRecord(value any) bool {
	fields, _ := value.(map[string]any)
	version, _ := fields["v"].(float64)
	return version > 1
}
