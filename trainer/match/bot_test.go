package match

import (
	"slices"
	"strings"
	"testing"
)

// In strict play bots play legal letters only, for [Match.Add] refuses others, and
// complete no word that they know as long as another letter is there.
func TestBotsPlayLegalLettersAndAvoidTheWordsTheyKnow(t *testing.T) {
	inBotMatches(t, false, func(m *Match, known *Book, e Event) {
		fragment := m.State().Round().Fragment()
		if e.Kind != Plays {
			t.Fatalf("%+v in strict play", e)
		}
		if !known.IsWord(fragment + string(e.Letter)) {
			return
		}
		for _, letter := range m.legal(fragment) {
			if !known.IsWord(fragment + string(letter)) {
				t.Fatalf("%+v completes a word after %q, where there is %c", e, fragment, letter)
			}
		}
	})
}

// With challenges bots challenge the words that they know, and never anything that
// they know better; and they name what they know.
func TestBotsChallengeAndNameOnlyByWhatTheyKnow(t *testing.T) {
	kinds := map[Kind]int{}
	inBotMatches(t, true, func(m *Match, known *Book, e Event) {
		fragment := m.State().Round().Fragment()
		kinds[e.Kind]++
		switch e.Kind {
		case Plays:
			if fragment != "" && known.IsWord(fragment) {
				t.Fatalf("%+v after the word %q, which it knows", e, fragment)
			}
		case ClaimsWord:
			if !known.IsWord(fragment) {
				t.Fatalf("challenges %q as a word, which it does not know", fragment)
			}
		case ClaimsNone:
			if known.Begins(fragment) {
				t.Fatalf("knows a word that begins with %q, and challenges it", fragment)
			}
		case Names:
			if e.Word == "" && known.Begins(fragment) {
				t.Fatalf("names no word with %q, and knows one", fragment)
			}
			if e.Word != "" && !(known.IsWord(e.Word) && strings.HasPrefix(e.Word, fragment)) {
				t.Fatalf("names %q for %q", e.Word, fragment)
			}
		}
	})
	for _, kind := range []Kind{Plays, ClaimsWord, ClaimsNone, Names} {
		if kinds[kind] < 500 {
			t.Errorf("only %d times %q", kinds[kind], kind)
		}
	}
}

func TestTheSameMatchGoesTheSameWayAgain(t *testing.T) {
	book, again := defaultBook(t), defaultBook(t) // each makes its own vocabularies
	for i, bot := range allBots() {
		for _, challenges := range []bool{false, true} {
			other := Opponents[i%len(Opponents)].Bot
			m := botMatch(t, book, challenges, uint64(i), bot, other, bot)
			events := finish(t, m)
			if !slices.Equal(finish(t, botMatch(t, again, challenges, uint64(i), bot, other, bot)), events) {
				t.Fatalf("%+v: another match from the same seed", m.Setup)
			}
			half, err := Resume(m.Setup, again, events[:len(events)/2])
			if err != nil {
				t.Fatal(err)
			}
			if !slices.Equal(finish(t, half), events) {
				t.Fatalf("%+v: goes on differently from the middle", m.Setup)
			}
			if other := botMatch(t, again, challenges, uint64(i+1000), bot, other, bot); slices.Equal(finish(t, other), events) {
				t.Fatalf("%+v: the same match from another seed", m.Setup)
			}
		}
	}
}

// What a bot leaves to chance falls out anew in each round.
func TestABotOpensOneRoundOfAMatchUnlikeAnother(t *testing.T) {
	book := defaultBook(t)
	for _, looks := range lookAheads {
		bot := Bot{Vocabulary: 35, Looks: looks}
		m := botMatch(t, book, false, 1, bot, bot)
		finish(t, m)
		openings := map[rune]bool{}
		for _, r := range m.State().Rounds {
			openings[r.Plays[0].Letter] = true
		}
		if len(openings) < 3 {
			t.Errorf("%+v opens %d rounds with %d letters", bot, len(m.State().Rounds), len(openings))
		}
	}
}

// Who takes a letter back and plays it again meets the same answer.
func TestABotAnswersTheSameAfterALetterWasTakenBack(t *testing.T) {
	book := defaultBook(t)
	for i, bot := range allBots() {
		s := setupOf(i%2 == 0, uint64(i), Bot{}, bot)
		m, err := New(s, book)
		if err != nil {
			t.Fatal(err)
		}
		say(t, m, "s")
		answer := m.BotEvent()
		for range 3 {
			for _, e := range []Event{answer, {Kind: TakesBack}, {Kind: Plays, Letter: 'c'}, {Kind: TakesBack}, {Kind: Plays, Letter: 's'}} {
				if err := m.Add(e); err != nil {
					t.Fatal(err)
				}
			}
			if got := m.BotEvent(); got != answer {
				t.Fatalf("%+v: %+v at first, then %+v", bot, answer, got)
			}
		}
	}
}
