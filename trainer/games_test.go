package trainer

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"spectrie/dicts"
	"spectrie/dicts/data"
	"spectrie/solver"
)

// toyWords are those of the worked example of package solver.
var toyWords = strings.Fields("aa ab baa bb bcaa bcab caaaa caab")

// gameOf solves the game over words, which are in order; tier is that of a word.
func gameOf(t testing.TB, words []string, rules solver.Rules, tier func(word string) dicts.Tier) *solver.Solution {
	t.Helper()
	b := dicts.NewBuilder(dicts.Latin, true)
	for _, w := range words {
		if err := b.Add(w, tier(w)); err != nil {
			t.Fatal(err)
		}
	}
	return solved(t, b.Trie(), rules)
}

// defaultGame solves the default dictionary from four letters on.
func defaultGame(t testing.TB, players int) *solver.Solution {
	t.Helper()
	d, err := data.Load("american-english-7.1")
	if err != nil {
		t.Fatal(err)
	}
	return solved(t, d.Trie, solver.Rules{Players: players, MinLetters: 4})
}

func solved(t testing.TB, words *dicts.Trie, rules solver.Rules) *solver.Solution {
	t.Helper()
	game, err := solver.Solve(words.Reachable(rules.MinLetters), rules)
	if err != nil {
		t.Fatal(err)
	}
	return game
}

// toyGame solves the worked example for three players.
func toyGame(t testing.TB) *solver.Solution {
	t.Helper()
	return gameOf(t, toyWords, solver.Rules{Players: 3, MinLetters: 1}, func(string) dicts.Tier { return dicts.NoTier })
}

// deckOf is the deck of a seat, with the fewest words, against players who play well.
func deckOf(t testing.TB, game *solver.Solution, seat int, start string) *Deck {
	t.Helper()
	return mustDeck(t, game, Course{Dict: "test", Rules: game.Rules(), Seat: seat}, start)
}

func mustDeck(t testing.TB, game *solver.Solution, course Course, start string) *Deck {
	t.Helper()
	d, err := NewDeck(game, course, start)
	if err != nil {
		t.Fatal(err)
	}
	return d
}

// manyDecks calls check with the decks of all courses of random small games of
// two to four players.
func manyDecks(t *testing.T, rounds int, check func(t *testing.T, random *rand.Rand, d *Deck)) {
	random := rand.New(rand.NewPCG(11, 12))
	for round := range rounds {
		rules := solver.Rules{Players: 2 + random.IntN(3), MinLetters: 1 + random.IntN(3)}
		game := gameOf(t, randomWords(random, round%2 == 0), rules, func(string) dicts.Tier {
			return append(dicts.Tiers[:], dicts.NoTier)[random.IntN(len(dicts.Tiers)+1)]
		})
		for seat := 1; seat <= rules.Players; seat++ {
			for _, guaranteed := range []bool{false, true} {
				for _, easiest := range []bool{false, true} {
					check(t, random, mustDeck(t, game, Course{"test", rules, seat, easiest, guaranteed}, ""))
				}
			}
		}
	}
}

// randomWords makes a small dictionary in which many words begin alike: of long
// words with much to choose from, or of short ones.
func randomWords(random *rand.Rand, long bool) []string {
	words := make([]string, 1+random.IntN(60))
	for i := range words {
		length := 1 + random.IntN(6)
		if long {
			length = 4 + random.IntN(4)
		}
		w := make([]byte, length)
		for j := range w {
			w[j] = "abc"[random.IntN(3)]
		}
		words[i] = string(w)
	}
	slices.Sort(words)
	return slices.Compact(words)
}

// fragments writes items as their fragments in a row.
func fragments(items []*Item) string {
	var all []string
	for _, item := range items {
		all = append(all, item.Fragment)
	}
	return strings.Join(all, " ")
}

// spelt writes positions as their fragments in a row.
func spelt(positions []solver.Position) string {
	var all []string
	for _, p := range positions {
		all = append(all, p.Fragment())
	}
	return strings.Join(all, " ")
}
