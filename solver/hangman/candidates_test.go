package hangman

import (
	"errors"
	"math"
	"slices"
	"strings"
	"testing"

	"spectrie/dicts"
)

func TestWordsFitWhereEveryShownLetterStandsAndNowhereElse(t *testing.T) {
	w := wordsOver(t, []string{"area", "aura", "away", "idea", "oral", "a", "ear", "ray", "yea"}, "")
	for _, c := range []struct{ template, excluded, want string }{
		{"____", "", "area aura away idea oral"},
		{"a___", "", ""}, // each has a second a
		{"a__a", "", "area aura"},
		{"a__a", "e", "aura"},
		{"__a_", "", "oral"}, // away has its a elsewhere, too
		{"___a", "", "idea"},
		{"____", "a", ""},
		{"area", "", "area"},
		{"xxxx", "", ""}, // no letter of the alphabet
		{"____", "xyz", "area aura idea oral"},
		{"_", "", "a"},
		{"_____", "", ""},
		{"", "", ""},
		{"-", "", ""},
		{"_ ea_", "", ""}, // the a of the first word would be shown
		{"a _a_", "", "a ear|a ray"},
		{"_-ray", "", ""},
		{"a-ray", "", "a-ray"},
		{"___ ___", "", "ear ear|ear ray|ear yea|ray ear|ray ray|ray yea|yea ear|yea ray|yea yea"},
		{"_e_ ___", "", "yea ray"},
		{"___ _____", "", ""},
	} {
		got := slices.Collect(fit(t, w, c.template, c.excluded).Words())
		separator := " "
		if strings.ContainsAny(c.template, " -") {
			separator = "|"
		}
		if text := strings.Join(got, separator); text != c.want {
			t.Errorf("%q without %q: %q, not %q", c.template, c.excluded, text, c.want)
		}
	}
}

func TestWordsStopWhenNobodyWantsMore(t *testing.T) {
	w := wordsOver(t, []string{"ab", "cd"}, "")
	for _, template := range []string{"__", "__ __ __"} {
		n := 0
		for range fit(t, w, template, "").Words() {
			if n++; n == 2 {
				break
			}
		}
		if n != 2 {
			t.Errorf("%s: %d words after the break, want 2", template, n)
		}
	}
}

func TestALetterBothShownAndExcludedIsAContradiction(t *testing.T) {
	w := wordsOver(t, []string{"éab"}, "")
	parsed, err := ParseTemplate("éa_x")
	if err != nil {
		t.Fatal(err)
	}
	_, err = w.Fit(parsed, "béx")
	var both *ContradictionError
	if !errors.As(err, &both) || string(both.Letters) != "xé" || err.Error() != "X, É cannot be both in the word and excluded" {
		t.Errorf("%v, want a contradiction of X and É", err)
	}
}

func TestCountsOfLongPhrases(t *testing.T) {
	w := wordsOver(t, []string{"aa", "ab", "ba", "bb", "c"}, "")
	for _, c := range []struct {
		template string
		want     int
	}{
		{strings.Repeat("__ ", 31), 1 << 62},
		{strings.Repeat("__ ", 32), math.MaxInt}, // 2⁶⁴
		{strings.Repeat("__ ", 33), math.MaxInt},
		{strings.Repeat("__ ", 31) + "_ _", 1 << 62},
		{strings.Repeat("__ ", 32) + "_", math.MaxInt},
		{strings.Repeat("__ ", 32) + "___", 0},
		{"___ " + strings.Repeat("__ ", 32), 0},
	} {
		if got := fit(t, w, c.template, "").Count(); got != c.want {
			t.Errorf("%q: %d, not %d", c.template, got, c.want)
		}
	}
}

func TestTheLongestWordsAndTheLeastDictionaries(t *testing.T) {
	longest := strings.Repeat("a", dicts.MaxLetters-1) + "b"
	w := wordsOver(t, []string{longest, "a", strings.Repeat("a", dicts.MaxLetters)}, "")
	c := fit(t, w, strings.Repeat("_", dicts.MaxLetters), "")
	letters := c.Letters()
	if c.Count() != 2 || len(letters) != 2 || letters[0].Filled != 62.5 || letters[1].Filled != 0.5 || letters[0].Bits != 1 {
		t.Errorf("%d words, %+v; want 2 words, a in 62.5 places and b in 0.5", c.Count(), letters)
	}
	if o := outlook(t, c, 1); o.Best()[0].Letter != 'a' || o.Best()[0].Won != 1 {
		t.Errorf("%+v, want a to win always", o)
	}
	if n := w.Count(dicts.MaxLetters + 1); n != 0 {
		t.Errorf("%d longer words, want 0", n)
	}

	one := wordsOver(t, []string{"a", "aa"}, "")
	if letters := fit(t, one, "__", "").Letters(); len(letters) != 1 || !letters[0].Sure || letters[0].Bits != 0 {
		t.Errorf("one letter: %+v, want a sure letter without information", letters)
	}

	none := NewWords(dicts.NewBuilder(dicts.Latin, false).Trie())
	if c := fit(t, none, "__ _'_", ""); c.Count() != 0 || c.Letters() != nil || none.Count(0) != 0 || none.Count(-1) != 0 {
		t.Errorf("an empty dictionary has %d words, want 0", c.Count())
	}
}

func TestWordsAreArrangedByLength(t *testing.T) {
	words := []string{"a", "ab", "abc", "abd", "b", "ba", "éa"}
	w := wordsOver(t, words, "")
	var got []string
	for letters := range 4 {
		for i := range w.Count(letters) {
			got = append(got, w.Word(letters, i))
		}
	}
	if want := "a b ab ba éa abc abd"; strings.Join(got, " ") != want || w.Alphabet().String() != "abcdé" {
		t.Errorf("%q of %q, want %q of abcdé", got, w.Alphabet(), want)
	}
}
