package app

import (
	"math/rand/v2"
	"syscall/js"
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

// browserClock returns the clock of this browser.
//
// Go reads the offset of the time zone only once, when the program starts. A tab can stay open while the
// clocks change or the person travels, so this asks the browser each time. The location knows only the
// present offset. If the clocks change before another day, the beginning of that day
// ([trainer.Settings.Begins]) is an hour off until then.
func browserClock() func() time.Time {
	zones := map[int]*time.Location{} // the zones of this visit, by offset in minutes west of UTC
	return func() time.Time {
		minutesWest := js.Global().Get("Date").New().Call("getTimezoneOffset").Int()
		zone, ok := zones[minutesWest]
		if !ok {
			zone = time.FixedZone("", -60*minutesWest)
			zones[minutesWest] = zone
		}
		return time.Now().In(zone)
	}
}
