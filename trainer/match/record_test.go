package match

import (
	"reflect"
	"strings"
	"testing"
)

func someSetup() Setup {
	return Setup{
		Dict: "american-english-7.1", MinLetters: 4, Challenges: true, Lives: "ghost", Seed: 7,
		Players: []Player{{Name: "Ada L"}, {Name: "Reader", Bot: Bot{Vocabulary: 35, Looks: WordInMind, Bluffs: 20}}},
	}
}

func TestARecordIsOneReadableLine(t *testing.T) {
	s := someSetup()
	for _, c := range []struct {
		name   string
		change func(*Setup)
		events []Event
		want   string
	}{
		{"nothing has happened", func(*Setup) {}, nil,
			"ghost1:american-english-7.1~min4~bluff~ghost~opens1~seed7~Ada_L~Reader(35-mind-20)~;"},
		{"every kind of event", func(*Setup) {},
			[]Event{{Kind: Plays, Letter: 'a'}, {Kind: ClaimsNone}, {Kind: Names, Word: "aunt"}, {Kind: TakesBack}, {Kind: Names}, {Kind: Plays, Letter: 'ß'}, {Kind: ClaimsWord}, {Kind: Looks, Help: SafeNow}, {Kind: Looks, Help: Winning}, {Kind: Looks, Help: WordsLeft}},
			"ghost1:american-english-7.1~min4~bluff~ghost~opens1~seed7~Ada_L~Reader(35-mind-20)~a?(aunt)-()ß!SWL;"},
		{"a strict match, and a bot that knows everything", func(s *Setup) {
			s.Challenges, s.Opener, s.Seed = false, 1, 1<<64-1
			s.Players[1].Bot = Bot{Looks: Full}
		}, nil,
			"ghost1:american-english-7.1~min4~strict~ghost~opens2~seed18446744073709551615~Ada_L~Reader(all-full-0)~;"},
		{"names", func(s *Setup) {
			s.Players = []Player{{Name: "Jean-Luc 2."}, {Name: "漢字🙂"}, {Name: "a~b;(c)"}, {Name: "नमस्ते"}, {Name: "no\u00a0\u200dbreak"}}
		}, nil,
			"ghost1:american-english-7.1~min4~bluff~ghost~opens1~seed7~Jean-Luc_2.2e.~漢字🙂~a.7e.b.3b..28.c.29.~नमस्ते~no.a0..200d.break~;"},
	} {
		t.Run(c.name, func(t *testing.T) {
			setup := s
			setup.Players = append([]Player(nil), s.Players...)
			c.change(&setup)
			line := record(&setup, c.events, nil)
			if line != c.want {
				t.Errorf("%s\nwant %s", line, c.want)
			}
			sameRecord(t, line, setup, c.events)
		})
	}
	if s.Record() != record(&s, nil, nil) {
		t.Errorf("a setup alone is %s", s.Record())
	}
}

// sameRecord checks that text is read as the setup and events.
func sameRecord(t *testing.T, text string, setup Setup, events []Event) {
	t.Helper()
	gotSetup, gotEvents, err := ParseRecord(text)
	if err != nil || !reflect.DeepEqual(gotSetup, setup) || len(gotEvents)+len(events) > 0 && !reflect.DeepEqual(gotEvents, events) {
		t.Fatalf("%q is read as %+v, %+v, %v\nwant %+v, %+v", text, gotSetup, gotEvents, err, setup, events)
	}
}

func TestARecordSurvivesTheWayThroughAMailProgram(t *testing.T) {
	s := someSetup()
	events := []Event{{Kind: Plays, Letter: 'a'}, {Kind: Plays, Letter: 'u'}, {Kind: ClaimsWord}}
	line := record(&s, events, nil)
	other := s
	other.Seed++
	half := len(line) / 2
	for name, text := range map[string]string{
		"in brackets":               "(" + line + ")",
		"blanks around":             "\r\n\t " + line + " \r\n",
		"after a mark of the bytes": "\ufeff" + line,
		"broken":                    line[:half] + "\r\n" + line[half:],
		"quoted":                    "> > " + line[:half] + "\n> > " + line[half:] + "\n> > \n> Nice!",
		"one character a line":      strings.Join(strings.Split(line, ""), "\n"),
		"after another":             record(&other, nil, nil) + "\n" + line + "\nYours; Ada",
		"rounds parted or not":      strings.Replace(line, "!", "!.", 1),
	} {
		t.Run(name, func(t *testing.T) { sameRecord(t, text, s, events) })
	}
}

