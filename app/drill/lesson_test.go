//go:build !js

package drill

import (
	"strings"
	"testing"
	"time"

	"spectrie/app/apptest"
	"spectrie/app/ui"
	"spectrie/trainer"
)

// lastEntry is the last entry of the log.
func (d *drilled) lastEntry() trainer.Entry {
	entries := d.Answers.Log.Entries()
	return entries[len(entries)-1]
}

func TestANewCardIsTaughtAndThenAsked(t *testing.T) {
	t.Parallel()
	d := opener(t, false)
	d.says("prompt", "New: open with J.")
	d.says("feedback", "Play J, toward JACK and 4 other words.")
	d.says("feedback", "It needs only 5 words; H, M, R and Z win too.")
	if e := d.lastEntry(); e.Kind != trainer.Answered || e.Grade != trainer.Again || e.Gave != "" || e.Card.Fragment != "" || d.answers() != 1 {
		t.Errorf("the lesson is noted as %+v, want an answer that was shown", e)
	}
	if p := d.page(); len(p.All(".grade")) != 0 || len(p.All(".key")) != 0 {
		t.Error("a lesson asks for a letter or a grade")
	}
	d.typeIn("Space")
	d.says("prompt", "New: after JU you play S.")
	d.typeIn("1 Space") // no grade either
	d.says("prompt", "Player 2 completes JUST and loses. Now you.")
	if got := d.page().Text("drill-continue"); !strings.HasPrefix(got, "Now you") {
		t.Errorf("the button says %q, want %q", got, "Now you")
	}
	if len(d.page().All(".grade")) != 0 || d.answers() != 2 {
		t.Errorf("after a lesson there are grades, or %d answers for 2 lessons", d.answers())
	}
	d.typeIn("Space")
	d.says("prompt", "You open. Which letter? You have just seen it.")
	if got := d.page().One(".aside-note").Words(); got != "" {
		t.Errorf("the page says %q", got)
	}
	d.typeIn("j")
	d.says("prompt", "Player 2 plays U. Your letter? You have just seen it.")
	d.typeIn("s")
	d.says("feedback", "✓ After JU: S, toward JUST. Good: it comes back within 10 min.")
	d.says("prompt", "Player 2 completes JUST and loses.")
	if got := d.page().Text("prompt"); strings.Contains(got, "Now you") {
		t.Errorf("after the card was asked the page says %q", got)
	}
	d.typeIn("Space")
	d.says("prompt", "New: after JO you play V.") // the next round teaches the next
	d.typeIn("Space Space")
	d.says("prompt", "Player 2 plays O. Your letter? You have just seen it.")
	if got := d.page().One(".aside-note").Words(); got != "" { // the lesson said that of J
		t.Errorf("the page says %q", got)
	}
	for _, card := range []string{"", "ju"} {
		if got := d.Answers.State().Progress(trainer.Card{Course: d.p.deck.Course, Fragment: card}, d.Now()); got.Answers != 2 || got.Status != trainer.Learning {
			t.Errorf("%q is %+v, want a lesson and an answer", card, got)
		}
	}
}

func TestASingleCardIsTaughtAndThenAsked(t *testing.T) {
	t.Parallel()
	d := opener(t, true)
	d.says("prompt", "New: open with J.")
	d.typeIn("Space")
	d.says("prompt", "You open. Which letter? You have just seen it.")
	d.typeIn("j Space")
	d.says("prompt", "New: after ")
	if d.answers() != 3 {
		t.Errorf("%d answers, want two lessons and one answer", d.answers())
	}
}

// A missed repetition comes back within the sitting, and is not taught a second time.
func TestWhatWasTaughtAndMissedIsAskedAgain(t *testing.T) {
	t.Parallel()
	d := opener(t, true)
	d.typeIn("Space a Space") // taught, then wrong
	for n := 0; d.p.session.Item == nil || d.p.session.Item.Recall || d.p.session.Item.Fragment != ""; n++ {
		if n > 60 {
			t.Fatal("the opening does not come back")
		}
		if s := d.p.session; s.Pending == nil && !s.Item.Recall {
			d.item()
		} else {
			d.typeIn("Space")
		}
	}
	if d.p.session.Pending != nil {
		t.Error("the opening is taught again")
	}
	d.says("prompt", "You open. Which letter?")
}

