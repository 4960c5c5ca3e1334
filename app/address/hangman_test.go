package address

import (
	"strings"
	"testing"
)

func TestABadAddressOfAHangmanPageSaysWhy(t *testing.T) {
	for _, c := range []struct {
		hash    string
		change  func(*View)
		problem string
	}{
		{"#/hangman?template=_A?.%20d%27_&without=KebEB&lives=6", func(v *View) { v.Template, v.Without, v.Lives = "_a__ d'_", "bek", 6 }, ""},
		{"#/hangman?template=%ff", func(v *View) { v.Template = "\uFFFD" }, ""},
		{"#/hangman?template=" + strings.Repeat("%C3%89", 201), func(v *View) { v.Template = strings.Repeat("é", 200) }, "at most 200 characters; the rest is left out."},
		{"#/hangman?template=" + strings.Repeat("_+", 100), func(v *View) { v.Template = strings.Repeat("_ ", 100) }, ""},
		{"#/hangman?without=b-3a", func(v *View) { v.Without = "ab" }, "Only letters can be missing from a word; the rest of “b-3a” is left out."},
		{"#/hangman?lives=0", func(v *View) { v.Lives = 1 }, "A game has 1 to 25 lives; this shows 1."},
		{"#/hangman?lives=26", func(v *View) { v.Lives = 25 }, "this shows 25."},
		{"#/hangman?lives=nine", func(*View) {}, "“nine” is not a number of lives; it is left out."},
		{"#/hangman?letters=5&way=evil&seed=7&tried=e", func(*View) {}, ""},
		{"#/hangman/practice?lives=8&letters=5&way=fair&seed=7&tried=EtAet", func(v *View) { v.Lives, v.Letters, v.Seed, v.Tried = 8, 5, 7, "eta" }, ""},
		{"#/hangman/practice?tried=e,t", func(v *View) { v.Tried = "et" }, "Only letters can be guessed; the rest of “e,t” is left out."},
		{"#/hangman/practice?way=kind", func(*View) {}, "There is no kind of game called “kind”; this one is fair."},
		{"#/hangman/practice?seed=-1", func(*View) {}, "“-1” is not the number of a game; start a new one."},
		{"#/hangman/hardest?letters=1", func(v *View) { v.Letters = 2 }, "Words here have 2 to 63 letters; this shows 2."},
		{"#/hangman/proof?letters=99&template=a", func(v *View) { v.Letters = 63 }, "this shows 63."},
		{"#/hangman/proof?letters=some", func(*View) {}, "“some” is not a number of letters; it is left out."},
	} {
		want := DefaultView
		path, _, _ := strings.Cut(c.hash, "?")
		want.Page = Page(strings.TrimPrefix(path, "#/"))
		c.change(&want)
		got, problems := ParseAddress(c.hash, here)
		if got != want {
			t.Errorf("%s: %+v, want %+v", c.hash, got, want)
		}
		if text := strings.Join(problems, " "); c.problem == "" && text != "" || !strings.Contains(text, c.problem) {
			t.Errorf("%s: said %q, want %q", c.hash, text, c.problem)
		}
	}
}

func TestNothingIsCarriedFromOneHangmanPageToAnother(t *testing.T) {
	v, _ := ParseAddress("#/hangman?dict=web2&template=_a_&without=e&lives=6", here)
	want := DefaultView
	want.Page, want.Dict = HangmanPractice, "web2"
	if got := v.On(HangmanPractice); got != want {
		t.Errorf("%+v, want %v", got, want)
	}
}
