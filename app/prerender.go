package app

import (
	"math/rand/v2"
	"time"

	"spectrie/app/storage"
	"spectrie/dicts"
)

// Prerender puts the site on go-app's router outside a browser, over one dictionary,
// for the generator that draws its first page.
func Prerender(d *dicts.Dictionary) {
	device := storage.ThisDevice()
	shelf := newLibrary(nil, device)
	shelf.add(d)
	register(World{Shelf: shelf, Now: time.Now, Chance: rand.Uint64, Device: device, Ask: askBrowser})
}