// What was taught is asked in the same sitting, however late its first step comes.
func TestWhatWasTaughtIsLeftUntilItIsAsked(t *testing.T) {
	t.Parallel()
	d := opener(t, true)
	d.set(func(s *trainer.Settings) { s.LearningSteps = []int{60} })
	d.says("left", "7 left") // with the words to name
	d.typeIn("Space")
	d.says("prompt", "You have just seen it.")
	d.says("left", "7 left")
	d.typeIn("j Space")
	d.says("left", "6 left")
	if bar := d.page().One("progress"); bar.Attribute("value") != "4" || bar.Attribute("max") != "21" { // one card, and what is taught next
		t.Errorf("%s of %s are done, want 4 of 21", bar.Attribute("value"), bar.Attribute("max"))
	}
}

func TestALessonSurvivesAReload(t *testing.T) {
	t.Parallel()
	d := opener(t, true)
	d = d.reopen(d.p.view) // before anything was pressed
	if got := d.answers(); got != 2 {
		t.Errorf("%d answers, want the lesson of before and the next one", got)
	}
	d.World.Wait(2 * time.Minute)
	d = d.reopen(d.p.view)
	d.says("prompt", "You open. Which letter?") // not taught again
	if d.answers() != 2 || d.p.session.Pending != nil {
		t.Errorf("%d answers, pending %+v", d.answers(), d.p.session.Pending)
	}
}

func TestUndoOfALessonTeachesAgain(t *testing.T) {
	t.Parallel()
	d := drillAt(t, apptest.ShelfWith(t, "american-english-7.1"), drillOf(2, 2, "p"))
	d.says("prompt", "New: after P you play N.")
	d.typeIn("Space")
	d.says("prompt", "Player 1 completes PNEUMATIC and loses. Now you.")
	d.typeIn("Undo")
	d.says("notice", "Taken back: your letter after P.")
	d.says("prompt", "New: after P you play N.")
	if d.answers() != 1 || d.lessons() != 1 {
		t.Errorf("%d answers and %d lessons, want the lesson once", d.answers(), d.lessons())
	}
	d.typeIn("Redo") // it is taught already
	d.says("notice", "There is nothing to put back.")
	d.typeIn("Space Space")
	d.says("prompt", "You have just seen it.")
}

func TestTheLetterThatIsTaughtContinues(t *testing.T) {
	t.Parallel()
	d := drillAt(t, apptest.ShelfWith(t, "american-english-7.1"), drillOf(2, 2, "p"))
	d.typeIn("x . 3 Backspace") // nothing of this answers a lesson
	d.says("prompt", "New: after P you play N.")
	d.typeIn("n")
	d.says("prompt", "Player 1 completes PNEUMATIC and loses. Now you.")
	if d.answers() != 1 {
		t.Errorf("%d answers, want the lesson", d.answers())
	}
}

func TestWhatIsPutOffInALessonIsNotAsked(t *testing.T) {
	t.Parallel()
	for _, id := range []string{"drill-bury", "drill-suspend"} {
		d := drillAt(t, apptest.ShelfWith(t, "american-english-7.1"), drillOf(2, 2, "p"))
		d.press(id)
		if !d.p.session.ended || len(d.p.session.Left(d.Answers.State(), d.Now())) != 0 {
			t.Errorf("%s: the card that was taught is still asked", id)
		}
	}
}

// On a slow page the round plays by itself, and what the lesson notes is noted once.
func TestALessonIsNotedOnce(t *testing.T) {
	t.Parallel()
	d := opener(t, false)
	for range 3 {
		d.p.Awake()
		d.p.AnswersChanged(d.Ctx())
	}
	if d.answers() != 1 {
		t.Errorf("%d answers, want one lesson", d.answers())
	}
}

func TestALineOfALessonShowsTheLetter(t *testing.T) {
	t.Parallel()
	d := drillAt(t, apptest.ShelfWith(t, "american-english-7.1"), drillOf(2, 2, "p"))
	row := d.page().One(".tiles")
	if got := strings.Join(strings.Fields(strings.Join(apptest.Texts(row.All(".tile")), " ")), " "); got != "∅ P N" {
		t.Errorf("the tiles are %q, want the letter that is taught", got)
	}
	if got, want := row.Attribute("aria-label"), ui.FragmentLabel("p")+", then N"; got != want {
		t.Errorf("the tiles are read out as %q, want %q", got, want)
	}
	if got := d.page().Id("line-text").Words(); !strings.Contains(got, "PNEUMATIC") {
		t.Errorf("the drawing shows %q, want the word", got)
	}
}
