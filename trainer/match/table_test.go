package match

import (
	"fmt"
	"strings"
	"testing"
)

// tableWords are the words of the tables of cases: AUNTIE goes on from AUNT, BE is
// too short to count, and no word has more than six letters.
var tableWords = []string{"aunt", "auntie", "axes", "be", "bead"}

// tableMatch is a match on tableWords, from 3 letters, in which events have happened,
// written as in a record. Who is called Bot is one.
func tableMatch(t testing.TB, challenges bool, lives, names, events string) *Match {
	t.Helper()
	s := Setup{Dict: "toy", MinLetters: 3, Challenges: challenges, Lives: lives}
	for _, name := range strings.Fields(names) {
		p := Player{Name: name}
		if name == "Bot" {
			p.Bot = Bot{Vocabulary: 35, Looks: WordInMind, Bluffs: 20}
		}
		s.Players = append(s.Players, p)
	}
	list, err := readEvents(events)
	if err != nil {
		t.Fatal(err)
	}
	m, err := Resume(s, toyBook(t, s.MinLetters, tableWords...), list)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

var endingNames = [...]string{"under way", "completed", "was a word", "was no word", "named", "not named", "too long"}

// previous is the round that ended last, nil before the first has.
func previous(s *State) *Round {
	if s.over() == 0 {
		return nil
	}
	return &s.Rounds[s.over()-1]
}

// outcomeOf says how the last round that is over ended, and who plays the next in
// which order, as in "was a word: aunt, by Ada; Bo lost and is out; Ada Cy".
func outcomeOf(m *Match) string {
	s, r := m.State(), previous(m.State())
	name := func(player int) string { return m.Setup.Players[player].Name }
	text := endingNames[r.Ending]
	if r.Word != "" {
		text += ": " + r.Word
	}
	if r.Challenger != Nobody {
		text += ", by " + name(r.Challenger)
	}
	text += "; " + name(r.Loser) + " lost"
	if s.Lost[r.Loser] == len(m.Setup.Lives) {
		text += " and is out"
	}
	if s.Winner != Nobody {
		return text + "; " + name(s.Winner) + " won"
	}
	text += ";"
	for _, p := range s.Round().Players {
		text += " " + name(p)
	}
	if s.Turn != s.Round().Players[0] || len(s.Round().Plays) > 0 {
		text += fmt.Sprintf("; %q, then %s", s.Round().Fragment(), name(s.Turn))
	}
	return text
}
