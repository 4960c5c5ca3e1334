package match

import (
	"reflect"
	"strings"
	"testing"
)

// A record from anywhere is refused, or it is a match that can be looked at from all
// sides, and is read back from its record and from its transcript as it was.
func FuzzResume(f *testing.F) {
	for _, m := range []*Match{
		tableMatch(f, true, "gh", "Ada Bot Cy", "auWLn-nt!be!au?(auntie)x?()aSx?(axe)"),
		tableMatch(f, false, "go", "Ada Bot", "aunt"),
		tableMatch(f, true, "ghost", "Ada Bo", "au-"),
		tableMatch(f, true, "g", "Bot Ada Bo Cy", ""),
	} {
		f.Add(m.Record())
		f.Add(m.Transcript())
	}
	f.Add("ghost1:toy~min3~bluff~g~opens2~seed18446744073709551615~Ada~" + "ghost1._3a_~" + strings.Repeat("a-", 200) + ";")
	f.Add("ghost1:toy~min9~strict~g~opens1~seed0~a~b~" + strings.Repeat("SWL", 500) + ";")
	book := map[int]*Book{}
	for min := 1; min <= 9; min++ {
		book[min] = toyBook(f, min, append([]string{"abcdefghijk"}, tableWords...)...)
	}
	f.Fuzz(func(t *testing.T, text string) {
		setup, events, err := ParseRecord(text)
		if err != nil || len(events) > 300 {
			return // the longest matches take longer than fuzzing has
		}
		m, err := Resume(setup, book[setup.MinLetters], events)
		if err != nil {
			return
		}
		for name, text := range map[string]string{"record": m.Record(), "transcript": m.Transcript()} {
			again, happened, err := ParseRecord(text)
			if err != nil || !reflect.DeepEqual(again, setup) || len(happened) != len(events) {
				t.Fatalf("its %s is read as %+v, %d events, %v: %s", name, again, len(happened), err, text)
			}
		}
		state := m.State()
		if state.Winner == Nobody && (state.Turn < 0 || state.Turn >= len(setup.Players)) {
			t.Fatalf("%s: it is the turn of nobody", m.Record())
		}
		for player, lost := range state.Lost {
			if lost < 0 || lost > setup.lives() {
				t.Fatalf("%s: player %d lost %d lives", m.Record(), player, lost)
			}
			m.Facts(player)
		}
		for round := range state.Rounds {
			if state.Rounds[round].Loser != Nobody {
				m.Review(round)
			}
		}
		if state.Winner == Nobody && m.Mover().IsBot() {
			if err := m.Add(m.BotEvent()); err != nil && len(events) < MostEvents {
				t.Fatalf("%s: the bot may not do what it does: %v", m.Record(), err)
			}
		}
	})
}
