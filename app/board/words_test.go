package board

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"spectrie/app/apptest"
	"spectrie/app/markup"
	"spectrie/app/tree"
	"spectrie/solver"
)

func TestWhatIsAskedForLaterIsAListOfItsOwn(t *testing.T) {
	words := make([]string, 3000)
	for i := range words {
		words[i] = fmt.Sprint(i)
	}
	for most, want := range map[int][]string{0: nil, 60: {"1"}, 61: {"1", "61"}, 1060: {"1", "61"}, 1061: {"1", "61", "1061"}, 5000: {"1", "61", "1061", "2061"}} {
		var m markup.Writer
		WritePages(&m, "word-list", slices.Values(words), most, 60, m.Text)
		got := m.HTML().String()
		var starts []string
		for _, list := range strings.Split(got, `<ol class="word-list" start="`)[1:] {
			start, _, _ := strings.Cut(list, `"`)
			starts = append(starts, start)
		}
		if items := strings.Count(got, "<li>"); !slices.Equal(starts, want) || items != min(most, len(words)) {
			t.Errorf("%d words are written as %d items in lists from %q, want lists from %q", most, items, starts, want)
		}
	}
}

func TestTheWayToTheCurrentFragmentIsThePath(t *testing.T) {
	s, _, err := Compose(apptest.ShelfOf(t, "cape", "crow", "bone"), apptest.Game(2, 1, ""))
	if err != nil {
		t.Fatal(err)
	}
	at := func(fragment string) solver.Position {
		p, _ := s.Game.At(fragment)
		return p
	}
	root := s.Branches([]solver.Position{at("cr"), at("cape"), at("b")}, at("ca"))
	var got []string
	var list func(n *tree.Node)
	list = func(n *tree.Node) {
		name := n.Key
		if n.Path {
			name += "+"
		}
		if n.Current {
			name += "!"
		}
		got = append(got, name)
		for _, child := range n.Children {
			list(child)
		}
	}
	list(root)
	if want := strings.Fields("+ b c+ ca+! cap cape cr"); !slices.Equal(got, want) {
		t.Errorf("the nodes are %q, want %q", got, want)
	}
}

func TestTheNoteCountsThePossibleWords(t *testing.T) {
	books := apptest.ShelfOf(t, "cape", "crow", "bone")
	for fragment, want := range map[string]string{"": "3 of the list’s 62,887 words can end a round. The others are too short or begin with another word.", "c": "2 words are still possible.", "ca": "1 word is still possible.", "cape": "The round is over."} {
		s, _, err := Compose(books, apptest.Game(2, 1, fragment))
		if err != nil {
			t.Fatal(err)
		}
		if got := s.WordsNote(); got != want {
			t.Errorf("at %q: %q, want %q", fragment, got, want)
		}
	}
}
