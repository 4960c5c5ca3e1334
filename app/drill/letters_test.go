//go:build !js

package drill

import (
	"strings"
	"testing"
	"time"

	"spectrie/app/apptest"
	"spectrie/app/text"
	"spectrie/trainer"
)

// N, U, A and I of PNEUMATIC are one card: E, M, T and C come by themselves.
func TestTheLettersOfAWordAreAskedOneByOneAndNotedOnce(t *testing.T) {
	t.Parallel()
	for _, cards := range []bool{false, true} {
		view := drillOf(2, 2, "p")
		view.Cards = cards
		d := begunAt(t, apptest.ShelfWith(t, "american-english-7.1"), view)
		for i, step := range []struct{ letter, asks, says string }{
			{"n", "P", "✓ After P: N."}, {"u", "PNE", "✓ After PNE: U."}, {"a", "PNEUM", "✓ After PNEUM: A."}, {"i", "PNEUMAT", "I, toward PNEUMATIC. Good: it comes back within 10 min."},
		} {
			if got := d.p.session.At().Fragment(); got != strings.ToLower(step.asks) || d.answers() != 0 {
				t.Fatalf("cards %v: letter %d is asked after %q, with %d answers", cards, i, got, d.answers())
			}
			if p := d.page(); len(p.All(".key")) == 0 || len(p.All(".grade")) != 0 || p.HasID("edit-note") {
				t.Errorf("cards %v: beside letter %d there are no keys, or grades or a note", cards, i)
			}
			if want := text.Pick(cards, "2 left", "1 left"); d.page().Text("left") != want {
				t.Errorf("cards %v: at letter %d the page says %q, want %q", cards, i, d.page().Text("left"), want)
			}
			d.World.Wait(2 * time.Second)
			d.typeIn(step.letter)
			d.says("feedback", step.says)
		}
		e := d.lastEntry()
		if d.answers() != 1 || e.Card.Fragment != "p" || e.Gave != "i" || e.Took != 8000 || e.Grade != trainer.Good {
			t.Errorf("cards %v: %d answers are noted, the last %+v", cards, d.answers(), e)
		}
		d.says("grades-question", "How well did you know your letter after P?")
	}
}

// CRUCIAL is right and CRUCIBLE wrong: that is refuted where it was given.
func TestAWrongLetterInTheMiddleIsRefutedThere(t *testing.T) {
	t.Parallel()
	for _, cards := range []bool{false, true} {
		view := drillOf(2, 2, "")
		view.Cards, view.Ask = cards, "cru"
		d := begunAt(t, apptest.ShelfWith(t, "american-english-7.1"), view)
		d.typeIn("c b")
		d.says("feedback", "✗ B: ")
		d.says("feedback", "you complete CRUCIBLE. Play A, toward CRUCIAL.")
		d.says("prompt", "Not this one.")
		if got := strings.Join(strings.Fields(d.page().One(".tiles").Words()), ""); got != "∅CRUCIBLE" {
			t.Errorf("cards %v: the tiles are %s, want the word that B leads to", cards, got)
		}
		e := d.lastEntry()
		if d.answers() != 1 || e.Card.Fragment != "cru" || e.Gave != "b" || e.Grade != trainer.Again {
			t.Errorf("cards %v: %d answers, the last %+v", cards, d.answers(), e)
		}
		d.typeIn("Undo")                                                  // the whole card again
		for d.p.session.Item != nil && d.p.session.Item.Fragment == "c" { // which is due too, and on the way
			d.item()
		}
		if s := d.p.session; s.Part != 0 || s.Item == nil || s.Item.Fragment != "cru" || d.Answers.State().Progress(s.Item.Card, d.Now()).Answers != 1 {
			t.Errorf("cards %v: after undo letter %d of %+v is asked, with %d answers", cards, s.Part, s.Item, d.answers())
		}
	}
}

func TestUndoInTheMiddleBeginsTheCardAgain(t *testing.T) {
	t.Parallel()
	for _, cards := range []bool{false, true} {
		view := drillOf(2, 2, "p")
		view.Cards = cards
		d := begunAt(t, apptest.ShelfWith(t, "american-english-7.1"), view)
		entries := len(d.Answers.Log.Entries())
		d.typeIn("n u")
		if d.page().Id("drill-undo").Has("aria-disabled") {
			t.Error("undo is not offered")
		}
		d.typeIn("Undo")
		if s := d.p.session; s.Part != 0 || s.At().Fragment() != "p" || len(d.Answers.Log.Entries()) != entries {
			t.Errorf("cards %v: letter %d is asked after %q", cards, s.Part, s.At().Fragment())
		}
		if got := d.page().Text("feedback"); got != "" {
			t.Errorf("cards %v: the card begins with %q", cards, got)
		}
		d.typeIn("n u a i")
		if a := d.p.session.Last(); a == nil || !a.Right || d.answers() != 1 {
			t.Errorf("cards %v: then %+v", cards, a)
		}
	}
}

// A reload, an end or a look elsewhere in the middle of a card loses only its letters.
func TestACardThatIsLeftInTheMiddleBeginsAgain(t *testing.T) {
	t.Parallel()
	for name, leave := range map[string]func(d *drilled) *drilled{
		"a reload": func(d *drilled) *drilled { return d.reopen(d.p.view) },
		"the end":  func(d *drilled) *drilled { d.typeIn("Escape"); d.press("drill-resume"); return d },
	} {
		d := begunAt(t, apptest.ShelfWith(t, "american-english-7.1"), drillOf(2, 2, "p"))
		d.typeIn("n u")
		d = leave(d)
		if s := d.p.session; s.Part != 0 || s.Item == nil || d.answers() != 0 {
			t.Errorf("after %s letter %d of %v is asked", name, s.Part, s.Item)
		}
		d.item()
		if a := d.p.session.Last(); !a.Right || d.answers() != 1 {
			t.Errorf("after %s: %+v", name, a)
		}
	}
	d := begunAt(t, apptest.ShelfWith(t, "american-english-7.1"), drillOf(2, 2, "p"))
	d.typeIn("n u")
	d.visit(statisticsOf(2, 2, ""))
	d.visit(drillOf(2, 2, "p"))
	if s := d.p.session; s.Part != 2 {
		t.Errorf("after a look elsewhere letter %d is asked, want 2", s.Part)
	}
}

func TestAHintOfALaterLetterIsAboutThatLetter(t *testing.T) {
	t.Parallel()
	view := drillOf(2, 2, "")
	view.Ask = "cru"
	d := begunAt(t, apptest.ShelfWith(t, "american-english-7.1"), view)
	d.typeIn("c .")
	d.says("feedback", "Hint: 2 of 3 letters win.")
	d.typeIn("a")
	if a := d.p.session.Last(); a.Grade != trainer.Hard {
		t.Errorf("the grade is %v, want %v", a.Grade, trainer.Hard)
	}
}
