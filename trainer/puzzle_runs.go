package trainer

import "time"

// DailyPositions is how many positions Ghost of the day has.
const DailyPositions = 5

// Daily are the answers to Ghost of the day of a date, on that day or later from the archive, in the order of the fold.
// There is one chance for each position, so the first answer to a puzzle counts and the others are left out. Two
// devices may both have an answer to it. Then the one with the earlier time counts on both, once they have met.
func (s *State) Daily(date Date) []*Entry {
	var first []*Entry
	seen := map[string]bool{}
	for _, e := range s.puzzles {
		if e.Date == date && date != 0 && !seen[e.Puzzle] {
			seen[e.Puzzle] = true
			first = append(first, e)
		}
	}
	return first
}

// DailyStreak counts the days in a row on which all positions of Ghost of the day were answered, on the day itself:
// those up to today, and the most that ever were. Today counts once it is complete, and does not break the streak
// before. The entries have their dates, so it does not matter where the person is now, or which day other clocks
// show. A clock that was put back or a journey west can leave complete days after today. They count too.
func (s *State) DailyStreak(today Date) (current, longest int) {
	type position struct {
		Date
		puzzle string
	}
	seen, positions := map[position]bool{}, map[Date]int{}
	for _, e := range s.puzzles {
		if p := (position{e.Date, e.Puzzle}); e.Mode == ModeDaily && !seen[p] {
			seen[p] = true
			positions[e.Date]++
		}
	}
	complete := func(d Date) bool { return positions[d] >= DailyPositions }
	for d := range positions {
		if d >= today && complete(d) {
			current++
		}
		if complete(d - 1) {
			continue // d does not begin a row
		}
		row := 0
		for ; complete(d); d++ {
			row++
		}
		longest = max(longest, row)
	}
	for d := today - 1; complete(d); d-- {
		current++
	}
	return current, max(current, longest)
}

// Run is one attempt at the puzzles in a row of [ModeStreak], or at the three minutes of [ModeMinutes].
type Run struct {
	Began  int64 // as in [Entry.Run]
	Solved int   // of a streak only those before its first miss
	Missed int   // of a streak 0 or 1: what comes after the miss does not count
	Last   time.Time
}

// Runs are the runs of [ModeStreak] or [ModeMinutes], in the order of their first answers. Last is the time of the last answer that counts,
// on the person's clock then.
func (s *State) Runs(mode Mode) []Run {
	var runs []Run
	numbers := map[int64]int{}
	for _, e := range s.puzzles {
		if e.Mode != mode {
			continue
		}
		n, ok := numbers[e.Run]
		if !ok {
			n = len(runs)
			numbers[e.Run] = n
			runs = append(runs, Run{Began: e.Run})
		}
		r := &runs[n]
		switch {
		case mode == ModeStreak && r.Missed > 0:
			continue
		case e.Grade == Again:
			r.Missed++
		default:
			r.Solved++
		}
		r.Last = e.Time()
	}
	return runs
}
