package match

import (
	"slices"

	"spectrie/solver"
)

// A bot that looks one step ahead thinks of a word that it knows and that can still come, more likely a
// common one. It plays the next letter of that word. It only avoids a letter that completes a word now.
// Where there are only such letters, it sees that it loses.
//
// Take the words of the package comment of solver, aa, ab, baa, bb, bcaa, bcab, caaaa and caab, all
// equally common. At "b" it sees that "bb" is a word. Of the three others one begins with "ba" and two
// with "bc". So it plays a with the chance 1/3 and c with 2/3. At "a" it loses: both letters complete a
// word.

// oneStep is the letter of a word that comes to mind.
func (v *view) oneStep() idea {
	words, sum := v.commonness(), uint32(0)
	for next := range v.at.Next() {
		if !next.Over() {
			sum += words.Below(next.Node())
		}
	}
	if sum == 0 {
		return v.completes()
	}
	part := v.random.Uint32N(sum)
	for next := range v.at.Next() {
		if next.Over() {
			continue
		}
		below := words.Below(next.Node())
		if part < below {
			return idea{next, v.words().Fragment(words.Word(next.Node(), part)), true}
		}
		part -= below
	}
	panic("match: commonness does not add up")
}

// completes is the letter where every letter completes a word. It completes the rarest one, which may go
// unnoticed.
func (v *view) completes() idea {
	words := v.commonness()
	rarest := withMost(slices.Collect(v.at.Next()), func(next solver.Position) int { return -int(words.Below(next.Node())) })
	next := rarest[v.random.IntN(len(rarest))]
	return idea{next, next.Fragment(), false}
}
