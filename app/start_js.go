package app

import (
	"math/rand/v2"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/address"
	"spectrie/app/page"
	"spectrie/app/shelf"
	"spectrie/app/site"
	"spectrie/app/storage"
	"spectrie/app/ui"
	"spectrie/dicts"
)

// Start runs the program in the browser. It reads the dictionary in the address before go-app replaces the
// prerendered page, so that nothing flickers. If that fails, it reads the default dictionary, and the page
// says what is missing.
func Start() {
	ui.Mark("started")
	device := storage.ThisDevice()
	shelf := shelf.New(ui.FetchFile, device)
	var last *site.Site
	restarted := false
	register(site.World{Shelf: shelf, Now: browserClock(), Chance: rand.Uint64, Device: device, Ask: page.AskBrowser}, func(s *site.Site) {
		if last = s; restarted {
			s.BeginAgain()
		}
	})
	shelf.FindAbsent()
	asked, _ := address.ParseAddress(site.AddressBar(), shelf.Entry)
	go shelf.ListOwn() // while the dictionary is fetched
	if dicts.IsOwnID(asked.Dict) {
		<-shelf.OwnListed
	}
	for _, id := range []string{asked.Dict, dicts.DefaultID} {
		if d, err := shelf.Read(shelf.Described(id)); err == nil {
			shelf.Add(d)
			ui.Mark("dictionary")
			break
		}
	}
	restarter{
		run:    app.RunWhenOnBrowser,
		usable: func() bool { return last.Usable() },
		leave:  func() { last.Leave(); restarted = true },
		now:    time.Now,
	}.keepRunning()
}
