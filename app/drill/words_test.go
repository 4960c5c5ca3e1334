//go:build !js

package drill

import (
	"strings"
	"testing"
	"time"

	"spectrie/app/apptest"
	"spectrie/app/sitetest"
)

// A person's day begins in the morning. At half past midnight they mean by tomorrow what begins at four, although the
// calendar has that day already.
func TestAfterMidnightTomorrowIsStillToCome(t *testing.T) {
	t.Parallel()
	d := drillIn(t, sitetest.On("2026-11-22 00:30", apptest.ShelfWith(t, "american-english-7.1")), drillOf(2, 1, ""))
	clock := func(text string) time.Time {
		at, err := time.Parse("2006-01-02 15:04", text)
		if err != nil {
			t.Fatal(err)
		}
		return at
	}
	for _, c := range []struct{ at, when, moment string }{
		{"2026-11-22 00:40", "within 10 min", "today at 00:40 (within 10 min)"},
		{"2026-11-22 03:30", "in 3 h", "today at 03:30 (in 3 h)"},
		{"2026-11-22 04:00", "tomorrow", "tomorrow, from 04:00"},
		{"2026-11-22 19:00", "tomorrow", "tomorrow, at 19:00"},
		{"2026-11-23 04:00", "in 2 days", "Monday 23 November from 04:00"},
		{"2026-11-30 04:00", "in 9 days", "Monday 30 November from 04:00"},
	} {
		at := clock(c.at)
		if when, moment := d.p.whenText(at), d.p.momentText(at); when != c.when || moment != c.moment {
			t.Errorf("%s is %q and %q, want %q and %q", c.at, when, moment, c.when, c.moment)
		}
	}
	d.World.SetClock("2026-11-22 19:00") // and in the evening of that day
	if got, want := d.p.momentText(clock("2026-11-23 04:00")), "tomorrow, Monday 23 November, from 04:00"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}

// What was learned before midnight and what was learned after it come back on the same morning, and the end says so.
func TestASittingAfterMidnightEndsWithTomorrow(t *testing.T) {
	t.Parallel()
	d := drillIn(t, sitetest.On("2026-11-21 23:50", apptest.ShelfWith(t, "american-english-7.1")), drillOf(2, 1, ""))
	d.typeIn("Space")
	d.World.SetClock("2026-11-22 00:30")
	d.p.Awake()
	if len(d.p.session.Answers) == 0 {
		t.Error("midnight began a new sitting, want that the day of the person goes on")
	}
	d.sitThrough()
	d.says("drill-end", "The next card comes back tomorrow, from 04:00.")
	back := map[string]int{}
	for _, row := range d.cardRows() {
		cells := strings.Split(row, "|")
		back[cells[len(cells)-1]]++
	}
	for said, n := range back {
		if said != "tomorrow, from 04:00" && said != "Monday 23 November from 04:00" {
			t.Errorf("%d cards come back %q", n, said)
		}
	}
	d.World.SetClock("2026-11-22 04:00")
	d.p.Awake()
	if q := d.p.session.Queue(d.Answers.State(), d.Now()); q.DueNow() != back["tomorrow, from 04:00"] || len(d.p.session.Answers) != 0 {
		t.Errorf("at four %d cards are due, want %d, in a new sitting", q.DueNow(), back["tomorrow, from 04:00"])
	}
}

func TestUndoAfterMidnightNamesNoDate(t *testing.T) {
	t.Parallel()
	w := sitetest.On("2026-11-21 23:50", apptest.ShelfWith(t, "american-english-7.1"))
	d := drillIn(t, w, drillOf(2, 1, ""))
	d.typeIn("Space Escape")
	d.World.SetClock("2026-11-22 00:30") // the same day of the person
	d.typeIn("Undo")
	if got, want := d.page().Text("notice"), "Taken back: your opening letter."; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}
