package hangman

import (
	"errors"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"
)

var hostile = []string{
	"", "_a___", "_ a _ _", "a/b", "__-__ '", "don't", "''''", "- -", "\xff\xfe", "a\u0301", "İ", "ﬀ", "ǅ", "…", "_\u00a0_", "ʼ", "١",
	strings.Repeat("_ ", 101), strings.Repeat("_'", 50), strings.Repeat("__ ", 33), "\u200b", "_a_ ___ _'__-_",
}

func FuzzParseTemplate(f *testing.F) {
	for _, text := range hostile {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		parsed, err := ParseTemplate(text)
		if err != nil {
			if !utf8.ValidString(err.Error()) || len(parsed.Cells()) != 0 {
				t.Fatalf("%q: %v, %q", text, err, parsed)
			}
			return
		}
		for _, cell := range parsed.Cells() {
			if again, ok := cellOf(cell); !ok || again != cell {
				t.Fatalf("%q has the cell %q", text, cell)
			}
		}
		again, err := ParseTemplate(parsed.String())
		if err != nil || !slices.Equal(again.Cells(), parsed.Cells()) || len(parsed.Cells()) > MaxCells {
			t.Fatalf("%q is written %q and read back as %q, %v", text, parsed, again, err)
		}
	})
}

func FuzzFit(f *testing.F) {
	words := strings.Fields("a as cab cat do dog dogs é été i it its on s st t ta tas to us")
	w := wordsOver(f, words, "")
	for i, text := range hostile {
		f.Add(text, hostile[(i+3)%len(hostile)])
		f.Add(text, "s")
	}
	f.Fuzz(func(t *testing.T, text, excluded string) {
		parsed, err := ParseTemplate(text)
		if err != nil {
			return
		}
		c, err := w.Fit(parsed, excluded)
		if err != nil {
			var both *ContradictionError
			if !errors.As(err, &both) || !strings.ContainsRune(parsed.String(), both.Letters[0]) || !strings.ContainsRune(strings.ToLower(excluded), both.Letters[0]) {
				t.Fatalf("%q without %q: %v", parsed, excluded, err)
			}
			return
		}
		letters := c.Letters()
		if (len(letters) > 0) != (c.Count() > 0 && parsed.Blanks() > 0) {
			t.Fatalf("%q without %q: %d words, letters %v", parsed, excluded, c.Count(), letters)
		}
		for _, l := range letters {
			if !(l.Hit > 0 && l.Hit <= 1 && l.Filled > 0 && l.Bits >= 0 && l.Lost() >= 0) || strings.ContainsRune(parsed.String()+excluded, l.Letter) {
				t.Fatalf("%q without %q: %+v", parsed, excluded, l)
			}
		}
		if o, err := c.Outlook(3, "", untroubled); err != nil || (len(o.Chances) > 0) != (len(letters) > 0) {
			t.Fatalf("%q without %q: %+v, %v", parsed, excluded, o, err)
		}
		if c.Count() > 2000 || strings.Contains(text, "'") {
			return
		}
		got := slices.Collect(c.Words())
		if len(got) != c.Count() {
			t.Fatalf("%q without %q: %d words of %d", parsed, excluded, len(got), c.Count())
		}
		cells := string(parsed.Cells())
		if strings.ContainsRune(cells, '\'') || strings.Count(cells, " ")+strings.Count(cells, "-") > 2 {
			return
		}
		if want := slowFit(words, cells, excluded); !slices.Equal(got, want) {
			t.Fatalf("%q without %q: %q, the twin has %q", parsed, excluded, got, want)
		}
	})
}
