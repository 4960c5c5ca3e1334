package link

import (
	"math/rand/v2"
	"testing"

	"spectrie/dicts"
	"spectrie/dicts/data"
	"spectrie/trainer/match"
)

// mostURL is how many characters a link may have, of which its address up to the code takes this many.
const (
	mostURL = 500
	before  = 40 + len("#/play?turn=")
)

// tenRounds is a match of which ten rounds are over. In each, the players spell a random word that counts and has at
// least so many letters. With challenges the last letter is missing when somebody doubts, and the word is named.
func tenRounds(t *testing.T, book *match.Book, random *rand.Rand, challenges bool, atLeast int, names ...string) *Match {
	t.Helper()
	m := &Match{Setup: match.Setup{Dict: dicts.DefaultID, MinLetters: 4, Challenges: challenges, Lives: "abcdefghijkl", Seed: random.Uint64(), Opens: match.InTurn}}
	for _, name := range names {
		m.Setup.Players = append(m.Setup.Players, match.Player{Name: name})
	}
	all := book.Reachable
	if challenges {
		all = book.Words
	}
	var words []string
	for _, word := range all.Words(dicts.Root) {
		words = append(words, word)
	}
	played, err := match.New(m.Setup, book)
	if err != nil {
		t.Fatal(err)
	}
	add := func(e match.Event) {
		if err := played.Add(e); err != nil {
			t.Fatal(err)
		}
	}
	for len(played.State().Rounds) <= 10 {
		word := words[random.IntN(len(words))]
		if len(word) < max(atLeast, 4) {
			continue
		}
		last := len(word)
		if challenges {
			last--
		}
		for _, letter := range word[:last] {
			add(match.Event{Kind: match.Plays, Letter: letter})
		}
		if challenges {
			add(match.Event{Kind: match.ClaimsNone})
			add(match.Event{Kind: match.Names, Word: word})
		}
	}
	m.Events = played.Events()
	return m
}

func TestTenRoundsFitIntoALink(t *testing.T) {
	onlyNatively(t)
	eight := []string{"Alexandrin B", "Bartholomew", "Constantinus", "Dorothea-Ann", "Ευφροσύνη Κλ", "Frederick ÖU", "Gwendoline 7", "Hildegardina"}
	random := rand.New(rand.NewPCG(18, 6))
	d, err := data.Load(dicts.DefaultID)
	if err != nil {
		t.Fatal(err)
	}
	book := match.NewBook(d.Trie, 4)
	for _, c := range []struct {
		what       string
		challenges bool
		atLeast    int
		names      []string
		most       int
	}{
		{"two players, strict", false, 0, []string{"Ada", "Ben"}, 200},
		{"two players, with challenges", true, 0, []string{"Ada", "Ben"}, 300},
		{"eight players, strict", false, 0, eight, mostURL},
		{"eight players, with challenges in every round", true, 0, eight, mostURL},
		{"eight players, words of eleven letters or more, named in every round", true, 11, eight, mostURL},
	} {
		longest := 0
		for range 50 {
			code := encoded(t, tenRounds(t, book, random, c.challenges, c.atLeast, c.names...))
			longest = max(longest, before+len(code))
		}
		t.Logf("%s: at most %d characters", c.what, longest)
		if longest > c.most {
			t.Errorf("%s: a link has %d characters, want at most %d", c.what, longest, c.most)
		}
	}
}
