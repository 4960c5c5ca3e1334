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
	findAbsent()
	asked, _ := ParseAddress(addressBar())
	go func() {
		shelf.own.open() // while the dictionary is fetched
		close(ownListed)
	}()
	if dicts.IsOwnID(asked.Dict) {
		<-ownListed
	}
	for _, id := range []string{asked.Dict, dicts.DefaultID} {
		entry, _ := shelf.entry(id)
		if d, err := readDictionary(entry); err == nil {
			shelf.add(d)
			mark("dictionary")
			break
		}
	}
	app.RunWhenOnBrowser()
}
