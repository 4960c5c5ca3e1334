//go:build !js

package answers

import (
	"testing"

	"spectrie/app/apptest"
	"spectrie/app/shelf"
	"spectrie/app/storage"
	"spectrie/trainer"
)

// mnemonic is a note with what JSON and HTML escape.
const mnemonic = `JELL-O: <"gel"> & \jam 🍮`

func (m *mounted) note(fragment, text string) {
	m.Answers.Note(trainer.Noted, func(e *trainer.Entry) { e.Card, e.Text = apptest.TestCard(fragment), text })
	m.engine.ConsumeAll()
}

func (m *mounted) noteOn(fragment string) string {
	return m.Answers.State().NoteOn(apptest.TestCard("").Course, fragment)
}

func TestANoteIsThereOnTheNextVisitAndInTheBackup(t *testing.T) {
	m := answersOn(t, &storage.Memory{})
	m.note("jell", mnemonic)
	page := m.keepingPage(t)
	if page.Id("save-backup").Has("disabled") {
		t.Error("a note alone cannot be saved")
	}
	backup := m.backup()
	if m = m.anotherVisit(t); m.noteOn("jell") != mnemonic {
		t.Errorf("the next visit has %q", m.noteOn("jell"))
	}
	other := answersOn(t, &storage.Memory{})
	other.note("jack", "of all trades")
	other.Answers.restoreBackup(apptest.BackupFile("notes.json", backup))
	if got, want := other.keepingPage(t).Text("answers-said"), "The backup has 1 note, all of them new here."; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	if other.noteOn("jell") != mnemonic || other.noteOn("jack") != "of all trades" {
		t.Errorf("another device has %q and %q", other.noteOn("jell"), other.noteOn("jack"))
	}
}

func TestTabsHearOfEachOthersNotes(t *testing.T) {
	w := newWorld(&shelf.Shelf{})
	m, other := w.mount(t), w.mount(t)
	texts := m.told()
	m.note("jell", mnemonic)
	other.hear((*texts)[0])
	if other.noteOn("jell") != mnemonic {
		t.Errorf("the other tab has %q", other.noteOn("jell"))
	}
}

// To the first program a note is of a later one, which it never deletes. This program reads notes, and so
// deletes them with all the rest.
func TestNotesAreDeletedWithAllAnswersAndBroughtBack(t *testing.T) {
	device := &storage.Memory{}
	m := answersOn(t, device)
	m.answerMany(1)
	m.note("jell", mnemonic)
	for text := range keptAnswerTexts(device) {
		if e, _ := trainer.DecodeEntry([]byte(text.(string))); storage.Newer(text.(string)) != (e.Kind == trainer.Noted) {
			t.Errorf("to the first program %s is newer: %v", text, storage.Newer(text.(string)))
		}
	}
	device.Place(answerDatabase, answerRecords, apptest.LaterText, true)
	m.Answers.DeleteAll()
	if got, want := m.keepingPage(t).Text("answers-said"), "1 answer and 1 note deleted. Undo"; got != want || m.noteOn("jell") != "" {
		t.Errorf("%q, want %q; the note is %q", got, want, m.noteOn("jell"))
	}
	if kept := keptAnswerTexts(device); len(kept) != 1 || kept[apptest.LaterText] == nil {
		t.Errorf("kept are %v", kept)
	}
	m.Answers.undoDelete()
	if got, want := m.keepingPage(t).Text("answers-said"), "1 answer and 1 note are back."; got != want || m.noteOn("jell") != mnemonic {
		t.Errorf("%q, want %q; the note is %q", got, want, m.noteOn("jell"))
	}
}
