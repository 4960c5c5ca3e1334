package puzzle

import (
	"cmp"
	"math/rand/v2"
	"slices"
)

// MostRemembered is how many of the puzzles asked last never come again at once.
const MostRemembered = 300

// choices is among how many of the best fitting puzzles chance decides.
const choices = 12

// Next chooses the puzzle to ask: one whose rating is close to wanted, not among those asked last, and rather one that
// was never asked. asked are the ids of all puzzles ever asked, the last one at the end. Next is false for an empty
// set, and where everything was asked lately, which takes a set of at most [MostRemembered] puzzles; the caller may
// then forget about some.
func (s *Set) Next(wanted int, asked []string, random *rand.Rand) (Puzzle, bool) {
	last := make([]int, len(s.Puzzles)) // place of the last time that it was asked, from 1
	for i, id := range asked {
		if named, err := ParseID(id); err == nil {
			if place, ok := s.places[named]; ok {
				last[place] = i + 1
			}
		}
	}
	type candidate struct {
		index, age, off int
	}
	var fits []candidate
	for i, place := range last {
		if place > 0 && place > len(asked)-MostRemembered {
			continue
		}
		rating := s.Puzzles[i].Rating
		fits = append(fits, candidate{i, min(place, 1), max(rating-wanted, wanted-rating)})
	}
	if len(fits) == 0 {
		return Puzzle{}, false
	}
	slices.SortFunc(fits, func(a, b candidate) int {
		return cmp.Or(cmp.Compare(a.age, b.age), cmp.Compare(a.off, b.off), cmp.Compare(a.index, b.index))
	})
	equals := 1 // of the first one's age, which fit best
	for equals < min(choices, len(fits)) && fits[equals].age == fits[0].age {
		equals++
	}
	return s.Puzzles[fits[random.IntN(equals)].index], true
}
