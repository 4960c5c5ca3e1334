package site

import (
	"strings"
	"testing"

	"spectrie/app/address"
	"spectrie/app/apptest"
	"spectrie/app/board"
	"spectrie/app/markup"
	"spectrie/app/plan"
	"spectrie/solver"
)

func TestWhatTheHelpSaysOfItsExampleIsTrue(t *testing.T) {
	t.Parallel()
	shelf := shelfOf(exampleWords)
	view := address.DefaultView
	view.Dict = exampleID
	s, _, err := board.Compose(shelf, view)
	if err != nil {
		t.Fatal(err)
	}
	at := func(fragment string) solver.Position {
		p, found := s.Game.At(fragment)
		if found != len(fragment) {
			t.Fatalf("%s does not come up", fragment)
		}
		return p
	}
	for fragment, wins := range map[string]bool{"": true, "c": true, "ca": true, "cr": true, "cap": true, "can": false, "b": false, "br": false, "bo": true} {
		if got := at(fragment).Safe(1, false); got != wins {
			t.Errorf("player 1 wins at %q: %v", fragment, got)
		}
	}
	for word, loser := range map[string]int{"bone": 2, "broom": 1, "candy": 1, "cape": 2, "crow": 2} {
		if got := at(word).Loser(); got != loser {
			t.Errorf("%s costs player %d the round, not %d", word, got, loser)
		}
	}
	if best, _ := at("b").Best(); best.Letter() != 'r' {
		t.Errorf("after B player 2 answers %c", best.Letter())
	}
	known, err := plan.Make(shelf, view)
	if err != nil {
		t.Fatal(err)
	}
	var words []string
	for _, word := range known.Words(known.Starts[0]) {
		words = append(words, word.Fragment())
	}
	if got := strings.Join(words, " "); got != "cape crow" {
		t.Errorf("the words to know are %s", got)
	}
}

func TestEachPictureOfTheHelpTellsWhatItsTextHasReached(t *testing.T) {
	t.Parallel()
	e := solveExample()
	for _, c := range []struct {
		name, drawing     string
		words, good, best int
	}{
		{"rounds", e.rounds.String(), 5, 0, 0},
		{"leaves", e.leaves.String(), 5, 3, 0},
		{"solved", e.solved.String(), 5, 11, 1},
		{"to know", e.toKnow.String(), 2, 8, 1},
	} {
		if got := strings.Count(c.drawing, `class="word"`); got != c.words {
			t.Errorf("%s: %d words are drawn", c.name, got)
		}
		if got := strings.Count(c.drawing, `class="node win`); got != c.good {
			t.Errorf("%s: %d fragments are good", c.name, got)
		}
		if got := strings.Count(c.drawing, `edge best`); got != c.best {
			t.Errorf("%s: best play is drawn %d times", c.name, got)
		}
	}
}

func TestWhatTheHelpSaysOfThreePlayersIsTrue(t *testing.T) {
	t.Parallel()
	view := address.DefaultView
	view.Dict, view.Rules.Players = exampleID, 3
	s := mustCompose(shelfOf(threesomeWords), view)
	for fragment, want := range map[string]struct {
		losers      solver.Seats
		well, never bool // player 1 is safe if everyone plays well, and against all
	}{
		"":       {solver.SeatsOf(2, 3), true, true},
		"a":      {solver.SeatsOf(2), true, true},
		"b":      {solver.SeatsOf(3), true, false},
		"ba":     {solver.SeatsOf(3), true, true},
		"be":     {solver.SeatsOf(1, 2), false, false},
		"bean":   {solver.SeatsOf(1), false, false},
		"berry":  {solver.SeatsOf(2), true, true},
		"banana": {solver.SeatsOf(3), true, true},
	} {
		p, found := s.Game.At(fragment)
		if found != len(fragment) || p.Losers() != want.losers || p.Safe(1, false) != want.well || p.Safe(1, true) != want.never {
			t.Errorf("%q: %v can lose; player 1 is safe: %v, against all: %v", fragment, p.Losers().List(), p.Safe(1, false), p.Safe(1, true))
		}
	}
	e := solveExample()
	for name, c := range map[string]struct {
		drawing markup.HTML
		bad     int // B is bad only against all
	}{"well": {e.playWell, 3}, "against": {e.against, 4}} {
		if got := strings.Count(c.drawing.String(), `class="node lose`); got != c.bad {
			t.Errorf("%s: %d fragments are bad, want %d", name, got, c.bad)
		}
	}
}

// The round of the help is possible with the default dictionary, and ends with its last letter only.
func TestTheRoundOfTheHelpIsPossible(t *testing.T) {
	t.Parallel()
	view, word := address.DefaultView, strings.ToLower(sampleWord)
	s := mustCompose(apptest.ShelfWith(t, view.Dict), view)
	at := func(fragment string) (solver.Position, bool) {
		p, found := s.Game.At(fragment)
		return p, found == len(fragment)
	}
	for end := range len(word) {
		if p, ok := at(word[:end]); !ok || p.Over() {
			t.Errorf("%q: comes up: %v, and ends the round", word[:end], ok)
		}
	}
	for ending, loser := range map[string]int{word: 1, "cater": 1, "category": 2, "categories": 2} {
		if p, ok := at(ending); !ok || !p.Over() || p.Loser() != loser {
			t.Errorf("%s does not cost player %d the round", ending, loser)
		}
	}
	for _, only := range []int{5, 6, 9, 10} { // letters that are said to be the only ones
		if p, _ := at(word[:only]); len(p.Letters()) != 1 {
			t.Errorf("after %q there are %d letters", word[:only], len(p.Letters()))
		}
	}
	if p, _ := at("categorie"); len(p.Letters()) != 1 {
		t.Error("CATEGORIE can become more than CATEGORIES")
	}
	if list := s.Game.Trie(); list.Has("cat") || !apptest.ShelfWith(t, view.Dict).Dictionaries[view.Dict].Trie.Has("cat") {
		t.Error("CAT is not a word that is too short")
	}
	rows := strings.Count(sampleRound().String(), "<tr>")
	if rows != 1+len(word) {
		t.Errorf("the round is told in %d rows", rows)
	}
}
