package shelf_test

import (
	"slices"
	"testing"

	"spectrie/app/apptest"
	"spectrie/dicts"
)

func TestListsOfTheFirstVersionAreRead(t *testing.T) {
	d, err := dicts.Load([]byte(apptest.FirstVersion(t, "list.trie")))
	if err != nil {
		t.Fatal(err)
	}
	var words []string
	for _, word := range d.Words(dicts.Root) {
		words = append(words, word)
	}
	if d.ID != "own-ce393b92fad123e2" || d.ID != d.Trie.WordsID() || !slices.Equal(words, []string{"at", "bee", "zoö"}) {
		t.Errorf("%s, %q, want %s and at, bee, zoö; its words say %s", d.ID, words, "own-ce393b92fad123e2", d.Trie.WordsID())
	}
}
