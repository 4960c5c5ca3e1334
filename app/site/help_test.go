package site

import (
	"strings"
	"testing"

	"spectrie/app/address"
	"spectrie/app/board"
	"spectrie/app/plan"
	"spectrie/solver"
)

func TestWhatTheHelpSaysOfItsExampleIsTrue(t *testing.T) {
	t.Parallel()
	shelf := exampleShelf()
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
