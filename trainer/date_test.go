package trainer

import (
	"testing"
	"time"
)

func TestADateIsTheOneOfThePersonsCalendar(t *testing.T) {
	for _, c := range []struct {
		moment string
		zone   string
		want   string
	}{
		{"2026-11-22T23:59:59Z", "UTC", "2026-11-22"},
		{"2026-11-23T00:00:00Z", "UTC", "2026-11-23"}, // not at four, where days of the drill begin
		{"2026-11-23T03:59:59Z", "UTC", "2026-11-23"},
		{"2026-11-23T11:00:00Z", "Pacific/Auckland", "2026-11-24"},
		{"2026-11-23T09:59:59Z", "Pacific/Honolulu", "2026-11-22"},
		{"2026-11-23T10:00:00Z", "Pacific/Honolulu", "2026-11-23"},
		{"2026-10-24T22:00:00Z", "Europe/Berlin", "2026-10-25"}, // of 25 hours
		{"2026-10-25T22:59:59Z", "Europe/Berlin", "2026-10-25"},
		{"2026-10-25T23:00:00Z", "Europe/Berlin", "2026-10-26"},
		{"2026-03-28T23:00:00Z", "Europe/Berlin", "2026-03-29"}, // of 23 hours
		{"2026-03-29T21:59:59Z", "Europe/Berlin", "2026-03-29"},
		{"2026-03-29T22:00:00Z", "Europe/Berlin", "2026-03-30"},
		{"2026-03-08T04:59:59Z", "America/Havana", "2026-03-07"}, // skips midnight
		{"2026-03-08T05:00:00Z", "America/Havana", "2026-03-08"},
		{"2011-12-30T09:59:59Z", "Pacific/Apia", "2011-12-29"}, // skips a date
		{"2011-12-30T10:00:00Z", "Pacific/Apia", "2011-12-31"},
		{"2028-02-29T12:00:00Z", "UTC", "2028-02-29"},
		{"1970-01-01T12:00:00Z", "UTC", "1970-01-02"}, // the first date
		{"1960-01-01T12:00:00Z", "UTC", "1970-01-02"},
		{"9999-12-31T23:00:00Z", "Europe/Berlin", "9999-12-31"},
	} {
		at, err := time.Parse(time.RFC3339, c.moment)
		if err != nil {
			t.Fatal(err)
		}
		got := DateOf(at.In(in(t, c.zone)))
		if got.String() != c.want {
			t.Errorf("%s in %s is on %s, want %s", c.moment, c.zone, got, c.want)
		}
		if got < firstDate || got > lastDate {
			t.Errorf("%s is no date of an entry", got)
		}
	}
}

func TestDatesAreReadAsTheyAreWritten(t *testing.T) {
	for d := firstDate; d <= lastDate; d += 97 {
		if got, err := ParseDate(d.String()); got != d || err != nil {
			t.Fatalf("%s is read as %d, %v", d, got, err)
		}
	}
	if firstDate.String() != "1970-01-02" || lastDate.String() != "9999-12-31" {
		t.Errorf("dates are from %s to %s", firstDate, lastDate)
	}
	for _, text := range []string{"", "2026", "2026-11", "2026-02-29", "2026-13-01", "2026-00-01", "2026-1-01", "26-01-01", "2026-01-01 ",
		"+2026-01-01", "2026/01/01", "10000-01-01", "1970-01-01", "1969-12-31", "0000-01-01", "２０２６-01-01"} {
		if got, err := ParseDate(text); err == nil {
			t.Errorf("%q is read as %s", text, got)
		}
	}
}
