package app

import (
	"math/rand/v2"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/storage"
	"spectrie/dicts"
)

// Start runs the program in the browser. It reads the dictionary that the
// address asks for before go-app replaces the page's first drawing, so that what
// is painted stays. Where that fails it tries the default one; the page itself
// then says what is missing.
func Start() {
	mark("started")
	device := storage.ThisDevice()
	shelf := newLibrary(fetchFile, device)
	register(World{Shelf: shelf, Now: browserClock(), Chance: rand.Uint64, Device: device, Ask: askBrowser})
	shelf.findAbsent()
	asked, _ := ParseAddress(addressBar(), shelf.entry)
	go shelf.listOwn() // while the dictionary is fetched
	if dicts.IsOwnID(asked.Dict) {
		<-shelf.ownListed
	}
	for _, id := range []string{asked.Dict, dicts.DefaultID} {
		if d, err := shelf.read(shelf.described(id)); err == nil {
			shelf.add(d)
			mark("dictionary")
			break
		}
	}
	app.RunWhenOnBrowser()
}
