package site

import (
	"slices"
	"strings"
	"testing"
)

// A word added or struck changes the verdict, as the solver finds.
func TestTheSandboxSolvesItsWords(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		add, strike []string
		want        string
	}{
		{nil, nil, "Your move. You win only with C, in 4 letters"},
		{[]string{"cap"}, nil, "Your move. You lose against best play"},
		{[]string{"cap"}, []string{"cap"}, "Your move. You win only with C"},
		{nil, []string{"broom"}, "Your move. You win with B or C"},
		{[]string{" CAN "}, nil, "CANDY cannot come up: CAN ends the round before."},
		{nil, []string{"bone", "broom", "candy", "cape", "crow"}, "Without words there is no round. Add one."},
	} {
		var b sandbox
		for _, word := range c.add {
			b.add(word)
		}
		for _, word := range c.strike {
			b.strike(word)
		}
		if got := b.verdict(b.scene()); !strings.Contains(got, c.want) {
			t.Errorf("with %q and without %q: %q, want %q", c.add, c.strike, got, c.want)
		}
	}
}

// What is no word is refused in words, and what was typed stays in its field.
func TestTheSandboxRefusesWhatIsNoWord(t *testing.T) {
	t.Parallel()
	for typed, want := range map[string]string{
		" ":           "Type a word first.",
		"über":        "A word here has letters from A to Z only.",
		"a b":         "A word here has letters from A to Z only.",
		"abcdefghijk": "A word here has at most 10 letters.",
		"CROW":        "CROW is here already.",
	} {
		var b sandbox
		if b.add(typed); b.refused != want || b.changed {
			t.Errorf("%q: %q, changed %v, want %q", typed, b.refused, b.changed, want)
		}
	}
	var b sandbox
	for letter := 'a'; letter <= 'z'; letter++ {
		b.add("x" + string(letter))
	}
	if len(b.list()) != mostSandboxWords || b.refused != "There is room for 14 words. Strike one first." || !slices.IsSorted(b.list()) {
		t.Errorf("%d words %v, and %q", len(b.list()), b.list(), b.refused)
	}
}
