//go:build !js

package hangman

import (
	"testing"

	"spectrie/app/apptest"
)

// A screen reader reads the hint out only if it has changed and is not empty.
func TestAQuestionOfTheAdvisorIsReadOutOnce(t *testing.T) {
	a := adviceAt(t, apptest.ShelfOf(t, "bat", "cat", "tab", "tan"), known("___", "", 3))
	for _, step := range []struct {
		does string
		do   func()
		want string
	}{
		{"nothing", func() {}, ""},
		{"press T", func() { a.p.pressLetter('t') }, "Where is T? Tap each position."},
		{"put it", func() { a.p.pressCell(0) }, "Is T anywhere else? Tap there."},
		{"let it go", func() { a.p.pressLetter('t') }, ""},
		{"pick a cell", func() { a.p.pressCell(1) }, "Which letter is there? Tap or type it."},
		{"walk on", func() { a.p.keyInCell(1, "ArrowRight") }, "Which letter is there? Tap or type it."},
		{"exclude B", func() { a.p.toggleMissing('b') }, ""},
	} {
		step.do()
		hint := a.page(t).Id("hangman-hint")
		heard := ""
		for _, part := range hint.All("span") {
			if part.Attribute("aria-live") == "polite" {
				heard += part.Words()
			}
		}
		if heard != step.want {
			t.Errorf("%s: the hint says %q, and %q is read out, want %q", step.does, hint.Words(), heard, step.want)
		}
		if hint.Has("aria-live") {
			t.Errorf("%s: all of the hint is read out as well", step.does)
		}
	}
}
