package trainer

import "time"

// Day is a day of the person's calendar, counted from 1970-01-01. It begins at the hour
// [Settings.DayStart], not at midnight.
type Day int

const secondsADay = 24 * 60 * 60

// DayOf is the day of t on t's own clock.
func (s Settings) DayOf(t time.Time) Day {
	_, offset := t.Zone()
	return s.day(t.Unix() + int64(offset))
}

// day is the day of a clock that shows a number of seconds since 1970.
func (s Settings) day(seconds int64) Day {
	seconds -= int64(s.DayStart) * 60 * 60
	day := seconds / secondsADay
	if seconds%secondsADay < 0 {
		day--
	}
	return Day(day)
}

// Begins is when d begins on the clock of location: the first moment at which [Settings.DayOf] is d. If
// the clock is put forward over that hour, this is that moment. If the hour comes twice, it is the first.
func (s Settings) Begins(d Day, location *time.Location) time.Time {
	hour := time.Unix(int64(d)*secondsADay, 0).UTC().Add(time.Duration(s.DayStart) * time.Hour)
	begins := time.Date(hour.Year(), hour.Month(), hour.Day(), hour.Hour(), 0, 0, 0, location)
	from, until := begins.ZoneBounds()
	switch {
	case s.DayOf(begins) < d: // the clock skips the hour, and time.Date chose the time before
		return until
	case begins.Hour() != s.DayStart || begins.Minute() != 0: // or the time after
		return from
	case !from.IsZero():
		_, offset := begins.Zone()
		_, before := from.Add(-1).Zone()
		if earlier := begins.Add(time.Duration(offset-before) * time.Second); earlier.Before(from) {
			return earlier
		}
	}
	return begins
}

// dayOf is the day of an entry, by the person's clock at that moment.
func (s Settings) dayOf(at int64, zone int) Day {
	return s.day(at/1000 + int64(zone)*60)
}
