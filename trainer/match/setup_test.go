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
		{"one player", func(s *Setup) { s.Players = s.Players[:1] }, "1 players: from 2 to 8"},
		{"nine players", func(s *Setup) { s.Players = make([]Player, 9) }, "9 players: from 2 to 8"},
		{"no letters", func(s *Setup) { s.MinLetters = 0 }, "from 1 to 9 letters"},
		{"no dictionary", func(s *Setup) { s.Dict = "" }, `"" names no dictionary`},
		{"nobody opens", func(s *Setup) { s.Opener = Nobody }, "player 0 opens, and there are 2"},
		{"a third opens", func(s *Setup) { s.Opener = 2 }, "player 3 opens, and there are 2"},
		{"no lives", func(s *Setup) { s.Lives = "" }, "0 letters: from 1 to 12"},
		{"thirteen lives", func(s *Setup) { s.Lives = "hallucination" }, "13 letters: from 1 to 12"},
		{"twelve lives beyond a–z", func(s *Setup) { s.Lives = "hällücinatiö" }, ""},
		{"lives in capitals", func(s *Setup) { s.Lives = "GHOST" }, `"GHOST", is not made of lower-case letters`},
		{"no name", func(s *Setup) { s.Players[1].Name = "" }, "player 2: a name of 0 characters: from 1 to 24"},
		{"a long name", func(s *Setup) { s.Players[0].Name = strings.Repeat("ä", 25) }, "player 1: a name of 25 characters"},
		{"a name as long as can be", func(s *Setup) { s.Players[0].Name = strings.Repeat("ä", 24) }, ""},
		{"a name with several signs in one", func(s *Setup) { s.Players[0].Name = "👩\u200d🚀 O’Hara" }, ""},
		{"a name with blanks around", func(s *Setup) { s.Players[0].Name = " Ada" }, `" Ada" is no name that can be shown`},
		{"a name with a line break", func(s *Setup) { s.Players[0].Name = "A\nda" }, "is no name"},
		{"a name with another line break", func(s *Setup) { s.Players[0].Name = "A\u2028da" }, "is no name"},
		{"a name that turns the text around", func(s *Setup) { s.Players[0].Name = "A\u202eda" }, "is no name"},
		{"a name that is no text", func(s *Setup) { s.Players[0].Name = "A\xff" }, "is no name"},
		{"a person with a vocabulary", func(s *Setup) { s.Players[0].Bot.Vocabulary = 35 }, "Ada L is a person"},
		{"a person who bluffs by percent", func(s *Setup) { s.Players[0].Bot.Bluffs = 1 }, "Ada L is a person"},
		{"an unknown look ahead", func(s *Setup) { s.Players[1].Bot.Looks = Full + 1 }, "player 2: a bot that looks ahead in the unknown way 4"},
		{"an unknown tier", func(s *Setup) { s.Players[1].Bot.Vocabulary = 36 }, "unknown tier 36"},
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
