package trainer

import (
	"slices"
	"testing"
	"time"
)

// days plays Ghost of the day on some dates, counted from that of noon, as far as so many positions.
func (p *pupil) days(positions int, dates ...int) {
	p.Helper()
	for _, d := range dates {
		for i := range positions {
			p.inMode(ModeDaily, "day/"+string(rune('a'+i)), Good, 0, DateOf(noon)+Date(d))
		}
	}
}

func (p *pupil) wantDailyStreak(today, current, longest int) {
	p.Helper()
	c, l := Fold(&p.log, p.now).DailyStreak(DateOf(noon) + Date(today))
	if c != current || l != longest {
		p.Errorf("on day %d a streak of %d and at most %d, want %d and %d", today, c, l, current, longest)
	}
}

func TestAStreakOfDays(t *testing.T) {
	p := newPupil(t, "a")
	p.wantDailyStreak(0, 0, 0)
	p.days(4, 0)
	p.wantDailyStreak(0, 0, 0)
	p.days(5, 0)
	p.wantDailyStreak(0, 1, 1)
	p.wantDailyStreak(1, 1, 1) // there is still time today
	p.wantDailyStreak(2, 0, 1)
	p.days(4, 1)
	p.wantDailyStreak(1, 1, 1)
	p.days(5, 2, 3, 4)
	p.wantDailyStreak(4, 3, 3)
	p.wantDailyStreak(5, 3, 3)
	p.wantDailyStreak(6, 0, 3)
	p.days(5, 7)
	p.wantDailyStreak(7, 1, 3)
	for i := range 5 { // later, from the archive
		p.inMode(ModeArchive, "day/"+string(rune('a'+i)), Good, 0, DateOf(noon)+6)
	}
	p.wantDailyStreak(7, 1, 3)
	for range 9 { // one position, again and again
		p.inMode(ModeDaily, "day/a", Again, 0, DateOf(noon)+6)
	}
	p.wantDailyStreak(7, 1, 3)
	p.days(5, 6) // on another device, which comes later
	p.wantDailyStreak(7, 2, 3)
	p.days(5, 5)
	p.wantDailyStreak(7, 6, 6)
}

// Somebody who plays after breakfast in Auckland is still on the day before in Honolulu.
func TestATravellerKeepsAStreakOfDays(t *testing.T) {
	p := newPupil(t, "a")
	play := func(zone string, year int, month time.Month, day, hour int) Date {
		p.now = time.Date(year, month, day, hour, 0, 0, 0, in(t, zone))
		for i := range 5 {
			p.inMode(ModeDaily, "day/"+string(rune('a'+i)), Good, 0, DateOf(p.now))
		}
		return DateOf(p.now)
	}
	streak := func(now time.Time) int {
		current, _ := Fold(&p.log, now).DailyStreak(DateOf(now))
		return current
	}
	play("Pacific/Auckland", 2026, 3, 1, 23)
	play("Pacific/Auckland", 2026, 3, 2, 1) // two hours later and another day
	west := time.Date(2026, 3, 1, 12, 0, 0, 0, in(t, "Pacific/Honolulu"))
	if got := streak(west.Add(24 * time.Hour)); got != 2 {
		t.Errorf("a streak of %d on the same day in Honolulu", got)
	}
	if got := streak(west); got != 2 || DateOf(west).String() != "2026-03-01" {
		t.Errorf("a streak of %d on the day before, %s", got, DateOf(west))
	}
	west = west.AddDate(0, 0, -1) // the clock is put back by a day
	if got := streak(west); got != 2 {
		t.Errorf("a streak of %d with a clock that was put back", got)
	}
	play("Pacific/Honolulu", 2026, 3, 3, 0)
	if got := play("Europe/Berlin", 2026, 3, 4, 23).String(); got != "2026-03-04" {
		t.Errorf("the date is %s", got)
	}
	if got := streak(p.now.Add(2 * time.Hour)); got != 4 {
		t.Errorf("a streak of %d in Berlin, after midnight", got)
	}
}

func TestTheFirstAnswerOfADayCounts(t *testing.T) {
	one, other := newPupil(t, "one"), newPupil(t, "other")
	date := DateOf(noon)
	first := one.inMode(ModeDaily, "a", Again, 0, date)
	second := one.inMode(ModeDaily, "b", Good, 0, date)
	one.inMode(ModeDaily, "a", Good, 0, date)
	one.inMode(ModeArchive, "b", Again, 0, date)
	one.inMode(ModeDaily, "a", Good, 0, date+1)
	one.inMode(ModeRated, "c", Good, 0, 0)
	later := one.inMode(ModeArchive, "d", Again, 0, date)
	daily := func(entries ...[]Entry) (ids []ID) {
		var log Log
		for _, e := range entries {
			log.Add(e...)
		}
		for _, e := range Fold(&log, one.now).Daily(date) {
			ids = append(ids, e.ID)
		}
		return ids
	}
	if got, want := daily(one.log.Entries()), []ID{first.ID, second.ID, later.ID}; !slices.Equal(got, want) {
		t.Errorf("%v count, want %v", got, want)
	}
	other.now = one.now.Add(-time.Hour)
	earlier := other.inMode(ModeDaily, "b", Again, 0, date)
	for _, got := range [][]ID{daily(one.log.Entries(), other.log.Entries()), daily(other.log.Entries(), one.log.Entries())} {
		if want := []ID{earlier.ID, first.ID, later.ID}; !slices.Equal(got, want) {
			t.Errorf("with another device %v count, want %v", got, want)
		}
	}
	for _, none := range []Date{0, -1, date + 2} {
		if got := Fold(&one.log, one.now).Daily(none); len(got) != 0 {
			t.Errorf("date %d has %v", none, got)
		}
	}
}

func TestRunsAreCounted(t *testing.T) {
	p := newPupil(t, "a")
	p.now = p.now.In(in(t, "Europe/Berlin"))
	answer := func(mode Mode, run int64, grades ...Grade) {
		for _, grade := range grades {
			p.inMode(mode, "1", grade, run, 0)
			p.now = p.now.Add(time.Second)
		}
	}
	answer(ModeStreak, 9, Good, Good)
	answer(ModeMinutes, 9, Good, Again, Good) // another run, although it began in that moment
	answer(ModeStreak, 7, Again)
	answer(ModeStreak, 9, Good, Again)
	missed := p.now.Add(-time.Second)
	answer(ModeStreak, 9, Good, Again) // after its end, in another tab
	answer(ModeMinutes, 8, Again)
	for i := range 5 {
		p.inMode(ModeDaily, string(rune('a'+i)), Good, 0, DateOf(p.now))
	}
	state := Fold(&p.log, p.now)
	streaks := state.Runs(ModeStreak)
	if len(streaks) != 2 || streaks[0].Began != 9 || streaks[0].Solved != 3 || streaks[0].Missed != 1 || !streaks[0].Last.Equal(missed) || streaks[0].Last.Format("15:04") != missed.Format("15:04") {
		t.Errorf("streaks are %+v, want first one of 3", streaks)
	}
	if streaks[1].Began != 7 || streaks[1].Solved != 0 || streaks[1].Missed != 1 {
		t.Errorf("streaks are %+v, want then one of 0", streaks)
	}
	minutes := state.Runs(ModeMinutes)
	if len(minutes) != 2 || minutes[0].Began != 9 || minutes[0].Solved != 2 || minutes[0].Missed != 1 || minutes[1].Solved != 0 || minutes[1].Missed != 1 {
		t.Errorf("in three minutes: %+v", minutes)
	}
}
