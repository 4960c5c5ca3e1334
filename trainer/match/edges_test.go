package match

import (
	"reflect"
	"strings"
	"testing"
)

// edgeBooks are dictionaries that are as small, as short or as strange as can be.
func edgeBooks(t *testing.T) []*Book {
	return []*Book{
		tieredBook(t, "a", 1, "a"),
		tieredBook(t, "ab", 1, "a b:10"),
		tieredBook(t, "ab", 1, "a:10 ab:10 aba:10 abab:10 ababa:35"),
		tieredBook(t, "ab", 3, "a:10 b:10 ab:20 bababab"),
		tieredBook(t, "abcdefghi", 9, "abcdefghi:10 abcd:10 abcdefgha ihgfedcba"),
		tieredBook(t, "ßıς", 1, "ßıς:10 ıı:20 ςß ς"),
		tieredBook(t, "abcdefghijklmnopqrstuvwxyzßäçéöü", 2, "ça:10 äöüß:20 zé éß:35 aß"),
		toyBook(t, 1, "z"),
	}
}

// Whatever was agreed on, bots play a match to its end, people can look back on it at
// every moment, and its record and its transcript are read again.
func TestMatchesAtTheEdgesOfWhatCanBeAgreedOn(t *testing.T) {
	onlyNatively(t)
	for i, book := range edgeBooks(t) {
		for _, players := range []int{2, 3, 8} {
			for _, challenges := range []bool{false, true} {
				for _, lives := range []string{"ß", "ghosthauntsx"} {
					bots := allBots()[:players]
					s := setupOf(challenges, 0, bots...)
					s.MinLetters, s.Lives, s.Opener = book.MinLetters, lives, players-1
					for p := range s.Players {
						s.Players[p].Name = []string{"Reader", "Reader(35-mind-20)", "ghost1:", "~;_.", "."}[p%5]
					}
					m, err := New(s, book)
					if err != nil {
						t.Fatal(err)
					}
					for m.State().Winner == Nobody {
						if err := m.Add(m.BotEvent()); err != nil {
							t.Fatal(err)
						}
						rounds := len(m.State().Rounds)
						for round := max(0, rounds-2); round < rounds; round++ {
							checkSpeech(t, m, round)
						}
					}
					if want := players*len([]rune(lives)) - len([]rune(lives)); len(m.State().Rounds) < want {
						t.Errorf("book %d: %d rounds", i, len(m.State().Rounds))
					}
					sameRecord(t, m.Transcript(), m.Setup, m.Events())
					again, err := Resume(m.Setup, book, m.Events())
					if err != nil || !reflect.DeepEqual(again.State(), m.State()) {
						t.Fatalf("book %d: %v", i, err)
					}
				}
			}
		}
	}
}

// checkSpeech reads all that is said of a round.
func checkSpeech(t *testing.T, m *Match, round int) {
	t.Helper()
	r := m.Review(round)
	for you := Nobody; you < len(m.Setup.Players); you += len(m.Setup.Players) {
		said := append(r.Verdict(you), r.Outcome(you))
		for i := range r.Steps {
			said = append(said, r.AboutStep(i, you))
		}
		for _, word := range r.Unfamiliar() {
			said = append(said, r.Why(word, you))
		}
		for _, text := range said {
			if !strings.HasSuffix(text, ".") || strings.Contains(text, "%!") {
				t.Fatalf("%s: %q", m.Record(), text)
			}
		}
	}
}
