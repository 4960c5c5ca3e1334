package trainer

import "time"

// Day is a day of the person's calendar, counted from 1970-01-01. It begins at
// the hour [Settings.DayStart] and not at midnight.
type Day int

// DayOf is the day of t on t's own clock.
func (s Settings) DayOf(t time.Time) Day { panic("trainer: not yet") }

// Begins is when d begins on the clock of location.
func (s Settings) Begins(d Day, location *time.Location) time.Time { panic("trainer: not yet") }
