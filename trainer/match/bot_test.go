package match

import (
	"fmt"
	"testing"

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

// setupOf is a match of bots.
func setupOf(challenges bool, seed uint64, bots ...Bot) Setup {
	s := Setup{Dict: "american-english-7.1", MinLetters: 4, Challenges: challenges, Lives: UsualLives, Seed: seed}
	for i, b := range bots {
		s.Players = append(s.Players, Player{fmt.Sprint("Bot ", i+1), b})
	}
	return s
}

// finish has the bots play to the end.
func finish(t testing.TB, m *Match) {
	t.Helper()
	for m.State().Winner == Nobody {
		if err := m.Add(m.BotEvent()); err != nil {
			t.Fatal(err)
		}
	}
}

func TestEveryOpponentPlaysWholeMatchesAgainstEveryOther(t *testing.T) {
	book := defaultBook(t)
	for _, challenges := range []bool{false, true} {
		for _, a := range Opponents {
			for _, b := range Opponents {
				m, err := New(setupOf(challenges, 3, a.Bot, b.Bot), book)
				if err != nil {
					t.Fatal(err)
				}
				finish(t, m)
			}
		}
	}
}
