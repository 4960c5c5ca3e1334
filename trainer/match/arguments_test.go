package match

import (
	"strings"
	"testing"
)

func TestAMatchNeedsABook(t *testing.T) {
	t.Parallel()
	m := tableMatch(t, false, "gh", "Ada Bo", "")
	if _, err := New(m.Setup, nil); err == nil {
		t.Error("a match without a book, want an error")
	}
}

// Once the match is over nobody is to move.
func TestNobodyMovesAfterTheEnd(t *testing.T) {
	t.Parallel()
	m := tableMatch(t, false, "g", "Ada Bot", "bead")
	if m.State().Winner == Nobody {
		t.Fatalf("the match is not over: %s", m.Record())
	}
	if got := m.Mover(); got != (Player{}) {
		t.Errorf("%v is to move after the end, want nobody", got)
	}
	defer func() {
		if said, ok := recover().(string); !ok || !strings.Contains(said, "no bot") {
			t.Errorf("asked for a bot's event after the end the match says %q, want that no bot is to move", said)
		}
	}()
	m.BotEvent()
}

// Who does not take part has nothing in mind, and no rounds.
func TestAPlayerWhoIsNone(t *testing.T) {
	t.Parallel()
	m := tableMatch(t, false, "gh", "Ada Bot", "bead")
	for _, player := range []int{Nobody, 2} {
		if word, ok := m.InMind(player); ok || word != "" {
			t.Errorf("player %d has %q in mind, want nothing", player, word)
		}
		if facts := m.Facts(player); len(facts) != 0 {
			t.Errorf("player %d took part in %d rounds, want none", player, len(facts))
		}
	}
}

func TestTalliesWithoutTurns(t *testing.T) {
	t.Parallel()
	m := tableMatch(t, false, "g", "Ada Bot", "bead")
	matches := make([][]Fact, 3*tallyStep)
	for i := range matches {
		matches[i] = m.Facts(0)
	}
	tallies, err := OpponentTalliesInTurns(matches, nil)
	if err != nil || len(tallies) != 1 || tallies[0].Matches != len(matches) {
		t.Errorf("tallies without take: %+v, %v; want one of %d matches", tallies, err, len(matches))
	}
}
