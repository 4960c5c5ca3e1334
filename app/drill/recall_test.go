//go:build !js

package drill

import (
	"strings"
	"testing"

	"spectrie/app/apptest"
)

// recall asks for the words of a start.
func recall(t testing.TB, seat int, start string, words ...string) *drilled {
	t.Helper()
	books := apptest.ShelfWith(t, "american-english-7.1")
	if len(words) > 0 {
		books = apptest.ShelfOf(t, words...)
	}
	view := drillOf(2, seat, start)
	view.Cards = true
	d := begunAt(t, books, view)
	d.p.session.Ask(d.p.deck.Recalls[0], d.Answers.State(), d.Now())
	return d
}

func TestARecallCardSaysWhichWordsItWants(t *testing.T) {
	t.Parallel()
	recall(t, 2, "b").says("prompt", "Name all 5 words of your strategy after B. Type them")
	recall(t, 1, "", "jack").says("prompt", "Name the word of your strategy. Type it, or")
}

func TestWordsAreTypedAndErased(t *testing.T) {
	t.Parallel()
	d := recall(t, 1, "")
	for _, step := range []struct{ keys, typed, feedback, class string }{
		{"ju", "0 of 5 named. JU", "", "feedback"},
		{"Backspace", "0 of 5 named. J", "", "feedback"},
		{"ust", "1 of 5 named.", "✓ JUST.", "feedback right"},
		{"j", "1 of 5 named. J", "", "feedback"},
		{"q", "1 of 5 named.", "No word begins with JQ.", "feedback hint"},
		{"Backspace", "1 of 5 named.", "", "feedback"},
	} {
		if step.keys == "q" {
			step.typed += " Q"
		}
		d.typeIn(step.keys)
		p := d.page()
		if got := p.One(".typed").Words(); got != step.typed {
			t.Errorf("after %s the page shows %q, want %q", step.keys, got, step.typed)
		}
		feedback := p.Id("feedback")
		if got, class := feedback.Words(), strings.TrimSpace(feedback.Attribute("class")); got != step.feedback || class != step.class {
			t.Errorf("after %s the page says %q as %q, want %q as %q", step.keys, got, class, step.feedback, step.class)
		}
	}
	d.typeIn("Backspace Backspace")
	if n := d.answers(); n != 0 {
		t.Errorf("%d answers, want none", n)
	}
}

func TestARecallCardThatIsShownTellsNamedFromMissing(t *testing.T) {
	t.Parallel()
	d := recall(t, 1, "")
	d.typeIn("justja Space")
	d.says("feedback", "You named 1 of 5.")
	p := d.page().Id("feedback")
	if got, want := p.Attribute("class"), "feedback shown"; got != want {
		t.Errorf("the feedback is %q, want %q", got, want)
	}
	if got := strings.Join(apptest.Texts(p.All(".named")), " "); got != "✓ JUST" {
		t.Errorf("named are %q, want JUST", got)
	}
	if got := strings.Join(apptest.Texts(p.All(".missing")), " "); got != "JACK JELL JILT JOVIAL" {
		t.Errorf("missing are %q, want the four others", got)
	}
	d.typeIn("Undo") // at once, although JA was not a whole word
	d.says("notice", "Taken back: all your words.")
	if n := d.answers(); n != 0 {
		t.Errorf("%d answers, want none", n)
	}
}

func TestUndoFirstErasesAWord(t *testing.T) {
	t.Parallel()
	d := recall(t, 1, "")
	d.typeIn("ja Undo")
	if got, want := d.page().One(".typed").Words(), "0 of 5 named."; got != want {
		t.Errorf("the page shows %q, want %q", got, want)
	}
}

func TestTheNextCardComesWithoutWhatWasTyped(t *testing.T) {
	t.Parallel()
	d := recall(t, 1, "")
	d.typeIn("jajq") // JAJ and JQ begin no word
	d.press("drill-bury")
	if got := d.page().Text("feedback"); got != "" {
		t.Errorf("the next card comes with %q", got)
	}
	d.typeIn("Undo")
	d.says("notice", "Taken back: not today for all your words.")
}
