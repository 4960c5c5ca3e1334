package match

import (
	"math/rand/v2"
	"reflect"
	"testing"
)

// In strict rounds of two, a win in hand and a win kept follow from the game alone.
func TestAccuracyCountsTheWinsInHandAndThoseKept(t *testing.T) {
	var all Accuracy
	for seed := range uint64(1500) {
		random := rand.New(rand.NewPCG(19, seed))
		words, m := randomDuel(t, random)
		for m.State().Winner == Nobody {
			_ = m.Add(Event{Kind: Plays, Letter: rune("abc"[random.IntN(3)])})
		}
		r, fragment := m.Review(0), ""
		var want [2]Accuracy
		for i, letter := range r.Round.Fragment() {
			wins := slowWinner(words, fragment) == i%2+1
			fragment += string(letter)
			kept := slowWinner(words, fragment) == i%2+1 && fragment != r.Round.Fragment()
			if wins {
				want[i%2].Of++
			}
			if wins && kept {
				want[i%2].Kept++
			}
		}
		for player, want := range want {
			if got := r.Accuracy(player); got != want {
				t.Fatalf("%q of %q: player %d kept %+v, want %+v", fragment, words, player+1, got, want)
			}
			if got := AccuracyOf(m.Facts(player)); got != want {
				t.Fatalf("the facts say %+v, want %+v", got, want)
			}
			all = all.Plus(want)
		}
	}
	if all.Kept < 500 || all.Of-all.Kept < 500 {
		t.Errorf("%+v: too weak a test", all)
	}
}

// With challenges and with more players too, the loser of a round lost it by a win that was not kept, or never
// had one at the end, and nobody keeps more than there was.
func TestAccuracyAgreesWithTheReview(t *testing.T) {
	inRandomRounds(t, func(t *testing.T, _ *rand.Rand, m *Match, r *Review) {
		for player := range m.Setup.Players {
			a, mistakes := r.Accuracy(player), 0
			for _, s := range r.Steps {
				if s.Player == player && s.Mistake != NoMistake && (s.Mistake != WrongCall || s.Before.Safe) {
					mistakes++
				}
			}
			if a.Kept < 0 || a.Of-a.Kept != mistakes {
				t.Fatalf("%+v: player %d kept %+v with %d mistakes", r.Round, player+1, a, mistakes)
			}
		}
	})
}

// Facts that were found before are those that would be found now.
func TestFactsAreTheSameHoweverOftenTheyAreAskedFor(t *testing.T) {
	inRandomMatches(t, 300, 20, func(t *testing.T, m *Match, _ *twin, _ State, _ Event, _ error) {
		again, err := Resume(m.Setup, m.Book, m.Events())
		if err != nil {
			t.Fatal(err)
		}
		person := len(m.Events()) % 7 % len(m.Setup.Players)
		if got, want := m.Facts(person), again.Facts(person); !reflect.DeepEqual(got, want) {
			t.Errorf("facts %+v, want %+v", got, want)
		}
	})
}
