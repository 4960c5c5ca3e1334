package days

import (
	"spectrie/app/text"
	"spectrie/trainer"
	"spectrie/trainer/puzzle"
)

// Statistics are about the days that were played on their date, all five positions of them.
type Statistics struct {
	Days   int                            // how many there are
	Scores [puzzle.DailyPositions + 1]int // on how many of them so many positions were solved
}

// Statistics counts the days.
func (p Played) Statistics() (s Statistics) {
	for date := range p {
		if p.OnTime(date) {
			s.Days++
			s.Scores[count(p.Marks(date), Solved)]++
		}
	}
	return s
}

// OnTime reports whether all positions of a date were answered on that date, and none later from the archive.
func (p Played) OnTime(date trainer.Date) bool {
	answers := p[date]
	if len(answers) < puzzle.DailyPositions {
		return false
	}
	for _, answer := range answers[:puzzle.DailyPositions] {
		if answer.Mode != trainer.ModeDaily {
			return false
		}
	}
	return true
}

// Solved is how many positions were solved, in per cent, rounded down so that 100% is all of them.
func (s *Statistics) Solved() int {
	solved := 0
	for score, days := range s.Scores {
		solved += score * days
	}
	return 100 * solved / max(1, s.Days*puzzle.DailyPositions)
}

// Tenths is how long the bar of a score is: 10 for the score that came up most often, 0 only for one that never did.
func (s *Statistics) Tenths(score int) int {
	most := 0
	for _, days := range s.Scores {
		most = max(most, days)
	}
	if s.Scores[score] == 0 {
		return 0
	}
	return max(1, 10*s.Scores[score]/most)
}

// RowText is how many days in a row somebody has played: "3 days in a row".
func RowText(days int) string { return text.Counted(days, "day") + " in a row" }
