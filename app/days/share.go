package days

import (
	"strconv"
	"time"

	"spectrie/app/text"
	"spectrie/trainer"
	"spectrie/trainer/puzzle"
)

// Number is the number of a date: Ghost of the day 1 was on [puzzle.FirstDay].
func Number(date trainer.Date) int { return int(date) - puzzle.FirstDay + 1 }

// Name is what a date is called: "Ghost of the day 327".
func Name(date trainer.Date) string { return "Ghost of the day " + strconv.Itoa(Number(date)) }

// midnight is the beginning of a date, in UTC.
func midnight(date trainer.Date) time.Time { return time.Unix(int64(date)*24*60*60, 0).UTC() }

// DateText is a date as in "23 November 2026".
func DateText(date trainer.Date) string { return midnight(date).Format("2 January 2006") }

// WeekdayText is a date as in "Monday, 23 November".
func WeekdayText(date trainer.Date) string { return midnight(date).Format("Monday, 2 January") }

// YearText is the year of a date.
func YearText(date trainer.Date) string { return midnight(date).Format("2006") }

// MonthText is the month of a date, as in "November 2026".
func MonthText(date trainer.Date) string { return midnight(date).Format("January 2006") }

// DayOfMonth is the day of a date in its month, from 1.
func DayOfMonth(date trainer.Date) int { return midnight(date).Day() }

// Weekday is the day of a date in its week, from 1 for Monday to 7 for Sunday.
func Weekday(date trainer.Date) int { return (int(midnight(date).Weekday())+6)%7 + 1 }

// ScoreOn is how many of the answered positions of a date were solved, as in "4 of 5".
func (p Played) ScoreOn(date trainer.Date) string {
	if n := p.Answered(date); n < puzzle.DailyPositions {
		return strconv.Itoa(n) + " answered, " + strconv.Itoa(count(p.Marks(date), Solved)) + " solved"
	}
	return score(p.Marks(date))
}

func score(marks [puzzle.DailyPositions]Mark) string {
	return strconv.Itoa(count(marks, Solved)) + " of " + strconv.Itoa(len(marks))
}

// Score is how many were solved, as in "4 of 5".
func (d *Day) Score() string { return score(d.Marks()) }

// Headline is how the day went, in words.
func (d *Day) Headline() string { return Headline(d.Marks()) }

// Headline is how a day that is over went, in words.
func Headline(marks [puzzle.DailyPositions]Mark) string {
	solved := count(marks, Solved)
	if solved == len(marks) {
		return "All five. Perfect."
	}
	return score(marks) + [puzzle.DailyPositions]string{". Tomorrow is another day.", ". A hard one.", ". Not bad.", ". Nice.", ". So close."}[solved]
}

// ShareText is what a person sends to others. It has no letter of a puzzle. A streak of 0 is left out.
func (d *Day) ShareText(streak int, link string) string {
	score := d.Score()
	if streak > 0 {
		score += " · " + StreakText(streak)
	}
	return Name(d.Date) + " · " + DateText(d.Date) + "\n" + Squares(d.Marks()) + "\n" + score + "\n" + link
}

// StreakText is a number of days in a row, as in "12-day streak".
func StreakText(days int) string { return text.Grouped(days) + "-day streak" }

// Squares are the marks as coloured squares: blue for solved, yellow for begun, orange for missed, white for open.
func Squares(marks [puzzle.DailyPositions]Mark) string {
	squares := ""
	for _, mark := range marks {
		squares += [...]string{"⬜", "🟦", "🟨", "🟧"}[mark]
	}
	return squares
}

// Said are the marks in words, for people who do not see them: "1 solved, 2 missed after a right letter, 3 open".
func Said(marks [puzzle.DailyPositions]Mark) string {
	var said []string
	for i, mark := range marks {
		said = append(said, strconv.Itoa(i+1)+" "+mark.String())
	}
	return text.Listed(said)
}

func (m Mark) String() string {
	return [...]string{"open", "solved", "missed after a right letter", "missed"}[m]
}

func count(marks [puzzle.DailyPositions]Mark, mark Mark) (n int) {
	for _, m := range marks {
		if m == mark {
			n++
		}
	}
	return n
}

// UntilNext says when the day after now begins, as in "in 5 hours".
func UntilNext(now time.Time) string {
	year, month, day := now.Date()
	wait := time.Date(year, month, day+1, 0, 0, 0, 0, now.Location()).Sub(now)
	if wait > 90*time.Minute {
		return "in " + text.Counted(int(wait.Round(time.Hour).Hours()), "hour")
	}
	return "in " + text.Counted(max(1, int(wait.Round(time.Minute).Minutes())), "minute")
}
