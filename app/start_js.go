package app

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/dicts"
)

// Start runs the program in the browser, after Register. It reads the dictionary that the
// address asks for before go-app replaces the page's first drawing, so that what
// is painted stays. Where that fails it tries the default one; the page itself
// then says what is missing.
func Start() {
	mark("started")
	asked, _ := ParseAddress(addressBar())
	listed := make(chan struct{})
	go func() {
		shelf.own.open() // while the dictionary is fetched
		close(listed)
	}()
	if dicts.IsOwnID(asked.Dict) {
		<-listed
	}
	for _, id := range []string{asked.Dict, dicts.DefaultID} {
		entry, _ := shelf.entry(id)
		if shelf.has(id) || fetchDictionary(entry) == nil {
			break
		}
	}
	<-listed
	app.RunWhenOnBrowser()
}
