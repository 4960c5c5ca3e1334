package match

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"spectrie/dicts"
	"spectrie/dicts/data"
)

func defaultBook(t testing.TB) *Book { return bookOf(t, "american-english-7.1", 4) }

func bookOf(t testing.TB, id string, minLetters int) *Book {
	t.Helper()
	d, err := data.Load(id)
	if err != nil {
		t.Fatal(err)
	}
	return NewBook(d.Trie, minLetters)
}

// tieredBook is the book of words in any order, each with its tier behind a colon, or
// without one.
func tieredBook(t testing.TB, alphabet string, minLetters int, words string) *Book {
	t.Helper()
	a, err := dicts.NewAlphabet(alphabet)
	if err != nil {
		t.Fatal(err)
	}
	b := dicts.NewBuilder(a, true)
	sorted := strings.Fields(words)
	slices.SortFunc(sorted, func(a, b string) int {
		a, _, _ = strings.Cut(a, ":")
		b, _, _ = strings.Cut(b, ":")
		return strings.Compare(a, b)
	})
	for _, entry := range sorted {
		word, text, _ := strings.Cut(entry, ":")
		tier := dicts.NoTier
		if text != "" {
			if _, err := fmt.Sscan(text, &tier); err != nil {
				t.Fatal(err)
			}
		}
		if err := b.Add(word, tier); err != nil {
			t.Fatal(err)
		}
	}
	return NewBook(b.Trie(), minLetters)
}

// theToy is the example of package solver, all words equally common.
const theToy = "aa ab baa bb bcaa bcab caaaa caab"

// setupOf is a match of bots.
func setupOf(challenges bool, seed uint64, bots ...Bot) Setup {
	s := Setup{Dict: "american-english-7.1", MinLetters: 4, Challenges: challenges, Lives: UsualLives, Seed: seed}
	for i, b := range bots {
		s.Players = append(s.Players, Player{fmt.Sprint("Bot ", i+1), b})
	}
	return s
}

// botMatch is a match of bots with the words of a book.
func botMatch(t testing.TB, book *Book, challenges bool, seed uint64, bots ...Bot) *Match {
	t.Helper()
	s := setupOf(challenges, seed, bots...)
	s.MinLetters = book.MinLetters
	m, err := New(s, book)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// say adds the letters of a fragment to a match.
func say(t testing.TB, m *Match, fragment string) {
	t.Helper()
	for _, letter := range fragment {
		if err := m.Add(Event{Kind: Plays, Letter: letter}); err != nil {
			t.Fatal(err)
		}
	}
}

// finish has the bots play to the end, and returns what they did.
func finish(t testing.TB, m *Match) []Event {
	t.Helper()
	for m.State().Winner == Nobody {
		if err := m.Add(m.BotEvent()); err != nil {
			t.Fatal(err)
		}
	}
	return m.Events()
}

// vocabularies are those that a bot of one's own making can have, from the smallest
// to the whole dictionary.
var vocabularies = []dicts.Tier{10, 20, 35, 50, dicts.NoTier}

// lookAheads are from the nearest to the farthest.
var lookAheads = []LookAhead{OneStep, WordInMind, Full}

// allBots are all vocabularies with all look-aheads, and some ways to bluff.
func allBots() (bots []Bot) {
	for _, looks := range lookAheads {
		for i, tier := range vocabularies {
			bots = append(bots, Bot{tier, looks, 25 * i})
		}
	}
	return bots
}

// someBooks are the default list and small random ones: with tiers, without, and in
// other letters.
func someBooks(t testing.TB) []*Book {
	books := []*Book{defaultBook(t)}
	random := rand.New(rand.NewPCG(51, 52))
	for range 15 {
		minLetters := 1 + random.IntN(4)
		books = append(books, toyBook(t, minLetters, randomWords(random, minLetters)...))
		for _, alphabet := range []string{"abc", "αβγδ", "אבג"} {
			books = append(books, randomTiers(t, random, alphabet, minLetters))
		}
	}
	return books
}

// randomTiers is a book of random words, of which one at least counts.
func randomTiers(t testing.TB, random *rand.Rand, alphabet string, minLetters int) *Book {
	letters := []rune(alphabet)
	words := map[string]bool{strings.Repeat(string(letters[0]), minLetters): true}
	for range random.IntN(40) {
		word := make([]rune, 1+random.IntN(7))
		for i := range word {
			word[i] = letters[random.IntN(len(letters))]
		}
		words[string(word)] = true
	}
	var text []string
	for word := range words {
		text = append(text, word)
	}
	slices.Sort(text)
	for i := range text {
		if tier := random.IntN(len(dicts.Tiers) + 4); tier < len(dicts.Tiers) {
			text[i] += fmt.Sprint(":", dicts.Tiers[tier])
		}
	}
	return tieredBook(t, alphabet, minLetters, strings.Join(text, " "))
}

// inBotMatches calls check before every event of matches of 2 to 5 bots, of every kind
// and on many dictionaries.
func inBotMatches(t *testing.T, challenges bool, check func(m *Match, known *Book, e Event)) {
	bots := allBots()
	for i, book := range someBooks(t) {
		for j := range bots {
			players := make([]Bot, 2+(i+j)%4)
			for k := range players {
				players[k] = bots[(j+k*7)%len(bots)]
			}
			m := botMatch(t, book, challenges, uint64(i*100+j), players...)
			for m.State().Winner == Nobody {
				e := m.BotEvent()
				check(m, book.Vocabulary(m.Mover().Bot.Vocabulary), e)
				if err := m.Add(e); err != nil {
					t.Fatalf("%+v after %+v: %+v: %v", m.Setup, m.Events(), e, err)
				}
			}
		}
	}
}
