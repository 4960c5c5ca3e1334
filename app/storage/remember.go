package storage

import (
	"encoding/json"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Remembered reads the text that the browser has under a key. It is "" if there is none or storage is
// denied.
func Remembered(key string) (value string) {
	if app.IsServer {
		return ""
	}
	defer func() {
		if recover() != nil {
			value = "" // denied
		}
	}()
	if v := app.Window().Get("localStorage").Call("getItem", key); v.Truthy() {
		return v.String()
	}
	return ""
}

// Remember stores a value in the browser; "" removes it. If storage is denied or full, the value is
// lost when the page closes.
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

// RememberedMoment reads a moment in milliseconds since 1970, 0 if there is none.
func RememberedMoment(key string) int64 {
	moment, err := strconv.ParseInt(Remembered(key), 10, 64)
	if err != nil {
		return 0
	}
	return moment
}

// RememberMoment stores a moment in milliseconds since 1970.
func RememberMoment(key string, moment int64) { Remember(key, strconv.FormatInt(moment, 10)) }

// A page that closes can leave texts for the next visit. It stores them as one list under a key that
// ends with the name of the page.

// ListOfTexts encodes such texts as a JSON list, or as "" if there are none.
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

// TextsOfList decodes what [ListOfTexts] has encoded. It is nil for anything else.
func TextsOfList(list string) []string {
	var texts []string
	if json.Unmarshal([]byte(list), &texts) != nil {
		return nil // empty, or from another program
	}
	return texts
}

// TakeLeftovers calls take with each list that another page has left under a key that begins with
// prefix, and removes it. It skips the list of the page called name.
func TakeLeftovers(prefix, name string, take func(list string)) {
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
