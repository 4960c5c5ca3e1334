package hangman

import (
	"slices"
	"strings"
	"testing"

	"spectrie/dicts"
)

func TestContractionsFitWhereTheirApostropheIs(t *testing.T) {
	words := strings.Fields("a as cat clock do dog dogs em i it its l le ma on us wonts")
	w := wordsOver(t, words, "abcdefghijklmnopqrstuvwxyz")
	for _, c := range []struct{ template, excluded, want string }{
		{"don't", "", "don't"},
		{"_on'_", "", "don't won't"},
		{"___'t", "", "ain't can't don't isn't won't"},
		{"_o_'_", "", "dog's don't won't you'd"},
		{"___'_", "aeo", "isn't its's"},
		{"___'s", "", "cat's dog's"}, // its has an s of its own
		{"i_'_", "", "it'd it's"},
		{"i'_", "", "i'd i'm i's"},
		{"dog_'", "", "dogs'"},
		{"_____'", "", "wonts'"}, // clock has no s at its end
		{"o'__o__", "", "o'clock"},
		{"ma'am", "", "ma'am"},
		{"'e_", "", "'em"},
		{"do_'_-i_", "", "dog's-it don't-it"},
		{"l'__", "", "l'as l'do l'em l'it l'ma l'on l'us"}, // no such contraction: its two sides
		{"dogs'_", "", "dogs'a dogs'i dogs'l"},
		{"_''", "", "a'' i'' l''"},
		{"'", "", ""},
	} {
		if got := strings.Join(slices.Collect(fit(t, w, c.template, c.excluded).Words()), " "); got != c.want {
			t.Errorf("%s without %q: %q, not %q", c.template, c.excluded, got, c.want)
		}
	}
}

func TestOtherAlphabetsHaveNoEnglishContractions(t *testing.T) {
	w := wordsOver(t, strings.Fields("α δε δεν σ το του"), "")
	for _, c := range []struct{ template, want string }{
		{"σ'___", "σ'δεν σ'του"},
		{"__'_", "δε'α δε'σ το'α το'σ"},
		{"___'", "δεν' του'"},
	} {
		if got := strings.Join(slices.Collect(fit(t, w, c.template, "").Words()), " "); got != c.want {
			t.Errorf("%s: %q, not %q", c.template, got, c.want)
		}
	}
	// An alphabet may have too few letters for some of them.
	few := wordsOver(t, strings.Fields("do it on ton"), "")
	if got := strings.Join(slices.Collect(fit(t, few, "___'_", "").Words()), " "); got != "don't" {
		t.Errorf("%q, want don't", got)
	}
}

func TestContractionsCountAsWords(t *testing.T) {
	w := wordsOver(t, []string{"can", "t"}, "adinotw")
	c := fit(t, w, "___'_", "") // ain't can't don't won't, and no 's
	letters := c.Letters()
	if c.Count() != 4 || lettersOf(letters) != "acdinotw" {
		t.Fatalf("%d words, letters %q", c.Count(), lettersOf(letters))
	}
	for _, l := range letters {
		if l.Sure != (l.Letter == 'n' || l.Letter == 't') || l.Letter == 'a' && (l.Hit != 0.5 || l.Bits != 1.5) {
			t.Errorf("%c: %+v", l.Letter, l)
		}
	}
	// O costs ain't and can't a life, and A then tells them apart for nothing.
	if o := outlook(t, c, 2); o.Basis != Exact || o.Best()[0].Letter != 'o' || o.Best()[0].Won != 1 {
		t.Errorf("%+v, want an exact outlook in which O wins always", o)
	}
}

func TestTheLongestWordCanHaveAnApostropheToo(t *testing.T) {
	longest := strings.Repeat("a", dicts.MaxLetters-1)
	w := wordsOver(t, []string{longest + "s", longest + "b", "as"}, "")
	for template, want := range map[string]string{
		strings.Repeat("_", dicts.MaxLetters) + "'_": longest + "b's " + longest + "s's",
		strings.Repeat("_", dicts.MaxLetters) + "'":  longest + "s'",
	} {
		c := fit(t, w, template, "")
		if got := strings.Join(slices.Collect(c.Words()), " "); got != want || len(c.Letters()) < 2 {
			t.Errorf("%s: %q, %+v", template, got, c.Letters())
		}
		if o := outlook(t, c, 1); o.Basis != Exact || o.Chances[0].Won != 1 {
			t.Errorf("%s: %+v", template, o)
		}
	}
	if c := fit(t, w, strings.Repeat("_", dicts.MaxLetters+1)+"'_", ""); c.Count() != 0 {
		t.Errorf("%d longer words", c.Count())
	}
}
