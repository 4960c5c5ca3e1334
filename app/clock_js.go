package app

import (
	"syscall/js"
	"time"
)

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
