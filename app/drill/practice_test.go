//go:build !js

package drill

import (
	"strings"
	"testing"
	"time"

	"spectrie/app/address"
)

// practiceOf is the practice of a deck.
func practiceOf(view address.View) address.View {
	view.Practice = true
	return view
}

func TestPracticeAsksWhatWasLearnedAndNotesNothing(t *testing.T) {
	t.Parallel()
	for _, cards := range []bool{false, true} {
		d := opener(t, false)
		d.sitThrough()
		view := d.p.view
		view.Cards = cards
		if got := d.page().Id("practise"); got.Words() != "Practise anyway" || got.Attribute("href") != practiceOf(d.p.view).Address() {
			t.Errorf("the end offers %q, and leads to %s", got.Words(), got.Attribute("href"))
		}
		entries := len(d.Answers.Log.Entries())
		d.visit(practiceOf(view))
		if got, want := d.page().Text("left"), "6 left, practice"; got != want {
			t.Errorf("cards %v: the page says %q, want %q", cards, got, want)
		}
		asked := d.p.session.Item
		d.typeIn("1 2 3 4 Space") // no grades; the first card is shown
		for n := 0; !d.p.session.ended; n++ {
			if n > 200 {
				t.Fatalf("cards %v: practice does not end", cards)
			}
			d.World.Wait(time.Second)
			p := d.page()
			if len(p.All(".grade")) != 0 || p.HasID("drill-bury") || strings.Contains(p.Text("feedback"), "comes back") {
				t.Fatalf("cards %v: practice has grades, or speaks of dates", cards)
			}
			if s := d.p.session; s.Pending != nil || s.Item == nil {
				d.typeIn("Space")
			} else {
				d.typeIn(d.letter())
			}
		}
		if last := d.p.session.Last(); last.Item != asked || len(d.p.session.Answers) != 7 {
			t.Errorf("cards %v: %d answers, the last to %v, want 7 and the one that was missed", cards, len(d.p.session.Answers), last.Item)
		}
		d.says("drill-end-title", "Done for now")
		d.says("drill-end", "7 answers to 6 cards, 6 right and 1 missed.")
		d.says("drill-end", "This was practice. It changes no date.")
		d.says("practise", "Practise again")
		if p := d.page(); p.HasID("drill-resume") || p.Id("end-practice").Attribute("href") != view.Address() {
			t.Errorf("cards %v: a practice that is over goes on, or does not lead back", cards)
		}
		d.typeIn("Undo")
		d.says("notice", "There is no answer to take back.")
		if got := len(d.Answers.Log.Entries()); got != entries {
			t.Errorf("cards %v: %d entries in the log, want %d as before", cards, got, entries)
		}
	}
}

func TestPracticeGoesOnAfterItWasStopped(t *testing.T) {
	t.Parallel()
	d := opener(t, false)
	d.sitThrough()
	d.visit(practiceOf(d.p.view))
	d.item()
	d.typeIn("Escape")
	d.says("drill-end-title", "Enough for now")
	d.press("drill-resume")
	d.says("left", "5 left, practice")
}

// What is due waits for a sitting of its own. A practice that is over does not go on with it.
func TestPracticeIsOverAlthoughCardsAreDue(t *testing.T) {
	t.Parallel()
	d := begunOpener(t, false)
	d.visit(practiceOf(d.p.view))
	d.sitThrough()
	if d.page().HasID("drill-resume") {
		t.Error("a practice that is over goes on")
	}
	d.says("drill-end-title", "Done for now")
	d.says("end-practice", "Back to what is due")
	d.visit(drillOf(2, 1, ""))
	d.says("left", "6 left")
}
