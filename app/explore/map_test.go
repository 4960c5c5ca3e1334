package explore

import (
	"slices"
	"strings"
	"testing"

	"spectrie/app/address"
	"spectrie/app/apptest"
	"spectrie/dicts"
)

// Where many words remain the explorer draws a map, and a tree elsewhere and for those who want one.
func TestManyWordsAreAMapAndFewATree(t *testing.T) {
	t.Parallel()
	l := apptest.ShelfWith(t, dicts.DefaultID)
	tree := apptest.Game(2, 1, "")
	tree.Tree = true
	for _, c := range []struct {
		view address.View
		want bool
	}{
		{apptest.Game(2, 1, ""), true},
		{apptest.Game(3, 2, "j"), true},
		{apptest.Game(2, 1, "jac"), false},
		{apptest.Game(2, 1, "jack"), false},
		{tree, false},
		{tree.At("j"), false},
	} {
		if got := pageAt(t, l, c.view).HasID("map"); got != c.want {
			t.Errorf("%s has a map: %v, want %v", c.view.Address(), got, c.want)
		}
	}
}

// Screen readers and the keyboard get the way to the fragment and its letters as a tree.
func TestTheMapIsATreeForScreenReaders(t *testing.T) {
	t.Parallel()
	p := pageAt(t, apptest.ShelfWith(t, dicts.DefaultID), apptest.Game(2, 1, "j"))
	var items []string
	for fragment := range p.Drawn() {
		items = append(items, fragment)
	}
	slices.Sort(items)
	if want := append([]string{""}, strings.Fields("j ja je ji jo ju")...); !slices.Equal(items, want) {
		t.Errorf("the tree has %q, want %q", items, want)
	}
}

// The legend explains the verdicts that are on the map.
func TestTheLegendOfTheMap(t *testing.T) {
	t.Parallel()
	l := apptest.ShelfWith(t, dicts.DefaultID)
	for _, c := range []struct {
		view address.View
		want string
	}{
		{apptest.Game(2, 1, ""), "✓ you win | ✗ you lose | best play"},
		{apptest.Game(3, 1, ""), "✓ you are safe if everyone plays well | ✗ you can lose | best play"},
		{apptest.Guaranteed(apptest.Game(3, 1, "")), "✓ you can avoid losing, whatever the others do | ✗ the others together can make you lose | best play"},
	} {
		if got := strings.Join(apptest.Texts(pageAt(t, l, c.view).One(".legend").All("li")), " | "); got != c.want {
			t.Errorf("%s: %q, want %q", c.view.Address(), got, c.want)
		}
	}
}

// The poster of a map names the game for a reader who is none of its players.
func TestThePosterNamesTheGame(t *testing.T) {
	t.Parallel()
	m := explorerAt(t, apptest.ShelfWith(t, dicts.DefaultID), apptest.Game(2, 1, "j"))
	poster := m.explorer.Map.Poster("Spectrie, 22 November 2026").String()
	for _, want := range []string{
		"Ghost in American English 7.1 from J", "whoever completes a word of 4 letters or more loses. Each column is a letter. All 215 words that can end a round of 2 players.",
		">player 1 wins<", ">player 1 loses<", ">best play<", ">Spectrie, 22 November 2026<", `width="1654"`, ">JACK<",
	} {
		if !strings.Contains(poster, want) {
			t.Errorf("the poster lacks %q", want)
		}
	}
}
