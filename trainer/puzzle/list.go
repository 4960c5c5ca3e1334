package puzzle

import (
	"spectrie/dicts"
	"spectrie/solver"
)

// List names some of the puzzles of a set, to practise. Addresses hold it.
type List string

const (
	Usual   List = "usual"   // two players under the usual rules
	Three   List = "three"   // three players
	Threats List = "threats" // find the word
	Short   List = "short"   // words from three letters
	Others  List = "others"  // other dictionaries
	All     List = "all"
)

// Lists are all of them, the usual one first.
var Lists = []List{Usual, Three, Threats, Short, Others, All}

// Has reports whether a puzzle is in the list. The empty list is [Usual]. Another one has none.
func (l List) Has(p Puzzle) bool {
	usual := p.Dict == dicts.DefaultID
	switch l {
	case Usual, "":
		return usual && p.Rules == solver.Usual && p.Kind != Loser
	case Three:
		return usual && p.Rules.Players == 3 && p.Rules.MinLetters == solver.UsualLetters
	case Threats:
		return p.Kind == Threat
	case Short:
		return usual && p.Rules.MinLetters < solver.UsualLetters
	case Others:
		return !usual
	}
	return l == All
}
