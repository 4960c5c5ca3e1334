package app

import (
	"syscall/js"
	"time"
)

// browserClock returns the clock of this browser.
//
// It shows the time of where the person is at that moment: Go reads the offset of
// the browser's zone once, when the program starts, and a tab can stay open over a
// change of the clocks or a journey. The location has no other offset than that of
// now. So where the clocks change between now and another day, the beginning of
// that day ([trainer.Settings.Begins]) is an hour off until they have.
func browserClock() func() time.Time {
	zones := map[int]*time.Location{} // those in which this visit was, by their offset, in minutes west of UTC
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
