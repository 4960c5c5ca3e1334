package trainer

import (
	"strings"

	"spectrie/solver"
)

// Course names a repertoire to learn: the one that [solver.Solution.Repertoires]
// finds for its aim in its game. It is comparable.
type Course struct {
	Dict       string // id of the dictionary, which stands for its words
	Rules      solver.Rules
	Seat       int  // 1 to the number of players
	Easiest    bool // objective: the commonest words, instead of the fewest
	Guaranteed bool // basis: against all others together, instead of rational players
}

// Aim is what the solver is asked for.
func (c Course) Aim() solver.Aim {
	return solver.Aim{Seat: c.Seat, Guaranteed: c.Guaranteed, Easiest: c.Easiest}
}

// Card is one thing to remember: the decision of a course at a fragment, or with
// Recall all words of the course that begin with the fragment. These facts are
// its identity, so it keeps its history when the repertoire is made again, is
// shortened, or moves to another machine. It is comparable.
//
// The start of the repertoire that a card belongs to is the beginning of its
// fragment: the first Seat-1 letters.
type Card struct {
	Course
	Fragment string
	Recall   bool
}

// String is the course of the card and its fragment, for messages. The fragment of a recall card
// ends with dots.
func (c Card) String() string {
	switch {
	case c.Recall:
		return c.Course.String() + " " + c.Fragment + "…"
	case c.Fragment == "":
		return c.Course.String() + " ∅"
	}
	return c.Course.String() + " " + c.Fragment
}

// Below reports whether c lies in the branch: a card of the same course whose
// fragment begins with that of branch, of whatever kind.
func (c Card) Below(branch Card) bool {
	return c.Course == branch.Course && strings.HasPrefix(c.Fragment, branch.Fragment)
}
