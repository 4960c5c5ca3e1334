//go:build !js

package app

import (
	"os"
	"slices"
	"strings"
	"testing"

	"spectrie/app/storage"
	"spectrie/dicts"
	"spectrie/solver"
	"spectrie/trainer"
)

// The folder testdata/kept holds what the first version of this program keeps on a
// device and saves to files. Every later one must read it as it stands: it is never
// renewed. Who changes how something is written adds files beside these.

func first(t testing.TB, name string) string {
	t.Helper()
	data, err := os.ReadFile("testdata/kept/" + name)
	if err != nil {
		t.Fatal(err)
	}
	return strings.TrimSuffix(string(data), "\n")
}

// firstEntries are an answer, and one of every other kind of entry.
func firstEntries() []trainer.Entry {
	settings := trainer.DefaultSettings()
	card := trainer.Card{Course: trainer.Course{Dict: dicts.DefaultID, Rules: solver.Usual, Seat: 1}, Fragment: "ja"}
	below := trainer.Card{Course: trainer.Course{Dict: "own-0123456789abcdef", Rules: solver.Rules{MinLetters: 3, Players: 3}, Seat: 2, Easiest: true, Guaranteed: true}, Fragment: "ö"}
	entries := []trainer.Entry{
		{Kind: trainer.Answered, Card: card, Grade: trainer.Good, Took: 2300, Gave: "j", Hints: 1},
		{Kind: trainer.Undone, Undoes: trainer.ID{Writer: "abc012", Number: 1}},
		{Kind: trainer.Buried, Card: below},
		{Kind: trainer.Suspended, Card: below, Alone: true},
		{Kind: trainer.Resumed, Card: below},
		{Kind: trainer.Forgotten, Card: card},
		{Kind: trainer.Added, Card: card},
		{Kind: trainer.Set, Settings: &settings},
	}
	for i := range entries {
		entries[i].ID = trainer.ID{Writer: "abc012", Number: i + 1}
		entries[i].At, entries[i].Zone = 1795262400000+int64(i), -60
	}
	return entries
}

func TestAnswersOfTheFirstVersionAreRead(t *testing.T) {
	lines := strings.Split(first(t, "answers.txt"), "\n")
	entries, left := decodeEntries(lines, nil)
	if left != (storage.Unreadable{}) || !slices.Equal(encodeEntries(entries), encodeEntries(firstEntries())) {
		t.Errorf("%+v left out, read %q", left, encodeEntries(entries))
	}
	backup, err := trainer.ReadBackup([]byte(first(t, "backup.json")))
	if err != nil || !slices.Equal(encodeEntries(backup), lines) {
		t.Errorf("the backup: %v, %q", err, encodeEntries(backup))
	}
}

func TestMatchesOfTheFirstVersionAreRead(t *testing.T) {
	k, err := decodeMatch(first(t, "match.json"))
	if err != nil || k.encode() != writtenMatch || k.ID != "a" || k.Begun != 1795262400000 || !slices.Equal(k.Lost, []int{0, 1}) || spelt(t, k) != "bone" {
		t.Errorf("%v, %+v", err, k)
	}
}

func TestListsOfTheFirstVersionAreRead(t *testing.T) {
	d, err := dicts.Load([]byte(first(t, "list.trie")))
	if err != nil {
		t.Fatal(err)
	}
	var words []string
	for _, word := range d.Words(dicts.Root) {
		words = append(words, word)
	}
	if d.ID != "own-ce393b92fad123e2" || d.ID != d.Trie.WordsID() || !slices.Equal(words, []string{"at", "bee", "zoö"}) {
		t.Errorf("%s, %q", d.ID, words)
	}
}

func TestWishesOfTheFirstVersionAreRead(t *testing.T) {
	want := wishes{yours: "Ann & co", lives: "spook", challenges: true, opens: 2, atOnce: true}
	want.others[0] = seatWish{kind: kindPerson, name: "Ben"}
	want.others[1] = madeWish("20 1")
	want.others[2] = seatWish{kind: "child"}
	if got := readWishes(first(t, "wishes.txt")); got != want {
		t.Errorf("%+v", got)
	}
}
