package solver_test

import (
	"fmt"
	"strings"

	"spectrie/dicts"
	"spectrie/dicts/data"
	"spectrie/solver"
)

// From a word list to the words worth knowing. ([dicts.Import] reads a list of your
// own.) The published sizes, such as the five words of seat 1, are those of the aim
// that sets nothing but the seat: rational play, and the fewest words first.
func Example() {
	list, err := data.Load(dicts.DefaultID)
	if err != nil {
		panic(err)
	}
	rules := solver.Usual // two players, words from four letters
	reachable := list.Reachable(rules.MinLetters)
	fmt.Printf("%d words, %d of them can end a round\n", list.CountWords(dicts.Root), reachable.CountWords(dicts.Root))

	game, err := solver.Solve(reachable, rules)
	if err != nil {
		panic(err)
	}
	fmt.Printf("who can lose: %v\n", game.Start().Losers())
	for _, letter := range game.Start().Letters() {
		if letter.Outcome == solver.Wins {
			fmt.Printf("%c wins, for example by %s\n", letter.Letter, letter.End.Fragment())
		}
	}

	for seat := 1; seat <= rules.Players; seat++ {
		repertoires, err := game.Repertoires(solver.Aim{Seat: seat})
		if err != nil {
			panic(err)
		}
		for start := range game.Starts(seat) {
			size, safe := repertoires.Size(start)
			if !safe || start.Fragment() > "d" {
				continue // lost, or one of the many other starts of seat 2
			}
			var words []string
			for word := range repertoires.Words(start) {
				words = append(words, word.Fragment())
			}
			fmt.Printf("seat %d after %q knows %d: %s\n", seat, start.Fragment(), size.Words, strings.Join(words, " "))
		}
	}
	// Output:
	// 62887 words, 19631 of them can end a round
	// who can lose: {2}
	// h wins, for example by hybrid
	// j wins, for example by jack
	// m wins, for example by mnemonic
	// r wins, for example by rekindling
	// z wins, for example by zucchini
	// seat 1 after "" knows 5: jack jell jilt jovial just
	// seat 2 after "a" knows 1: aorta
	// seat 2 after "b" knows 5: black blemish blimp blond bluff
	// seat 2 after "c" knows 7: crack crepe crept crick croak crucial crystal
	// seat 2 after "d" knows 1: dhoti
}
