package app

import (
	"math/rand/v2"
	"time"

	"spectrie/app/page"
	"spectrie/app/shelf"
	"spectrie/app/site"
	"spectrie/app/storage"
	"spectrie/dicts"
)

// Prerender puts the site with one dictionary on go-app's router outside a browser. The generator uses it to draw
// the first page.
func Prerender(d *dicts.Dictionary) {
	device := storage.ThisDevice()
	shelf := shelf.New(nil, device)
	shelf.Add(d)
	register(site.World{Shelf: shelf, Now: time.Now, Chance: rand.Uint64, Device: device, Ask: page.AskBrowser}, func(*site.Site) {})
}
