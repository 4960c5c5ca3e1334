//go:build !js

package drill

import (
	"strings"
	"testing"
	"time"

	"spectrie/app/apptest"
	"spectrie/trainer"
)

func TestUndoStaysInTheDeckAndTakesBackWhatWasDecided(t *testing.T) {
	t.Parallel()
	l := apptest.ShelfWith(t, "american-english-7.1")
	other := drillOf(3, 1, "")
	d := begunAt(t, l, drillOf(2, 2, ""))
	d.visit(other)
	if d.p.canUndo() {
		t.Error("another deck's answer can be taken back")
	}
	d.typeIn("Escape")
	seen := d.answers()
	d.visit(drillOf(2, 2, ""))
	first := d.p.session.Item
	d.item()
	for d.p.session.Item == nil {
		d.typeIn("Space")
	}
	asked := d.p.session.Item
	d.press("drill-suspend")
	if !d.Answers.State().Progress(asked.Card, d.Now()).Suspended {
		t.Fatal("no card is set aside, want the one on the board")
	}
	d.typeIn("Undo")
	if d.Answers.State().Progress(asked.Card, d.Now()).Suspended || d.answers() != seen+1 {
		t.Error("undo took something else back")
	}
	d.says("notice", "Taken back: setting aside your letter after ")
	d.typeIn("Undo")
	if d.answers() != seen {
		t.Errorf("%d answers are left, want %d", d.answers(), seen)
	}
	d.typeIn("Undo") // asks, because what is left is of an earlier sitting
	if d.answers() != seen || d.p.asking == nil {
		t.Errorf("%d answers are left, want those of the other deck and of the earlier sitting", d.answers())
	}
	d.typeIn("Redo")
	d.says("notice", "Put back: your letter after ")
	if d.p.session.Item == first {
		t.Error("what was put back is asked again")
	}
	if d.answers() != seen+1 {
		t.Errorf("%d answers after one was put back, want %d", d.answers(), seen+1)
	}
	d.typeIn("Redo")
	d.says("notice", "Put back: setting aside")
	d.typeIn("Redo")
	d.says("notice", "There is nothing to put back.")
}

// Whoever takes an answer back and gives another has one answer, not two.
func TestAnAnswerAfterUndoLeavesNothingToPutBack(t *testing.T) {
	t.Parallel()
	d := begunOpener(t, true)
	d.typeIn("a Undo j Redo")
	d.says("notice", "There is nothing to put back.")
	if a := d.p.session.Last(); d.answers() != 1 || !a.Right {
		t.Errorf("%d answers, the last %+v, want one right one", d.answers(), a)
	}
}

func TestUndoAtTheEndAsksAgain(t *testing.T) {
	t.Parallel()
	d := begunOpener(t, false)
	d.typeIn("j Escape")
	d.press("drill-undo")
	d.says("prompt", "You open.")
	d.typeIn("Escape")
	if got := d.page().Text("drill-end"); strings.Contains(got, "1 answer") {
		t.Errorf("%q, want no answer that was taken back", got)
	}
}

// Undo across sittings asks first, in a dialog that says what it would take back.
func TestUndoOfAnEarlierSittingAsksFirst(t *testing.T) {
	t.Parallel()
	d := begunOpener(t, false)
	d.typeIn("j Undo")
	if got, want := d.page().Text("notice"), "Taken back: your opening letter."; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	d.typeIn("j")
	d.World.Wait(24 * time.Hour)
	d = d.reopen(drillOf(2, 1, ""))
	asked, entries := d.p.session.Item, len(d.Answers.Log.Entries())
	unchanged := func(after string) {
		t.Helper()
		if got := len(d.Answers.Log.Entries()); got != entries || d.p.session.Item != asked || d.answers() != 1 {
			t.Errorf("after %s: %d entries, want %d; asked is %v, want %v", after, got, entries, d.p.session.Item, asked)
		}
	}
	d.typeIn("Undo")
	d.says("undo-question", "This takes back an answer of an earlier sitting: your opening letter, from 21 November 2026.")
	unchanged("undo")
	d.press("keep-earlier")
	unchanged("Leave it")
	d.typeIn("Undo")
	d.press("undo-earlier")
	d.says("notice", "Taken back: your opening letter, from 21 November 2026.")
	d.says("prompt", "You open.")
	if d.answers() != 0 {
		t.Errorf("%d answers are left, want none", d.answers())
	}
	entries = len(d.Answers.Log.Entries())
	d.press("undo-earlier") // pressed twice
	if got := len(d.Answers.Log.Entries()); got != entries {
		t.Errorf("pressed twice, it takes back two answers")
	}
	d.typeIn("Redo")
	if d.answers() != 1 {
		t.Errorf("%d answers after redo, want 1", d.answers())
	}
}

func TestADialogThatIsLateTakesBackNothingElse(t *testing.T) {
	t.Parallel()
	d := begunOpener(t, false)
	d.typeIn("j s")
	d.World.Wait(24 * time.Hour)
	d = d.reopen(drillOf(2, 1, ""))
	d.typeIn("Undo")
	last := d.p.asking.ID
	d.Answers.Note(trainer.Undone, func(e *trainer.Entry) { e.Undoes = last }) // in another tab
	d.p.AnswersChanged(d.Ctx())
	entries := len(d.Answers.Log.Entries())
	d.press("undo-earlier")
	if got := len(d.Answers.Log.Entries()); got != entries || d.answers() != 1 {
		t.Errorf("%d entries and %d answers, want %d and the answer before", got, d.answers(), entries)
	}
	if d.p.session.ended || d.p.session.Item == nil {
		t.Error("the question is gone")
	}
	d.typeIn("Undo") // now it is about the answer before
	d.says("undo-question", "your opening letter")
}

// An undo takes back the person's own acts. A lesson that they still read is none.
func TestUndoPassesTheLessonOnTheBoard(t *testing.T) {
	t.Parallel()
	d := opener(t, false)
	if d.p.canUndo() || !d.page().Id("drill-undo").Has("aria-disabled") {
		t.Error("the first lesson can be taken back")
	}
	d.typeIn("Undo")
	d.says("notice", "There is no answer to take back.")
	d = opener(t, true)
	d.typeIn("Space j Space") // taught and answered; then the next lesson
	lesson := d.p.session.Pending.Item
	d.typeIn("Undo")
	d.says("notice", "Taken back: your opening letter.")
	d.says("prompt", "You open.")
	if got := d.Answers.State().Progress(lesson.Card, d.Now()).Status; got != trainer.New || d.answers() != 1 {
		t.Errorf("the card of the interrupted lesson is %v, with %d answers in the log, want it new", got, d.answers())
	}
	d.typeIn("j Space")
	if a := d.p.session.Pending; a == nil || !a.Lesson || a.Item != lesson {
		t.Errorf("after the answer comes %+v, want the lesson", a)
	}
}
