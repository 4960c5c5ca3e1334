package match

import (
	"strings"
	"testing"
	"unicode/utf8"
)

// What a bot has in mind begins with the letters that it played, is a word that it
// knows, and is what it names.
func TestWhatABotHasInMindIsAWordThatItNames(t *testing.T) {
	onlyNatively(t)
	asked := 0
	inBotMatches(t, true, func(m *Match, known *Book, e Event) {
		for player, p := range m.Setup.Players {
			word, ok := m.InMind(player)
			if !ok {
				continue
			}
			known := m.Book.Vocabulary(p.Bot.Vocabulary)
			r := m.State().Round()
			last := len(r.Plays)
			for r.Plays[last-1].Player != player {
				last--
			}
			if begins := string([]rune(r.Fragment())[:last]); !strings.HasPrefix(word, begins) || !known.IsWord(word) {
				t.Fatalf("%+v has %q in mind, after %q", p.Bot, word, begins)
			}
			if m.State().Challenger != Nobody && m.State().Turn == player {
				asked++
				if e.Word != word {
					t.Fatalf("%+v has %q in mind and names %q", p.Bot, word, e.Word)
				}
			}
		}
	})
	if asked < 300 {
		t.Errorf("only %d bots were asked for a word in mind", asked)
	}
}

// A bot keeps a word in mind until it is spoiled.
func TestAWordStaysInMindUntilItIsSpoiled(t *testing.T) {
	book := defaultBook(t)
	kept, spoiled := 0, 0
	for seed := range uint64(60) {
		m := botMatch(t, book, false, seed, Bot{35, WordInMind, 0}, Bot{20, WordInMind, 0}, Bot{0, WordInMind, 0})
		minds := make([]string, 3)
		round := 0
		for m.State().Winner == Nobody {
			if n := len(m.State().Rounds); n != round {
				round, minds = n, make([]string, 3)
			}
			player, fragment := m.State().Turn, m.State().Round().Fragment()
			if err := m.Add(m.BotEvent()); err != nil {
				t.Fatal(err)
			}
			if len(m.State().Rounds) != round || m.State().Winner != Nobody {
				continue
			}
			before := minds[player]
			after, _ := m.InMind(player)
			if before != "" && strings.HasPrefix(before, fragment) && utf8.RuneCountInString(before) > utf8.RuneCountInString(fragment) {
				kept++
				if after != before {
					t.Fatalf("had %q in mind, and at %q turns to %q", before, fragment, after)
				}
			} else if before != "" {
				spoiled++
			}
			minds[player] = after
		}
	}
	if kept < 100 || spoiled < 100 {
		t.Errorf("%d words were kept, %d spoiled", kept, spoiled)
	}
}
