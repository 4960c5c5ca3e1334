package match

import (
	"fmt"
	"math/rand/v2"
	"reflect"
	"slices"
	"testing"
)

func TestMatchesGoAsTheirSlowTwinSays(t *testing.T) {
	kinds := map[string]int{}
	inRandomMatches(t, 150, 1, func(t *testing.T, m *Match, w *twin, before State, e Event, err error) {
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
	inRandomMatches(t, 400, 3, func(t *testing.T, m *Match, _ *twin, _ State, _ Event, err error) {
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