func TestWhatIsNoRecordIsRefusedInWords(t *testing.T) {
	s := someSetup()
	line := s.Record()
	for _, c := range []struct{ name, text, want string }{
		{"nothing", "", "no record"},
		{"something else", "Dear Ada", "no record"},
		{"of another version", strings.Replace(line, "ghost1", "ghost2", 1), "another version of Spectrie wrote the record: it begins with ghost2:"},
		{"cut off", line[:len(line)-1], "end of the record is missing"},
		{"a megabyte", line + strings.Repeat("a", 1<<20), "at most 1000000"},
		{"no UTF-8", line + "\xff", "UTF-8"},
		{"one player", strings.Replace(line, "~Ada_L", "", 1), "then 2 to 8 players"},
		{"nine players", strings.Replace(line, "~Ada_L", strings.Repeat("~Ada_L", 8), 1), "then 2 to 8 players"},
		{"no dictionary", strings.Replace(line, "american-english-7.1", "American", 1), `"American" is not the id of a dictionary`},
		{"no minimum", strings.Replace(line, "min4", "4", 1), `found "4", expected min and a number`},
		{"a strange number", strings.Replace(line, "min4", "min04", 1), `found "min04"`},
		{"a minimum of 10", strings.Replace(line, "min4", "min10", 1), "can have 1 to 9 letters"},
		{"no way to play", strings.Replace(line, "bluff", "blaff", 1), `found "blaff", expected strict or bluff`},
		{"capital lives", strings.Replace(line, "~ghost~", "~GHOST~", 1), "lower-case"},
		{"a third opener", strings.Replace(line, "opens1", "opens3", 1), "player 3 cannot open: there are 2 players"},
		{"no opener", strings.Replace(line, "opens1", "opens0", 1), "player 0 cannot open"},
		{"too large a seed", strings.Replace(line, "seed7", "seed18446744073709551616", 1), "seed and a number"},
		{"a strange seed", strings.Replace(line, "seed7", "seed07", 1), `found "seed07", expected seed`},
		{"no seed", strings.Replace(line, "seed7", "7", 1), `found "7", expected seed`},
		{"a nameless player", strings.Replace(line, "Ada_L", "", 1), "the name has 0 characters"},
		{"an unknown tier", strings.Replace(line, "35", "36", 1), "an unknown tier, 36"},
		{"a strange tier", strings.Replace(line, "35", "035", 1), "expected a player"},
		{"an unknown way to look", strings.Replace(line, "mind", "mend", 1), "expected a player"},
		{"a bot that is not closed", strings.Replace(line, "20)", "20", 1), "expected a player"},
		{"a name that escapes what needs none", strings.Replace(line, "Ada", ".41.da", 1), "expected a player"},
		{"a name that escapes no character", strings.Replace(line, "Ada", ".d800.", 1), "expected a player"},
		{"a capital", strings.Replace(line, "~;", "~abA;", 1), `found 'A' after 2 events`},
		{"an open word", strings.Replace(line, "~;", "~ab?(abc;", 1), "named word"},
		{"a strange word", strings.Replace(line, "~;", "~ab?(a-c);", 1), "lower-case"},
		{"a long word", strings.Replace(line, "~;", "~ab?("+strings.Repeat("a", 64)+");", 1), "at most 63 letters"},
		{"too many events", strings.Replace(line, "~;", "~"+strings.Repeat("a", MostEvents+1)+";", 1), "more than 7000 events"},
	} {
		t.Run(c.name, func(t *testing.T) {
			if _, _, err := ParseRecord(c.text); err == nil || !strings.Contains(err.Error(), c.want) {
				t.Errorf("%v\nwant %s", err, c.want)
			}
		})
	}
}
