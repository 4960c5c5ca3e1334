package match

import (
	"errors"
	"reflect"
	"strings"
	"testing"

	"spectrie/dicts"
)

func TestWhatCannotHappenIsRefusedInWords(t *testing.T) {
	letter := func(r rune) Event { return Event{Kind: Plays, Letter: r} }
	word := func(w string) Event { return Event{Kind: Names, Word: w} }
	isWord, isNone, back, look := Event{Kind: ClaimsWord}, Event{Kind: ClaimsNone}, Event{Kind: TakesBack}, Event{Kind: Looks, Help: Winning}
	for _, c := range []struct {
		name       string
		challenges bool
		players    string
		events     string
		tried      Event
		is         error
		want       string
	}{
		{"a letter after which there is no word", false, "Ada Bo", "au", letter('x'), ErrNoWord, "AUX"},
		{"a letter that no word begins with", false, "Ada Bo", "", letter('x'), ErrNoWord, "X"},
		{"a letter of no dictionary", true, "Ada Bo", "", letter('ß'), ErrNoWord, "'ß' is not a letter of this dictionary"},
		{"a capital", true, "Ada Bo", "", letter('A'), ErrNoWord, "'A' is not a letter of this dictionary"},
		{"no letter", false, "Ada Bo", "", letter(0), ErrNoWord, "not a letter of this dictionary"},
		{"a challenge in strict play", false, "Ada Bo", "au", isWord, ErrNotYourTurn, "strict play has no challenges"},
		{"the other one, too", false, "Ada Bo", "au", isNone, ErrNotYourTurn, "strict play has no challenges"},
		{"a word in strict play", false, "Ada Bo", "au", word("aunt"), ErrNotYourTurn, "nobody asked for a word"},
		{"a challenge to nothing", true, "Ada Bo", "", isWord, ErrNotYourTurn, "there is no letter to challenge yet"},
		{"a challenge to the round before", true, "Ada Bo", "aunt!", isNone, ErrNotYourTurn, "there is no letter to challenge yet"},
		{"a word that nobody asked for", true, "Ada Bo", "au", word("aunt"), ErrNotYourTurn, "nobody asked for a word"},
		{"a letter instead of a word", true, "Ada Bo", "au?", letter('n'), ErrNotYourTurn, "a word has to be named first"},
		{"a challenge instead of a word", true, "Ada Bo", "au?", isWord, ErrNotYourTurn, "a word has to be named first"},
		{"the same challenge twice", true, "Ada Bo", "au?", isNone, ErrNotYourTurn, "a word has to be named first"},
		{"a word that begins otherwise", true, "Ada Bo", "au?", word("axes"), nil, "AXES does not begin with AU"},
		{"a word that is shorter", true, "Ada Bo", "au?", word("a"), nil, "A does not begin with AU"},
		{"a word with something else in it", true, "Ada Bo", "au?", word("aunt's"), nil, "lower-case letters"},
		{"a word in capitals", true, "Ada Bo", "au?", word("AUNT"), nil, "lower-case letters"},
		{"a word of 64 letters", true, "Ada Bo", "au?", word("au" + strings.Repeat("n", 62)), nil, "at most 63 letters"},
		{"a word that is no text", true, "Ada Bo", "au?", word("au\xff"), nil, "lower-case letters"},
		{"nothing to take back", true, "Ada Bo", "", back, ErrNotYourTurn, "there is nothing to take back"},
		{"all taken back", true, "Ada Bo", "au--", back, ErrNotYourTurn, "there is nothing to take back"},
		{"only help to take back", true, "Ada Bo", "W", back, ErrNotYourTurn, "there is nothing to take back"},
		{"only a bot has done something", true, "Bot Ada", "a", back, ErrNotYourTurn, "there is nothing to take back"},
		{"a bot looks", true, "Bot Ada", "", look, ErrNotYourTurn, "bots do not look at help"},
		{"help that is none", true, "Ada Bo", "", Event{Kind: Looks, Help: TookBack}, nil, "there is no help 4"},
		{"no help", true, "Ada Bo", "", Event{Kind: Looks}, nil, "there is no help 0"},
		{"a letter after the match", true, "Ada Bo", "aunt!aunt!", letter('a'), ErrOver, ""},
		{"a challenge after the match", true, "Ada Bo", "aunt!aunt!", isWord, ErrOver, ""},
		{"a word after the match", true, "Ada Bo", "aunt!aunt!", word(""), ErrOver, ""},
		{"a look after the match", true, "Ada Bo", "aunt!aunt!", look, ErrOver, ""},
		{"an unknown kind", true, "Ada Bo", "", Event{Kind: "sings"}, nil, `no event of the kind "sings"`},
		{"a letter with a word", true, "Ada Bo", "", Event{Kind: Plays, Letter: 'a', Word: "aunt"}, nil, "facts of another"},
		{"a challenge with a letter", true, "Ada Bo", "a", Event{Kind: ClaimsWord, Letter: 'a'}, nil, "facts of another"},
		{"a word with help", true, "Ada Bo", "a?", Event{Kind: Names, Help: Winning}, nil, "facts of another"},
		{"a look with a letter", true, "Ada Bo", "", Event{Kind: Looks, Help: Winning, Letter: 'a'}, nil, "facts of another"},
	} {
		t.Run(c.name, func(t *testing.T) {
			m, same := tableMatch(t, c.challenges, "gh", c.players, c.events), tableMatch(t, c.challenges, "gh", c.players, c.events)
			err := m.Add(c.tried)
			if err == nil || c.is != nil && !errors.Is(err, c.is) || !strings.Contains(err.Error(), c.want) {
				t.Errorf("%v\nwant %v: %s", err, c.is, c.want)
			}
			if !reflect.DeepEqual(m, same) {
				t.Errorf("%+v\nwas %+v", m, same)
			}
		})
	}
}

