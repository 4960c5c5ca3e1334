package days

import (
	"testing"
	"time"

	"spectrie/dicts"
	"spectrie/solver"
	"spectrie/trainer"
	"spectrie/trainer/puzzle"
)

// fiveOf are the positions of a day, as many letters as places.
func fiveOf(letters string) (five [puzzle.DailyPositions]puzzle.Puzzle) {
	for i := range five {
		five[i] = puzzle.Puzzle{Dict: dicts.DefaultID, Rules: solver.Usual, Fragment: letters[i : i+1], Rating: 1400 + i}
	}
	return five
}

// person has answered positions, one a minute.
type person struct {
	t   *testing.T
	log trainer.Log
	now time.Time
}

func (p *person) answer(date trainer.Date, mode trainer.Mode, fragment string, grade trainer.Grade, found int) {
	p.t.Helper()
	e := p.log.Next("w", trainer.Puzzled, p.now)
	e.Puzzle, e.Date, e.Mode, e.Grade, e.Found = fiveOf(fragment + "xxxx")[0].ID(), date, mode, grade, found
	e.Rating = 1700
	if err := e.Check(); err != nil {
		p.t.Fatal(err)
	}
	p.log.Add(e)
	p.now = p.now.Add(time.Minute)
}

func at(t *testing.T, clock string) time.Time {
	t.Helper()
	moment, err := time.Parse("2006-01-02 15:04 -0700", clock)
	if err != nil {
		t.Fatal(err)
	}
	return moment
}

const (
	first = trainer.Date(puzzle.FirstDay)
	nov23 = first + 326
)

func TestEachPositionHasOneChance(t *testing.T) {
	p := person{t: t, now: at(t, "2026-11-23 08:00 +0100")}
	p.answer(nov23, trainer.ModeDaily, "a", trainer.Good, 2)
	p.answer(nov23, trainer.ModeDaily, "c", trainer.Again, 1)
	p.answer(nov23, trainer.ModeDaily, "c", trainer.Good, 2) // another device, later
	p.answer(nov23, trainer.ModeDaily, "b", trainer.Again, 0)
	p.answer(nov23-1, trainer.ModeArchive, "d", trainer.Good, 1)
	played := PlayedIn(p.log.Entries())
	day := played.On(nov23, fiveOf("abcde"))
	if got, want := day.Marks(), [...]Mark{Solved, Missed, Begun, Open, Open}; got != want {
		t.Errorf("marks %v, want %v", got, want)
	}
	if day.Next() != 3 || day.Over() || day.Solved() != 1 || played.Answered(nov23) != 3 {
		t.Errorf("the next is %d, %d solved, %d answered", day.Next(), day.Solved(), played.Answered(nov23))
	}
	if got, want := played.Marks(nov23), [...]Mark{Solved, Begun, Missed, Open, Open}; got != want {
		t.Errorf("without the puzzles %v, want them in turn, %v", got, want)
	}
	if got := Said(day.Marks()); got != "1 solved, 2 missed, 3 missed after a right letter, 4 open and 5 open" {
		t.Errorf("said %q", got)
	}
}

// A later version of the site may have other puzzles. What was answered stays answered, and shows what was asked.
func TestADayOfOtherPuzzlesStaysAnswered(t *testing.T) {
	p := person{t: t, now: at(t, "2026-11-23 08:00 +0000")}
	for _, fragment := range []string{"v", "b", "w", "x"} {
		p.answer(nov23, trainer.ModeDaily, fragment, trainer.Good, 1)
	}
	day := PlayedIn(p.log.Entries()).On(nov23, fiveOf("abcde"))
	asked := ""
	for i := range day.Places {
		asked += day.Places[i].Puzzle.Fragment
	}
	if asked != "vbwxe" || day.Next() != 4 || day.Places[0].Puzzle.Rating != 1700 || day.Places[4].Puzzle.Rating != 1404 {
		t.Errorf("the positions are %q, the next is %d: %+v", asked, day.Next(), day.Places)
	}
	p.answer(nov23, trainer.ModeDaily, "y", trainer.Good, 1)
	p.answer(nov23, trainer.ModeDaily, "z", trainer.Again, 0) // more than five from two devices
	played := PlayedIn(p.log.Entries())
	if day := played.On(nov23, fiveOf("abcde")); !day.Over() || day.Solved() != 5 || played.Answered(nov23) != 5 {
		t.Errorf("%+v, want a day that is over", day.Marks())
	}
}

func TestTheDateIsThatOfThePersonsCalendar(t *testing.T) {
	var none Played
	for clock, want := range map[string]string{
		"2026-11-23 23:59 +1400": "2026-11-23",
		"2026-11-23 00:00 +1400": "2026-11-23",
		"2026-11-23 00:01 -1200": "2026-11-23",
		"2026-11-22 23:59 -1200": "2026-11-22",
	} {
		if got := none.Current(at(t, clock)); got.String() != want {
			t.Errorf("at %s the day is %s, want %s", clock, got, want)
		}
	}
}

