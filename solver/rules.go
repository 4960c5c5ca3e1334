package solver

import (
	"fmt"
	"math/bits"
	"strconv"
	"strings"
)

// Rules are what the players agree on besides the dictionary.
type Rules struct {
	Players    int // 2 to 8
	MinLetters int // words with fewer letters do not count, 1 to 9
}

// Bounds of the rules.
const (
	MinPlayers   = 2
	MaxPlayers   = 8
	LeastLetters = 1 // the smallest minimum word length
	MostLetters  = 9 // the largest minimum word length
	UsualLetters = 4
	UsualPlayers = 2
)

// Usual are the rules that most people know: two players, words of 4 letters or more.
var Usual = Rules{Players: UsualPlayers, MinLetters: UsualLetters}

// Check returns an error that says which rule is out of bounds, or nil.
func (r Rules) Check() error {
	if r.Players < MinPlayers || r.Players > MaxPlayers {
		return fmt.Errorf("%d players: 2 to 8 can play", r.Players)
	}
	if r.MinLetters < LeastLetters || r.MinLetters > MostLetters {
		return fmt.Errorf("words of %d letters or more: the shortest word can have 1 to 9 letters", r.MinLetters)
	}
	return nil
}

// Mover is the seat whose turn it is at a fragment of depth letters.
func (r Rules) Mover(depth int) int { return depth%r.Players + 1 }

// checkSeat returns an error for a seat that does not play, or nil.
func (r Rules) checkSeat(seat int) error {
	if seat < 1 || seat > r.Players {
		return fmt.Errorf("there is no player %d: there are %d players", seat, r.Players)
	}
	return nil
}

// Seats is a set of seats; seat s is bit s-1.
type Seats uint8

// SeatsOf returns the set of the given seats, each from 1 to 8.
func SeatsOf(seats ...int) Seats {
	var set Seats
	for _, s := range seats {
		set |= 1 << (s - 1)
	}
	return set
}

// Has reports whether seat, from 1 to 8, is in the set.
func (s Seats) Has(seat int) bool { return s>>(seat-1)&1 != 0 }

// Len is the number of seats in the set.
func (s Seats) Len() int { return bits.OnesCount8(uint8(s)) }

// List returns the seats in ascending order.
func (s Seats) List() []int {
	list := make([]int, 0, s.Len())
	for seat := 1; seat <= MaxPlayers; seat++ {
		if s.Has(seat) {
			list = append(list, seat)
		}
	}
	return list
}

// String writes the set, for example as "{2,3}".
func (s Seats) String() string {
	names := make([]string, 0, s.Len())
	for _, seat := range s.List() {
		names = append(names, strconv.Itoa(seat))
	}
	return "{" + strings.Join(names, ",") + "}"
}

// PublishedResult is a published solution of Ghost for a–z words.
type PublishedResult struct {
	Dictionary string // its id in the catalogue
	MinLetters int
	Players    int
	Losers     Seats  // the possible losers of the round
	Openings   string // the winning letters of seat 1
}

// Published are the published solutions of two lists, for their a–z words. A test
// compares [Solve] with them. Seat 1 is a possible loser only where it has no winning
// letter.
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
