//go:build js

package app

import (
	"math"
	"syscall/js"
)

// ownRecord is l as the browser keeps it: plain values that structured cloning
// copies.
func ownRecord(l ownList) js.Value {
	return js.ValueOf(map[string]any{
		"name":  l.Name,
		"words": l.Words,
		"bytes": l.Bytes,
		"added": l.Added,
		"note":  l.Note,
	})
}

// newerRecord reports whether a record is of a later program.
func newerRecord(record js.Value) bool {
	if record.Type() != js.TypeObject {
		return false
	}
	version := record.Get("v")
	return version.Type() == js.TypeNumber && version.Float() > 1
}

// readOwnRecord reads what ownRecord made, false when the record is damaged or of a
// later program.
func readOwnRecord(key, record js.Value) (ownList, bool) {
	if key.Type() != js.TypeString || record.Type() != js.TypeObject || newerRecord(record) {
		return ownList{}, false
	}
	ok := true
	text := func(field string) string {
		v := record.Get(field)
		if v.Type() != js.TypeString {
			ok = false
			return ""
		}
		return v.String()
	}
	number := func(field string) int64 {
		const most = 1 << 53 // beyond it not every whole number is one of JavaScript's
		v := record.Get(field)
		if v.Type() != js.TypeNumber {
			ok = false
			return 0
		}
		n := v.Float()
		if n != math.Trunc(n) || math.Abs(n) > most { // NaN is not equal to itself
			ok = false
			return 0
		}
		return int64(n)
	}
	l := ownList{
		ID:    key.String(),
		Name:  text("name"),
		Words: int(number("words")),
		Bytes: int(number("bytes")),
		Added: number("added"),
		Note:  text("note"),
	}
	return l.fit(), ok && l.sound()
}