func TestADayGoesOnAfterMidnight(t *testing.T) {
	for _, c := range []struct {
		why      string
		mode     trainer.Mode
		answered string
		now      string
		want     trainer.Date
	}{
		{"it was begun just before", trainer.ModeDaily, "ab", "2026-11-24 00:20 +0000", nov23},
		{"for an hour", trainer.ModeDaily, "ab", "2026-11-24 00:54 +0000", nov23},
		{"and no longer", trainer.ModeDaily, "ab", "2026-11-24 00:56 +0000", nov23 + 1},
		{"it is over", trainer.ModeDaily, "abcde", "2026-11-24 00:10 +0000", nov23 + 1},
		{"it was not begun", trainer.ModeDaily, "", "2026-11-24 00:10 +0000", nov23 + 1},
		{"it came from the archive", trainer.ModeArchive, "ab", "2026-11-24 00:10 +0000", nov23 + 1},
		{"the clock was put back", trainer.ModeDaily, "ab", "2026-11-22 12:00 +0000", nov23 - 1},
	} {
		p := person{t: t, now: at(t, "2026-11-23 23:55 +0000")}
		for _, fragment := range c.answered {
			p.answer(nov23, c.mode, string(fragment), trainer.Good, 1)
			p.now = p.now.Add(-time.Minute)
		}
		if got := PlayedIn(p.log.Entries()).Current(at(t, c.now)); got != c.want {
			t.Errorf("%s: at %s the day is %s, want %s", c.why, c.now, got, c.want)
		}
	}
	p := person{t: t, now: at(t, "2026-11-23 23:55 +0000")}
	p.answer(nov23, trainer.ModeDaily, "a", trainer.Good, 1)
	p.now = at(t, "2026-11-24 00:01 +0000")
	p.answer(nov23+1, trainer.ModeDaily, "f", trainer.Good, 1)
	if got := PlayedIn(p.log.Entries()).Current(at(t, "2026-11-24 00:02 +0000")); got != nov23+1 {
		t.Errorf("the next day was begun, and the day is %s", got)
	}
}

func TestTheTextToShareHasNoLetters(t *testing.T) {
	p := person{t: t, now: at(t, "2026-11-23 08:00 +0000")}
	p.answer(nov23, trainer.ModeDaily, "a", trainer.Good, 2)
	p.answer(nov23, trainer.ModeDaily, "b", trainer.Good, 1)
	p.answer(nov23, trainer.ModeDaily, "c", trainer.Again, 1)
	p.answer(nov23, trainer.ModeDaily, "d", trainer.Good, 1)
	p.answer(nov23, trainer.ModeDaily, "e", trainer.Again, 0)
	day := PlayedIn(p.log.Entries()).On(nov23, fiveOf("abcde"))
	const want = "Ghost of the day 327 · 23 November 2026\n🟦🟦🟨🟦🟧\n3 of 5 · 12-day streak\nhttps://a.example/#x"
	if got := day.ShareText(12, "https://a.example/#x"); got != want {
		t.Errorf("%q, want %q", got, want)
	}
	const archived = "Ghost of the day 327 · 23 November 2026\n🟦🟦🟨🟦🟧\n3 of 5\nlink"
	if got := day.ShareText(0, "link"); got != archived {
		t.Errorf("without a streak %q, want %q", got, archived)
	}
}

func TestDatesHaveNumbers(t *testing.T) {
	for date, want := range map[string]string{
		"2025-12-31": "Ghost of the day 0, 31 December 2025, Wednesday, 31 December",
		"2026-01-01": "Ghost of the day 1, 1 January 2026, Thursday, 1 January",
		"2026-11-23": "Ghost of the day 327, 23 November 2026, Monday, 23 November",
		"2028-02-29": "Ghost of the day 790, 29 February 2028, Tuesday, 29 February",
	} {
		d, err := trainer.ParseDate(date)
		if got := Name(d) + ", " + DateText(d) + ", " + WeekdayText(d); err != nil || got != want {
			t.Errorf("%s: %q, want %q (%v)", date, got, want, err)
		}
	}
}

func TestTheNextDayComesAtMidnight(t *testing.T) {
	for clock, want := range map[string]string{
		"2026-11-23 00:00 +0100": "in 24 hours",
		"2026-11-23 18:50 -0330": "in 5 hours",
		"2026-11-23 22:29 +0000": "in 2 hours",
		"2026-11-23 22:30 +0000": "in 90 minutes",
		"2026-11-23 23:00 +0000": "in 60 minutes",
		"2026-11-23 23:59 +0000": "in 1 minute",
	} {
		if got := UntilNext(at(t, clock)); got != want {
			t.Errorf("%s: %q, want %q", clock, got, want)
		}
	}
}
