package puzzle

import (
	"cmp"
	"hash/fnv"
	"slices"
	"strconv"

	"spectrie/dicts"
	"spectrie/solver"
)

// Ghost of the day has five positions, from easy to hard. They follow from the date and the set alone, so they are the
// same for everybody, offline and in every year.
//
// The puzzles of two players under the usual rules are divided into five bands by their ratings. A band goes round:
// each of its puzzles comes once, and then all come again in another order. The first half of a round has the same
// puzzles in every round, and the second half the others. So a puzzle rests for half a round at least.

// DailyPositions is how many positions a day has.
const DailyPositions = 5

// FirstDay is the date of Ghost of the day number 1, 1 January 2026, in days since 1970-01-01.
const FirstDay = 20454

// Days are the Ghosts of the day of a set.
type Days struct {
	bands [DailyPositions][]Puzzle // in the order of their ratings
}

// NewDays returns the days of a set. It is false when the set has too few puzzles under the usual rules.
func NewDays(s *Set) (*Days, bool) {
	usual := s.Only(func(p Puzzle) bool {
		return p.Dict == dicts.DefaultID && p.Rules == solver.Usual && p.Kind != Loser
	}).Puzzles
	if len(usual) < 2*DailyPositions {
		return nil, false
	}
	slices.SortFunc(usual, func(a, b Puzzle) int {
		return cmp.Or(cmp.Compare(a.Rating, b.Rating), cmp.Compare(a.ID(), b.ID()))
	})
	d := &Days{}
	for i := range d.bands {
		d.bands[i] = usual[len(usual)*i/DailyPositions : len(usual)*(i+1)/DailyPositions]
	}
	return d, true
}

// On is the five positions of a date, in days since 1970-01-01.
func (d *Days) On(date int) (five [DailyPositions]Puzzle) {
	for i, band := range d.bands {
		day := date % len(band)
		if day < 0 {
			day += len(band)
		}
		round := (date - day) / len(band)
		half := len(band) / 2
		if day < half {
			five[i] = shuffled(band, 0, round)[day]
		} else {
			five[i] = shuffled(band, 1, round)[day-half]
		}
	}
	return five
}

// shuffled is a half of a band in the order of a round. The half that a puzzle is in is always the same.
func shuffled(band []Puzzle, half, round int) []Puzzle {
	all := slices.Clone(band)
	slices.SortFunc(all, byChance(-1))
	middle := len(all) / 2
	part := all[:middle]
	if half == 1 {
		part = all[middle:]
	}
	slices.SortFunc(part, byChance(round))
	return part
}

// byChance is an order that looks like chance, another one for every number.
func byChance(number int) func(a, b Puzzle) int {
	mixed := func(p Puzzle) uint64 {
		hash := fnv.New64a()
		hash.Write([]byte(strconv.Itoa(number) + " " + p.ID()))
		return hash.Sum64()
	}
	return func(a, b Puzzle) int { return cmp.Or(cmp.Compare(mixed(a), mixed(b)), cmp.Compare(a.ID(), b.ID())) }
}
