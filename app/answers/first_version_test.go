package answers

import (
	"slices"
	"strings"
	"testing"

	"spectrie/app/apptest"
	"spectrie/app/storage"
	"spectrie/dicts"
	"spectrie/solver"
	"spectrie/trainer"
)

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
	lines := strings.Split(apptest.FirstVersion(t, "answers.txt"), "\n")
	entries, unreadable := decodeEntries(lines, nil)
	if unreadable != (storage.Unreadable{}) || !slices.Equal(encodeEntries(entries), encodeEntries(firstEntries())) {
		t.Errorf("%+v left out, read %q", unreadable, encodeEntries(entries))
	}
	backup, err := trainer.ReadBackup([]byte(apptest.FirstVersion(t, "backup.json")))
	if err != nil || !slices.Equal(encodeEntries(backup), lines) {
		t.Errorf("the backup: %v, %q", err, encodeEntries(backup))
	}
}
