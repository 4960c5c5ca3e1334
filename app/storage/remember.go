package storage

import (
	"encoding/json"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Remembered reads what the browser remembers under a key, "" when there is nothing or
// storage is denied.
func Remembered(key string) (value string) {
	if app.IsServer {
		return ""
	}
	defer func() {
		if recover() != nil {
			value = "" // denied: a visit without memory
		}
	}()
	if v := app.Window().Get("localStorage").Call("getItem", key); v.Truthy() {
		return v.String()
	}
	return ""
}

// Remember lets the browser remember a value; "" forgets it. Where storage is denied or
// full the value simply lasts for this visit.
func Remember(key, value string) {
	if app.IsServer {
		return
	}
	defer func() { _ = recover() }()
	local := app.Window().Get("localStorage")
	if value == "" {
		local.Call("removeItem", key)
	} else {
		local.Call("setItem", key, value)
	}
}

// RememberedMoment reads a moment in milliseconds since 1970, 0 when there is none.
func RememberedMoment(key string) int64 {
	moment, err := strconv.ParseInt(Remembered(key), 10, 64)
	if err != nil {
		return 0
	}
	return moment
}

// RememberMoment lets the browser remember a moment in milliseconds since 1970.
func RememberMoment(key string, moment int64) { Remember(key, strconv.FormatInt(moment, 10)) }

// A page that goes can leave texts behind for the next page, as a list under a key that
// ends with its own name.

// ListOfTexts is the form in which texts are left behind: a list in JSON, "" for none,
// which leaves nothing.
func ListOfTexts(texts []string) string {
	if len(texts) == 0 {
		return ""
	}
	list, err := json.Marshal(texts)
	if err != nil {
		panic(err) // strings always have a JSON form
	}
	return string(list)
}

// TextsOfList are the texts of what [ListOfTexts] has made, nil for anything else.
func TextsOfList(list string) []string {
	var texts []string
	if json.Unmarshal([]byte(list), &texts) != nil {
		return nil // nothing, or of another program
	}
	return texts
}

// TakeLeftLists calls take with what other pages have left under keys that begin with
// prefix, and removes it. A page does not take what it left under its own name.
func TakeLeftLists(prefix, name string, take func(list string)) {
	if app.IsServer {
		return
	}
	keys := app.Window().Get("Object").Call("keys", app.Window().Get("localStorage"))
	for i := range keys.Length() {
		if key := keys.Index(i).String(); strings.HasPrefix(key, prefix) && key != prefix+name {
			take(Remembered(key))
			Remember(key, "")
		}
	}
}
