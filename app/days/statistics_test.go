package days

import (
	"testing"

	"spectrie/trainer"
	"spectrie/trainer/puzzle"
)

// playsDay answers the first positions of a day: s for solved, h for a half, m for missed.
func (p *person) playsDay(date trainer.Date, mode trainer.Mode, how string) {
	p.t.Helper()
	for i, each := range how {
		grade, found := trainer.Again, 0
		switch each {
		case 's':
			grade, found = trainer.Good, 1
		case 'h':
			found = 1
		}
		p.answer(date, mode, "abcdefgh"[i:i+1], grade, found)
	}
}

func TestStatisticsCountDaysThatWerePlayedOnTheirDate(t *testing.T) {
	p := person{t: t, now: at(t, "2026-11-23 08:00 +0000")}
	p.playsDay(nov23, trainer.ModeDaily, "sssss")
	p.playsDay(nov23-1, trainer.ModeDaily, "shmss")
	p.playsDay(nov23-2, trainer.ModeDaily, "mssms")
	p.playsDay(nov23-9, trainer.ModeDaily, "mhmhm")
	p.playsDay(nov23-3, trainer.ModeDaily, "ssss")    // was not finished
	p.playsDay(nov23-4, trainer.ModeArchive, "sssss") // was played later
	p.playsDay(nov23-5, trainer.ModeDaily, "ss")      // and this in part
	for _, fragment := range []string{"c", "d", "e"} {
		p.answer(nov23-5, trainer.ModeArchive, fragment, trainer.Good, 1)
	}
	p.answer(0, trainer.ModeRated, "a", trainer.Good, 1)
	played := PlayedIn(p.log.Entries())
	got := played.Statistics()
	if want := (Statistics{4, [...]int{1, 0, 0, 2, 0, 1}}); got != want {
		t.Errorf("%+v, want %+v", got, want)
	}
	if got.Solved() != 55 { // 5 + 3 + 3 + 0 of 20
		t.Errorf("%d%% were solved, want 55", got.Solved())
	}
	for score, want := range []int{5, 0, 0, 10, 0, 5} {
		if tenths := got.Tenths(score); tenths != want {
			t.Errorf("the bar of %d has %d tenths, want %d", score, tenths, want)
		}
	}
	if !played.OnTime(nov23) || played.OnTime(nov23-3) || played.OnTime(nov23-4) || played.OnTime(nov23-5) || played.OnTime(nov23-7) {
		t.Error("a day was played on its date if all five answers are of that date")
	}
}

func TestStatisticsOfNothingAndOfManyDays(t *testing.T) {
	var none Statistics
	if none.Solved() != 0 || none.Tenths(0) != 0 || (Played{}).Statistics() != none {
		t.Error("nothing was played, and something is counted")
	}
	nearly := Statistics{1000, [...]int{0, 0, 0, 0, 1, 999}}
	if nearly.Solved() != 99 {
		t.Errorf("%d%% with one miss in a thousand days, want 99", nearly.Solved())
	}
	if got := nearly.Tenths(4); got != 1 {
		t.Errorf("a score that came up once has no bar")
	}
}

func TestEachScoreHasItsSentence(t *testing.T) {
	for solved, want := range map[int]string{
		5: "All five. Perfect.", 4: "4 of 5. So close.", 3: "3 of 5. Nice.", 2: "2 of 5. Not bad.", 1: "1 of 5. A hard one.", 0: "0 of 5. Tomorrow is another day.",
	} {
		p := person{t: t, now: at(t, "2026-11-23 08:00 +0000")}
		p.playsDay(nov23, trainer.ModeDaily, ("sssss" + "mmmmm")[puzzle.DailyPositions-solved:][:puzzle.DailyPositions])
		day := PlayedIn(p.log.Entries()).On(nov23, fiveOf("abcde"))
		if got := day.Headline(); got != want {
			t.Errorf("%d solved: %q, want %q", solved, got, want)
		}
	}
}
