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
// They ask for letters: that question needs no explanation. The puzzles of two players under the usual rules are divided into five bands by their ratings. A band goes round:
// each of its puzzles comes once, and then all come again in another order. The first half of a round has the same
// puzzles in every round, and the second half the others. So a puzzle rests for half a round at least.

// DailyPositions is how many positions a day has.
const DailyPositions = 5

// FirstDay is the date of Ghost of the day number 1, 1 January 2026, in days since 1970-01-01.
const FirstDay = 20454

// Days are the Ghosts of the day of a set.
type Days struct {
	bands [DailyPositions][2][]Puzzle // the halves of each band
}

// NewDays returns the days of a set. It is false when the set has too few puzzles under the usual rules.
func NewDays(s *Set) (*Days, bool) {
	usual := s.Only(func(p Puzzle) bool {
		return p.Dict == dicts.DefaultID && p.Rules == solver.Usual && (p.Kind == Win || p.Kind == Refute)
	}).Puzzles
	if len(usual) < 2*DailyPositions {
		return nil, false
	}
	slices.SortFunc(usual, func(a, b Puzzle) int {
		if a.Rating != b.Rating {
			return a.Rating - b.Rating
		}
		return cmp.Compare(a.ID(), b.ID())
	})
	d := &Days{}
	for i := range d.bands {
		band := shuffled(usual[len(usual)*i/DailyPositions:len(usual)*(i+1)/DailyPositions], halving)
		d.bands[i] = [2][]Puzzle{band[:len(band)/2], band[len(band)/2:]}
	}
	return d, true
}

// On is the five positions of a date, in days since 1970-01-01.
func (d *Days) On(date int) (five [DailyPositions]Puzzle) {
	for i, halves := range d.bands {
		length := len(halves[0]) + len(halves[1])
		day := date % length
		if day < 0 {
			day += length
		}
		round, half := (date-day)/length, halves[0]
		if day >= len(half) {
			day -= len(half)
			half = halves[1]
		}
		five[i] = shuffled(half, round)[day]
	}
	return five
}

// halving is the round whose order divides a band into halves. No date has it.
const halving = -1 << 31

// shuffled is some puzzles in the order of a round, which looks like chance.
func shuffled(puzzles []Puzzle, round int) []Puzzle {
	type placed struct {
		place uint64
		Puzzle
	}
	places := make([]placed, len(puzzles))
	for i, p := range puzzles {
		hash := fnv.New64a()
		hash.Write([]byte(strconv.Itoa(round) + " " + p.ID()))
		places[i] = placed{mix(hash.Sum64()), p}
	}
	slices.SortFunc(places, func(a, b placed) int { return cmp.Compare(a.place, b.place) })
	order := make([]Puzzle, len(places))
	for i, p := range places {
		order[i] = p.Puzzle
	}
	return order
}

// mix makes numbers that are close to each other differ everywhere: the hashes of UNA and UNB are close. It is the
// finalizer of MurmurHash3.
func mix(h uint64) uint64 {
	h ^= h >> 33
	h *= 0xff51afd7ed558ccd
	h ^= h >> 33
	h *= 0xc4ceb9fe1a85ec53
	return h ^ h>>33
}
