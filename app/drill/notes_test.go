//go:build !js

package drill

import (
	"strings"
	"testing"

	"spectrie/app/apptest"
	"spectrie/trainer"
)

// write gives the note of the card on the board a text, as in the dialog.
func (d *drilled) write(text string) {
	d.t.Helper()
	d.press("edit-note")
	d.Enter(d.t, "input input id=note-text", text)
	d.Use(d.t, "submit form")
}

// notes is how many notes the log has.
func (d *drilled) notes() int {
	n := 0
	for _, e := range d.Answers.Log.Entries() {
		if e.Kind == trainer.Noted {
			n++
		}
	}
	return n
}

func TestANoteIsWrittenChangedAndDeleted(t *testing.T) {
	t.Parallel()
	d := asking(t, 1, "jo")
	d.typeIn("Space") // shown
	d.says("note", "Add a note on JOVIAL")
	d.press("edit-note")
	if p := d.page(); p.Text("note-dialog-title") != "Your note on JOVIAL" || !p.Id("delete-note").Has("hidden") || p.Id("note-text").Attribute("value") != "" {
		t.Error("the dialog of a new note has another title, a text, or a note to delete")
	}
	d.write("a merry old soul")
	d.says("note", "a merry old soul Change the note on JOVIAL")
	if e := d.lastEntry(); e.Kind != trainer.Noted || e.Card.Fragment != "jovial" || e.Text != "a merry old soul" {
		t.Errorf("noted is %+v", e)
	}
	d.press("edit-note")
	if p := d.page(); p.Id("delete-note").Has("hidden") || p.Id("note-text").Attribute("value") != "a merry old soul" {
		t.Error("the dialog does not have the note, or cannot delete it")
	}
	d.Use(t, "submit form") // the same text
	if n := d.notes(); n != 1 {
		t.Errorf("%d notes in the log after the same was saved, want 1", n)
	}
	d.write("like Jove")
	d.says("note", "like Jove Change")
	d.press("edit-note")
	d.press("delete-note")
	d.says("note", "Add a note on JOVIAL")
	if n := d.notes(); n != 3 || d.lastEntry().Text != "" {
		t.Errorf("%d notes in the log, the last %q, want 3 and an empty one", n, d.lastEntry().Text)
	}
	if n := d.answers(); n != 1 {
		t.Errorf("%d answers, want one: a note is none", n)
	}
	d.typeIn("Undo") // takes back the answer and no note
	if n := d.answers(); n != 0 || d.notes() != 3 {
		t.Errorf("after undo there are %d answers and %d notes", n, d.notes())
	}
}

func TestANoteIsShownWithTheAnswerAndNeverBefore(t *testing.T) {
	t.Parallel()
	for _, cards := range []bool{false, true} {
		view := drillOf(2, 1, "")
		view.Ask, view.Cards = "jo", cards
		d := begunAt(t, apptest.ShelfWith(t, "american-english-7.1"), view)
		d.typeIn("Space")
		d.write("merry")
		d = d.reopen(view)
		hidden := func(when string) {
			t.Helper()
			if p := d.page(); p.HasID("note") || strings.Contains(p.Id("drill-board").Words(), "merry") {
				t.Errorf("cards %v: %s the note is shown", cards, when)
			}
		}
		hidden("before the answer")
		d.typeIn(".")
		hidden("with a hint")
		d.typeIn("q")
		hidden("after a letter of no word")
		d.typeIn("v")
		hidden("before the second letter")
		d.typeIn("a")
		d.says("note", "merry Change the note on JOVIAL")
		d.typeIn("Space")
		hidden("with the next card")
	}
}

func TestANoteOfSeveralWordsIsOnTheFragment(t *testing.T) {
	t.Parallel()
	d := begunOpener(t, true)
	d.typeIn("j")
	d.says("note", "Add a note on your opening")
	d.write("J for joker")
	if e := d.lastEntry(); e.Card.Fragment != "" || e.Text != "J for joker" || e.Card.Recall {
		t.Errorf("noted is %+v", e)
	}
	d.says("note", "J for joker Change the note on your opening")
	d = begunAt(t, apptest.ShelfWith(t, "american-english-7.1"), drillOf(2, 2, "b"))
	d.typeIn("Space")
	d.says("note", "Add a note on B")
	d.write("five words")
	if e := d.lastEntry(); e.Card.Fragment != "b" {
		t.Errorf("noted is %+v, want it on B", e)
	}
}

// The words of a recall card can share a note with a decision, but a note is never on a recall card.
func TestANoteOfARecallCardIsOnItsFragment(t *testing.T) {
	t.Parallel()
	d := recall(t, 2, "b")
	d.typeIn("Space")
	d.write("five of them")
	if e := d.lastEntry(); e.Card.Recall || e.Card.Fragment != "b" || e.Text != "five of them" {
		t.Errorf("noted is %+v", e)
	}
	d.says("note", "five of them Change the note on B")
}

func TestALessonShowsTheNote(t *testing.T) {
	t.Parallel()
	d := drillAt(t, apptest.ShelfWith(t, "american-english-7.1"), drillOf(2, 2, "p"))
	d.write("air")
	d.says("note", "air Change the note on PNEUMATIC")
	d.typeIn("Space") // the end of the round
	d.says("note", "air")
	d.typeIn("Space")
	if d.page().HasID("note") {
		t.Error("the note is shown with the question")
	}
}

// Whatever is typed or pasted, the log takes the note, and another device can read it.
func TestANoteIsTidied(t *testing.T) {
	t.Parallel()
	long := strings.Repeat("abcd ", 100)
	d := asking(t, 1, "jo")
	d.typeIn("Space")
	for _, c := range []struct{ typed, want string }{
		{"one\ntwo\r\n\tthree\u2028four", "one two three four"},
		{"  spaces  at   both ends ", "spaces at both ends"},
		{"👩‍👩‍👧 🇫🇷 naïve", "👩‍👩‍👧 🇫🇷 naïve"},
		{"a\x00b\x7fc\u0085d", "a b c d"},
		{"bad\xff bytes", "bad bytes"},
		{long, strings.TrimSpace(long[:trainer.MostNote])},
		{strings.Repeat("😀", 400), strings.Repeat("😀", trainer.MostNote)},
	} {
		d.write(c.typed)
		if got := d.lastEntry().Text; got != c.want {
			t.Errorf("%q is noted as %q, want %q", c.typed, got, c.want)
		}
		d = d.reopen(d.p.view)
		d.typeIn("Space")
		if got := d.page().Id("note").One("span").Words(); got != strings.Join(strings.Fields(c.want), " ") {
			t.Errorf("after a reload the note is %q, want %q", got, c.want)
		}
	}
	d.write("\n \t")
	if got := d.lastEntry(); got.Kind != trainer.Noted || got.Text != "" {
		t.Errorf("only spaces are noted as %+v, want that the note is removed", got)
	}
}

func FuzzNote(f *testing.F) {
	f.Add("a\u00a0\u2029 \x1f")
	f.Add(strings.Repeat("é", 300))
	f.Fuzz(func(t *testing.T, typed string) {
		note := tidyNote(typed)
		if err := trainer.CheckNote(note); err != nil {
			t.Errorf("%q: %v", typed, err)
		}
		if again := tidyNote(note); again != note {
			t.Errorf("%q is tidied to %q and then to %q", typed, note, again)
		}
	})
}
