package match

import (
	"strings"
	"testing"
)

func TestASetupOutOfBoundsIsRefusedInWords(t *testing.T) {
	for _, c := range []struct {
		name   string
		change func(*Setup)
		want   string // "" where it is fine
	}{
		{"usual", func(*Setup) {}, ""},
		{"all people", func(s *Setup) { s.Players[1].Bot = Bot{} }, ""},
		{"all bots", func(s *Setup) { s.Players[0].Bot = s.Players[1].Bot }, ""},
		{"two of one name", func(s *Setup) { s.Players[0].Name = s.Players[1].Name }, ""},
		{"one player", func(s *Setup) { s.Players = s.Players[:1] }, "1 players: 2 to 8"},
		{"nine players", func(s *Setup) { s.Players = make([]Player, 9) }, "9 players: 2 to 8"},
		{"no letters", func(s *Setup) { s.MinLetters = 0 }, "can have 1 to 9 letters"},
		{"no dictionary", func(s *Setup) { s.Dict = "" }, `"" is not the id of a dictionary`},
		{"nobody opens", func(s *Setup) { s.Opener = Nobody }, "player 0 cannot open: there are 2 players"},
		{"a third opens", func(s *Setup) { s.Opener = 2 }, "player 3 cannot open: there are 2 players"},
		{"no lives", func(s *Setup) { s.Lives = "" }, "0 letters: it needs 1 to 12"},
		{"thirteen lives", func(s *Setup) { s.Lives = "hallucination" }, "13 letters: it needs 1 to 12"},
		{"twelve lives beyond a–z", func(s *Setup) { s.Lives = "hällücinatiö" }, ""},
		{"lives in capitals", func(s *Setup) { s.Lives = "GHOST" }, `"GHOST", must have lower-case letters only`},
		{"no name", func(s *Setup) { s.Players[1].Name = "" }, "player 2: the name has 0 characters: it needs 1 to 24"},
		{"a long name", func(s *Setup) { s.Players[0].Name = strings.Repeat("ä", 25) }, "player 1: the name has 25 characters"},
		{"a name as long as can be", func(s *Setup) { s.Players[0].Name = strings.Repeat("ä", 24) }, ""},
		{"a name with several signs in one", func(s *Setup) { s.Players[0].Name = "👩\u200d🚀 O’Hara" }, ""},
		{"a name with blanks around", func(s *Setup) { s.Players[0].Name = " Ada" }, `the name " Ada" cannot be shown`},
		{"a name with a line break", func(s *Setup) { s.Players[0].Name = "A\nda" }, "cannot be shown"},
		{"a name with another line break", func(s *Setup) { s.Players[0].Name = "A\u2028da" }, "cannot be shown"},
		{"a name that turns the text around", func(s *Setup) { s.Players[0].Name = "A\u202eda" }, "cannot be shown"},
		{"a name that is no text", func(s *Setup) { s.Players[0].Name = "A\xff" }, "cannot be shown"},
		{"a person with a vocabulary", func(s *Setup) { s.Players[0].Bot.Vocabulary = 35 }, "Ada L is a person"},
		{"a person who bluffs by percent", func(s *Setup) { s.Players[0].Bot.Bluffs = 1 }, "Ada L is a person"},
		{"an unknown look ahead", func(s *Setup) { s.Players[1].Bot.Looks = Full + 1 }, "player 2: the bot looks ahead in an unknown way, 4"},
		{"an unknown tier", func(s *Setup) { s.Players[1].Bot.Vocabulary = 36 }, "an unknown tier, 36"},
		{"all words", func(s *Setup) { s.Players[1].Bot.Vocabulary = 0 }, ""},
		{"bluffs of 101 percent", func(s *Setup) { s.Players[1].Bot.Bluffs = 101 }, "bluffs in 101 of 100 cases"},
		{"bluffs of less than none", func(s *Setup) { s.Players[1].Bot.Bluffs = -1 }, "bluffs in -1 of 100 cases"},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := someSetup()
			c.change(&s)
			if err := s.Check(); (err == nil) != (c.want == "") || err != nil && !strings.Contains(err.Error(), c.want) {
				t.Errorf("%v, want %q", err, c.want)
			}
		})
	}
}
