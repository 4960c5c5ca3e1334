//go:build !js

package hangman

import (
	"testing"

	"spectrie/app/apptest"
)

// BenchmarkAnalyse measures the work that every keystroke in the advisor waits for, on the
// largest list.
func BenchmarkAnalyse(b *testing.B) {
	const dict = "scowl-large"
	shelf := apptest.ShelfWith(b, dict)
	shelf.HangmanWords(dict)
	for _, c := range []struct{ name, template, without string }{
		{"ordinary", "_a_____", "e"},
		{"only the length", "________", ""},
		{"nothing fits", "_qx_____", "abcdefghij"},
	} {
		view := known(c.template, c.without, 6)
		view.Dict = dict
		b.Run(c.name, func(b *testing.B) {
			for b.Loop() {
				analyse(shelf, view)
			}
		})
	}
}
