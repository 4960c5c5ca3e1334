package trainer

import (
	"fmt"
	"time"
)

// Date is a day of the person's own calendar, counted from 1970-01-01. It begins at midnight. A [Day] begins at
// the hour of the settings. Everybody has the same Ghost of the day on the same Date.
type Date int

// The first and the last date that an entry can have, 1970-01-02 and 9999-12-31. Zero is none.
const (
	firstDate Date = 1
	lastDate  Date = 2932896
)

// DateOf is the date of t on t's own clock. A clock before the first date or after the last shows that one.
func DateOf(t time.Time) Date {
	return max(firstDate, min(Date(Settings{}.DayOf(t)), lastDate))
}

// String is the date as in "2026-11-23".
func (d Date) String() string {
	return midnight(Day(d)).Format(time.DateOnly)
}

// ParseDate reads a date as [Date.String] writes it.
func ParseDate(text string) (Date, error) {
	t, err := time.Parse(time.DateOnly, text)
	if d := Date(t.Unix() / secondsADay); err == nil && d >= firstDate && d <= lastDate {
		return d, nil
	}
	return 0, fmt.Errorf("%.40q is no date: one from %s to %s was expected", text, firstDate, lastDate)
}
