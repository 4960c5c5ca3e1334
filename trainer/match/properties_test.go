package match

import (
	"fmt"
	"math/rand/v2"
	"reflect"
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
	s.Opener = random.IntN(len(s.Players))
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

func TestMatchesGoAsTheirSlowTwinSays(t *testing.T) {
	kinds := map[string]int{}
	inRandomMatches(t, 300, 1, func(t *testing.T, m *Match, w *twin, before State, e Event, err error) {
		events := m.Events()
		if err == nil {
			events = events[:len(events)-1]
		}
		if allowed := w.allows(events, e); allowed != (err == nil) {
			t.Errorf("allowed by the twin: %v", allowed)
		}
		if want := w.state(m.Events()); !reflect.DeepEqual(m.state, want) {
			t.Errorf("%+v\nwant %+v", m.state, want)
		}
		kinds[fmt.Sprint(e.Kind, err == nil)]++
		for _, r := range m.state.Rounds {
			kinds[fmt.Sprint("ending ", r.Ending)]++
		}
	})
	for _, kind := range []Kind{Plays, ClaimsWord, ClaimsNone, Names, TakesBack, Looks} {
		for _, done := range []bool{true, false} {
			if kinds[fmt.Sprint(kind, done)] == 0 {
				t.Errorf("no event %s was tried with the outcome %v", kind, done)
			}
		}
	}
	for ending := UnderWay; ending <= TooLong; ending++ {
		if kinds[fmt.Sprint("ending ", ending)] == 0 {
			t.Errorf("no round ended as %d", ending)
		}
	}
}

func TestWhatIsRefusedChangesNothing(t *testing.T) {
	inRandomMatches(t, 1000, 2, func(t *testing.T, m *Match, _ *twin, before State, e Event, err error) {
		if err != nil && !reflect.DeepEqual(m.state, before) {
			t.Errorf("%+v\nwas %+v", m.state, before)
		}
	})
}

func TestReplayingTheEventsGivesTheSameState(t *testing.T) {
	inRandomMatches(t, 1000, 3, func(t *testing.T, m *Match, _ *twin, _ State, _ Event, err error) {
		if err != nil {
			return
		}
		setup, events, err := ParseRecord(m.Record())
		if err != nil {
			t.Error(err)
			return
		}
		again, err := Resume(setup, m.Book, events)
		if err != nil || !reflect.DeepEqual(again.state, m.state) || again.Record() != m.Record() {
			t.Errorf("%v %+v\nwant %+v", err, again, m)
		}
	})
}

func TestEveryRoundHasOneLoserAndTheLastPlayerLeftWins(t *testing.T) {
	inRandomMatches(t, 1000, 4, func(t *testing.T, m *Match, _ *twin, _ State, _ Event, _ error) {
		lost := make([]int, len(m.Setup.Players))
		for i, r := range m.state.Rounds {
			over := i < m.state.over()
			if over != (r.Loser != Nobody) || over != (r.Ending != UnderWay) || over && !slices.Contains(r.Players, r.Loser) {
				t.Errorf("round %d of %d: %+v", i+1, len(m.state.Rounds), r)
			}
			if over {
				lost[r.Loser]++
			}
			if len(r.Plays) > m.Book.longest+1 {
				t.Errorf("%s is too long", r.Fragment())
			}
			for _, p := range r.Players {
				if lost[p] > len(m.Setup.Lives) || lost[p] == len(m.Setup.Lives) && p != r.Loser {
					t.Errorf("player %d plays on in round %d with %v lost", p, i+1, lost)
				}
			}
		}
		if !slices.Equal(lost, m.state.Lost) {
			t.Errorf("%v lost, and the rounds say %v", m.state.Lost, lost)
		}
		in := slices.DeleteFunc([]int{0, 1, 2, 3}[:len(lost)], func(p int) bool { return !m.in(p) })
		if over := m.state.Winner != Nobody; over != (len(in) == 1) || over && m.state.Winner != in[0] || over != (m.state.Turn == Nobody) {
			t.Errorf("%v are in, and %d won", in, m.state.Winner)
		}
	})
}

func TestStrictPlayStaysAmongTheWords(t *testing.T) {
	inRandomMatches(t, 1000, 5, func(t *testing.T, m *Match, _ *twin, _ State, _ Event, _ error) {
		if m.Setup.Challenges {
			return
		}
		for _, r := range m.state.Rounds {
			fragment := r.Fragment()
			if at, found := m.Book.Reachable.Find(fragment); found < len(fragment) || m.Book.Reachable.IsLeaf(at) != (r.Ending == Completed) {
				t.Errorf("%q ended as %d", fragment, r.Ending)
			}
		}
	})
}

// A match that goes on for as long as it may still comes to an end.
func TestEveryMatchEnds(t *testing.T) {
	for i := range 300 {
		random := rand.New(rand.NewPCG(6, uint64(i)))
		m, _ := randomMatch(t, random)
		rounds := len(m.Setup.Players)*len(m.Setup.Lives) - 1
		for left := rounds * (m.Book.longest + 1); m.State().Winner == Nobody; left-- {
			if left == 0 {
				t.Fatalf("%+v goes on after %s", m.Setup, m.Record())
			}
			if m.Add(Event{Kind: Plays, Letter: 'a'}) != nil {
				if err := m.Add(Event{Kind: Plays, Letter: 'b'}); err != nil {
					t.Fatal(err)
				}
			}
		}
		if len(m.state.Rounds) > rounds {
			t.Errorf("%d rounds, at most %d can be", len(m.state.Rounds), rounds)
		}
	}
}
