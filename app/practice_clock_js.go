//go:build js

package app

import (
	"syscall/js"
	"time"
)

// now is the clock of the pages, on which answers are dated. Tests set it.
//
// It shows the time of where the person is at that moment: Go reads the offset of
// the browser's zone once, when the program starts, and a tab can stay open over a
// change of the clocks or a journey. The location has no other offset than that of
// now. So where the clocks change between now and another day, the beginning of
// that day ([trainer.Settings.Begins]) is an hour off until they have.
var now = func() time.Time {
	minutesWest := js.Global().Get("Date").New().Call("getTimezoneOffset").Int()
	zone, ok := zones[minutesWest]
	if !ok {
		zone = time.FixedZone("", -60*minutesWest)
		zones[minutesWest] = zone
	}
	return time.Now().In(zone)
}

// zones are those in which this visit was, by their offset, in minutes west of UTC.
var zones = map[int]*time.Location{}
