package match

import (
	"math/rand/v2"
	"slices"
	"testing"

	"spectrie/dicts"
)

// toyBook is the book of some words, in any order, over the letters a to z.
func toyBook(t testing.TB, minLetters int, words ...string) *Book {
	t.Helper()
	b := dicts.NewBuilder(dicts.Latin, false)
	words = slices.Clone(words)
	slices.Sort(words)
	for _, word := range slices.Compact(words) {
		if err := b.Add(word, dicts.NoTier); err != nil {
			t.Fatal(err)
		}
	}
	return NewBook(b.Trie(), minLetters)
}

// randomWords are a few words over a and b, so that many begin with others.
func randomWords(random *rand.Rand, minLetters int) []string {
	words := []string{"abab"[:max(minLetters, 1+random.IntN(4))]}
	for range random.IntN(12) {
		word := make([]byte, 1+random.IntN(5))
		for i := range word {
			word[i] = "ab"[random.IntN(2)]
		}
		words = append(words, string(word))
	}
	return words
}

// randomMatch is a match on random words with people and bots, and its twin.
func randomMatch(t *testing.T, random *rand.Rand) (*Match, *twin) {
	s := Setup{
		Dict: "toy", MinLetters: 1 + random.IntN(3), Challenges: random.IntN(3) > 0,
		Lives: "abc"[:1+random.IntN(3)], Players: make([]Player, 2+random.IntN(3)),
	}
	s.Opener, s.Opens = random.IntN(len(s.Players)), Opening(random.IntN(3))
	for i := range s.Players {
		s.Players[i].Name = string(rune('A' + i))
		if random.IntN(3) == 0 {
			s.Players[i].Bot.Looks = OneStep
		}
	}
	words := randomWords(random, s.MinLetters)
	m, err := New(s, toyBook(t, s.MinLetters, words...))
	if err != nil {
		t.Fatal(err)
	}
	return m, &twin{s, words}
}

// randomEvent is an event that may be allowed now, and often is; mostly one that
// moves the match on.
func randomEvent(random *rand.Rand, m *Match) Event {
	fragment := ""
	if r := m.State().Round(); r != nil {
		fragment = r.Fragment()
	}
	switch n := random.IntN(20); {
	case n < 11:
		return Event{Kind: Plays, Letter: rune("ab"[random.IntN(2)])}
	case n < 12:
		return Event{Kind: ClaimsWord}
	case n < 14:
		return Event{Kind: ClaimsNone}
	case n < 18:
		return Event{Kind: Names, Word: []string{"", fragment, fragment + "a", fragment + "ba", "ab"}[random.IntN(5)]}
	case n < 19:
		return Event{Kind: Looks, Help: Help(1 + random.IntN(3))}
	default:
		return Event{Kind: TakesBack}
	}
}

// inRandomMatches calls check after every event that was tried in many matches, with
// the state before and what came of it.
func inRandomMatches(t *testing.T, matches int, seed uint64, check func(t *testing.T, m *Match, w *twin, before State, e Event, err error)) {
	for i := range matches {
		random := rand.New(rand.NewPCG(seed, uint64(i)))
		m, w := randomMatch(t, random)
		for tries := 0; tries < 150 && (m.State().Winner == Nobody || random.IntN(4) > 0); tries++ {
			before := copyState(m.State())
			e := randomEvent(random, m)
			err := m.Add(e)
			check(t, m, w, before, e, err)
			if t.Failed() {
				t.Fatalf("match %d: %+v on %v, after %+v, then %+v: %v", i, m.Setup, w.words, m.Events(), e, err)
			}
		}
	}
}

// copyState is a state that keeps when the match goes on.
func copyState(s *State) State {
	c := *s
	c.Lost = slices.Clone(s.Lost)
	c.Rounds = slices.Clone(s.Rounds)
	for i := range c.Rounds {
		c.Rounds[i].Plays = slices.Clone(s.Rounds[i].Plays)
		c.Rounds[i].Uses = slices.Clone(s.Rounds[i].Uses)
	}
	return c
}