func TestAMatchNeedsABookThatFits(t *testing.T) {
	s := Setup{Dict: "toy", MinLetters: 4, Lives: "g", Players: []Player{{Name: "Ada"}, {Name: "Bo"}}}
	if _, err := New(s, toyBook(t, 3, tableWords...)); err == nil || !strings.Contains(err.Error(), "of 3 letters or more count in the book, but of 4 or more in the match") {
		t.Errorf("a book of another minimum: %v, want an error that says both", err)
	}
	if _, err := New(s, toyBook(t, 4, "be", "cat")); err == nil || !strings.Contains(err.Error(), "no words of 4 letters or more") {
		t.Errorf("a book without words: %v, want an error that says so", err)
	}
	s.Players = s.Players[:1]
	if _, err := New(s, toyBook(t, 4, tableWords...)); err == nil || !strings.Contains(err.Error(), "1 players") {
		t.Errorf("one player: %v, want an error that says so", err)
	}
}

func TestResumingFindsWhatTheRulesDoNotAllow(t *testing.T) {
	m := tableMatch(t, false, "g", "Ada Bo", "au")
	setup, events, err := ParseRecord(strings.Replace(m.Record(), "~au;", "~auxt;", 1))
	if err != nil {
		t.Fatal(err)
	}
	if _, err := Resume(setup, m.Book, events); !errors.Is(err, ErrNoWord) || !strings.Contains(err.Error(), "event 3 of 4") {
		t.Error(err)
	}
}

// The longest match fits a record, however long what is named.
func TestAMatchHasSoManyEventsThatARecordHoldsThem(t *testing.T) {
	const letter = '𠀀' // of four bytes
	s := Setup{Dict: "toy", MinLetters: 1, Challenges: true, Lives: "ghosthauntsx", Players: make([]Player, 8)}
	for i := range s.Players {
		s.Players[i].Name = "x" + strings.Repeat("\U0010ffff", MostName-1)
	}
	events := []Event{{Kind: Plays, Letter: letter}, {Kind: ClaimsNone}}
	for len(events)+2 <= MostEvents {
		events = append(events, Event{Kind: Names, Word: strings.Repeat(string(letter), dicts.MaxLetters)}, Event{Kind: TakesBack})
	}
	ends := make([]int, 0, len(events))
	for i := range events {
		ends = append(ends, i)
	}
	if line := record(&s, events, ends); len(line) > recordBytes {
		t.Errorf("%d events take %d bytes", len(events), len(line))
	}
	m := tableMatch(t, true, "gh", "Ada Bo", strings.Repeat("W", MostEvents))
	if err := m.Add(Event{Kind: Plays, Letter: 'a'}); err == nil || !strings.Contains(err.Error(), "the match has 7000 events") {
		t.Error(err)
	}
	sameRecord(t, m.Transcript(), m.Setup, m.Events())
}
