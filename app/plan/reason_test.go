package plan

import (
	"strings"
	"testing"

	"spectrie/app/address"
	"spectrie/app/apptest"
	"spectrie/solver"
)

func TestReasonsSayWhatForcesADecision(t *testing.T) {
	for _, c := range []struct {
		words string
		view  address.View
		at    string
		want  string
	}{
		{"abc ac", apptest.AnyWord(2, 2, ""), "a", "B is the only letter that wins"},
		{"abc", apptest.AnyWord(2, 2, ""), "a", "B is the only possible letter"},
		{"abc adc ade", apptest.AnyWord(2, 2, ""), "a", "B needs only 1 word; D wins too"},
		{"abc adc", apptest.AnyWord(2, 2, ""), "a", "B needs only 1 word, like D; all are equally good, so the first in the alphabet is chosen"},
		{"abcde adc", apptest.AnyWord(2, 2, ""), "a", "D needs only 1 word, like B, but its word is shorter"},
		{"abc ac", apptest.AnyWord(3, 2, ""), "a", "B is the only letter that keeps you safe"},
		{"abc adc ade aec aee", apptest.AnyWord(2, 2, ""), "a", "B needs only 1 word; D and E win too"},
		{"abc adc ade aec aee", apptest.Guaranteed(apptest.AnyWord(3, 2, "")), "a", "B needs only 1 word; D and E are guaranteed too"},
		{"abc adc ade", apptest.AnyWord(3, 2, ""), "a", "B needs only 1 word; D keeps you safe too"},
	} {
		c.view.Page = address.Strategy
		l := apptest.ShelfOf(t, strings.Fields(c.words)...)
		made, err := Make(l, c.view)
		if err != nil {
			t.Fatal(err)
		}
		at, _ := made.Game.At(c.at)
		for next := range made.Best.Next(at) {
			if got := LetterOf(next) + " " + made.Reason(solver.Decision{At: at, Plays: next}); got != c.want {
				t.Errorf("%s, %d players: %q, want %q", c.words, c.view.Rules.Players, got, c.want)
			}
		}
	}
}
