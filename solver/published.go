package solver

// PublishedResult is a published solution of Ghost for a–z words.
type PublishedResult struct {
	Dictionary string // its id in the catalogue
	MinLetters int
	Players    int
	Losers     Seats  // the possible losers of the round
	Openings   string // the winning letters of seat 1
}

// Published are the published solutions, of two lists in their a–z words only,
// which must come out of [Solve]. Seat 1 is a possible loser only where it has no
// winning letter.
var Published = []PublishedResult{
	{"american-english-7.1", 3, 2, SeatsOf(2), "hjmz"},
	{"american-english-7.1", 3, 3, SeatsOf(2, 3), "npqrsz"},
	{"american-english-7.1", 3, 4, SeatsOf(3, 4), "rz"},
	{"american-english-7.1", 4, 2, SeatsOf(2), "hjmrz"},
	{"american-english-7.1", 4, 3, SeatsOf(2, 3), "pqs"},
	{"american-english-7.1", 4, 4, SeatsOf(4), "mz"},
	{"web2", 3, 2, SeatsOf(2), "ahl"},
	{"web2", 3, 3, SeatsOf(3), "adnt"},
	{"web2", 3, 4, SeatsOf(3, 4), "jl"},
	{"web2", 4, 2, SeatsOf(2), "aehl"},
	{"web2", 4, 3, SeatsOf(3), "adt"},
	{"web2", 4, 4, SeatsOf(3, 4), "jlr"},
}
