package match

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"spectrie/dicts"
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

// tieredBook is the book of words in any order, each with its tier behind a colon, or
// without one.
func tieredBook(t testing.TB, alphabet string, minLetters int, words string) *Book {
	t.Helper()
	a, err := dicts.NewAlphabet(alphabet)
	if err != nil {
		t.Fatal(err)
	}
	b := dicts.NewBuilder(a, true)
	sorted := strings.Fields(words)
	slices.SortFunc(sorted, func(a, b string) int {
		a, _, _ = strings.Cut(a, ":")
		b, _, _ = strings.Cut(b, ":")
		return strings.Compare(a, b)
	})
	for _, entry := range sorted {
		word, text, _ := strings.Cut(entry, ":")
		tier := dicts.NoTier
		if text != "" {
			if _, err := fmt.Sscan(text, &tier); err != nil {
				t.Fatal(err)
			}
		}
		if err := b.Add(word, tier); err != nil {
			t.Fatal(err)
		}
	}
	return NewBook(b.Trie(), minLetters)
}

// theToy is the example of package solver, all words equally common.
const theToy = "aa ab baa bb bcaa bcab caaaa caab"

// setupOf is a match of bots.
func setupOf(challenges bool, seed uint64, bots ...Bot) Setup {
	s := Setup{Dict: "american-english-7.1", MinLetters: 4, Challenges: challenges, Lives: UsualLives, Seed: seed}
	for i, b := range bots {
		s.Players = append(s.Players, Player{fmt.Sprint("Bot ", i+1), b})
	}
	return s
}

// botMatch is a match of bots with the words of a book.
func botMatch(t testing.TB, book *Book, challenges bool, seed uint64, bots ...Bot) *Match {
	t.Helper()
	s := setupOf(challenges, seed, bots...)
	s.MinLetters = book.MinLetters
	m, err := New(s, book)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// say adds the letters of a fragment to a match.
func say(t testing.TB, m *Match, fragment string) {
	t.Helper()
	for _, letter := range fragment {
		if err := m.Add(Event{Kind: Plays, Letter: letter}); err != nil {
			t.Fatal(err)
		}
	}
}

// finish has the bots play to the end, and returns what they did.
func finish(t testing.TB, m *Match) []Event {
	t.Helper()
	for m.State().Winner == Nobody {
		if err := m.Add(m.BotEvent()); err != nil {
			t.Fatal(err)
		}
	}
	return m.Events()
}

// allBots are all vocabularies with all look-aheads, and some ways to bluff.
func allBots() (bots []Bot) {
	for _, looks := range LookAheads {
		for i, tier := range Vocabularies {
			bots = append(bots, Bot{tier, looks, 25 * i})
		}
	}
	return bots
}

// someBooks are the default list and small random ones: with tiers, without, and in
// other letters.
func someBooks(t testing.TB) []*Book {
	books := []*Book{defaultBook(t)}
	random := rand.New(rand.NewPCG(51, 52))
	for range 25 {
		minLetters := 1 + random.IntN(4)
		books = append(books, toyBook(t, minLetters, randomWords(random, minLetters)...))
		for _, alphabet := range []string{"abc", "αβγδ", "אבג"} {
			books = append(books, randomTiers(t, random, alphabet, minLetters))
		}
	}
	return books
}

// randomTiers is a book of random words, of which one at least counts.
func randomTiers(t testing.TB, random *rand.Rand, alphabet string, minLetters int) *Book {
	letters := []rune(alphabet)
	words := map[string]bool{strings.Repeat(string(letters[0]), minLetters): true}
	for range random.IntN(40) {
		word := make([]rune, 1+random.IntN(7))
		for i := range word {
			word[i] = letters[random.IntN(len(letters))]
		}
		words[string(word)] = true
	}
	var text []string
	for word := range words {
		text = append(text, word)
	}
	slices.Sort(text)
	for i := range text {
		if tier := random.IntN(len(dicts.Tiers) + 4); tier < len(dicts.Tiers) {
			text[i] += fmt.Sprint(":", dicts.Tiers[tier])
		}
	}
	return tieredBook(t, alphabet, minLetters, strings.Join(text, " "))
}

// inBotMatches calls check before every event of matches of 2 to 5 bots, of every kind
// and on many dictionaries.
func inBotMatches(t *testing.T, challenges bool, check func(m *Match, known *Book, e Event)) {
	bots := allBots()
	for i, book := range someBooks(t) {
		for j := range bots {
			players := make([]Bot, 2+(i+j)%4)
			for k := range players {
				players[k] = bots[(j+k*7)%len(bots)]
			}
			m := botMatch(t, book, challenges, uint64(i*100+j), players...)
			for m.State().Winner == Nobody {
				e := m.BotEvent()
				check(m, book.Vocabulary(m.Mover().Bot.Vocabulary), e)
				if err := m.Add(e); err != nil {
					t.Fatalf("%+v after %+v: %+v: %v", m.Setup, m.Events(), e, err)
				}
			}
		}
	}
}

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

// What a bot has in mind begins with the letters that it played, is a word that it
// knows, and is what it names.
func TestWhatABotHasInMindIsAWordThatItNames(t *testing.T) {
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
