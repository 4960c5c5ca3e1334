//go:build !js

package answers

import (
	"bytes"
	"testing"

	"spectrie/app/apptest"
	"spectrie/app/shelf"
	"spectrie/app/storage"
	"spectrie/trainer"
)

func (m *mounted) puzzle(id string, grade trainer.Grade) {
	m.Answers.Note(trainer.Puzzled, func(e *trainer.Entry) {
		e.Puzzle, e.Rating, e.Mode, e.Grade, e.Took = id, 1500, trainer.ModeDaily, grade, 8200
		e.Date = trainer.DateOf(m.Answers.Host.Now())
	})
}

// puzzles are the puzzles that were answered, each with "+" or "-".
func (m *mounted) puzzles() (ids string) {
	for _, e := range m.Answers.State().Puzzles() {
		ids += " " + e.Puzzle + map[trainer.Grade]string{trainer.Good: "+", trainer.Again: "-"}[e.Grade]
	}
	return ids
}

func TestPuzzlesAreThereOnTheNextVisitAndInTheBackup(t *testing.T) {
	m := answersOn(t, &storage.Memory{})
	m.puzzle("a", trainer.Good)
	m.puzzle("b", trainer.Again)
	page := m.keepingPage(t)
	if got, want := page.Text("answers-count"), "2 answers, kept in this browser and nowhere else."; got != want || page.Id("save-backup").Has("disabled") {
		t.Errorf("%q, want %q, and that they can be saved", got, want)
	}
	backup := m.backup()
	if want := []byte(`"version":3,`); !bytes.Contains(backup, want) {
		t.Errorf("a backup with puzzles has not the version 3: %s", backup)
	}
	if m = m.anotherVisit(t); m.puzzles() != " a+ b-" {
		t.Errorf("the next visit has%s", m.puzzles())
	}
	other := answersOn(t, &storage.Memory{})
	other.answer("ja")
	other.Answers.restoreBackup(apptest.BackupFile("puzzles.json", backup))
	if got, want := other.keepingPage(t).Text("answers-said"), "The backup has 2 answers, all of them new here."; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	if other.puzzles() != " a+ b-" || other.answered() != "ja" {
		t.Errorf("another device has%s and %s", other.puzzles(), other.answered())
	}
	if courses := m.Answers.Courses(); len(courses) != 0 || m.Answers.Due() != 0 {
		t.Errorf("puzzles begin the courses %v, with %d cards due", courses, m.Answers.Due())
	}
}

func TestTabsHearOfEachOthersPuzzles(t *testing.T) {
	w := newWorld(&shelf.Shelf{})
	m, other := w.mount(t), w.mount(t)
	texts := m.told()
	m.puzzle("a", trainer.Again)
	other.hear((*texts)[0])
	if other.puzzles() != " a-" {
		t.Errorf("the other tab has%s", other.puzzles())
	}
}

// To earlier programs a puzzle is of a later one, which they never delete. This program reads puzzles, and so deletes
// them with all the rest. If the page is left before they are kept, the next visit has them.
func TestPuzzlesAreDeletedWithAllAnswersAndBroughtBack(t *testing.T) {
	device := &storage.Memory{}
	m := answersOn(t, device)
	m.puzzle("a", trainer.Good)
	m.engine.ConsumeAll()
	for text := range keptAnswerTexts(device) {
		if !storage.Newer(text.(string)) {
			t.Errorf("to earlier programs %s is damaged", text)
		}
	}
	m.Answers.DeleteAll()
	if got, want := m.keepingPage(t).Text("answers-said"), "1 answer deleted. Undo"; got != want || m.puzzles() != "" {
		t.Errorf("%q, want %q; there is%s", got, want, m.puzzles())
	}
	if kept := keptAnswerTexts(device); len(kept) != 0 {
		t.Errorf("kept are %v", kept)
	}
	m.Answers.undoDelete()
	if got, want := m.keepingPage(t).Text("answers-said"), "1 answer is back."; got != want || m.puzzles() != " a+" {
		t.Errorf("%q, want %q; there is%s", got, want, m.puzzles())
	}
	m.puzzle("b", trainer.Again)
	_, left := m.Answers.UnkeptText()
	m.engine.ConsumeAll()
	device.Erase()
	m = m.anotherVisit(t)
	m.Answers.takeLeftovers(storage.TextsOfList(left))
	m.engine.ConsumeAll()
	if m = m.anotherVisit(t); m.puzzles() != " b-" {
		t.Errorf("what was left behind, %s, became%s", left, m.puzzles())
	}
}
