package dicts

import (
	"slices"
	"strings"
	"testing"
	"testing/iotest"
)

// importText imports a text that must be accepted.
func importText(t *testing.T, text string, o ImportOptions) ([]string, Report) {
	t.Helper()
	trie, report, err := Import(strings.NewReader(text), o)
	if err != nil {
		t.Fatalf("%.60q: %v", text, err)
	}
	return wordsOf(trie), report
}

func wordsOf(trie *Trie) []string {
	var words []string
	for _, word := range trie.Words(Root) {
		words = append(words, word)
	}
	return words
}

func TestImportReadsLines(t *testing.T) {
	for name, test := range map[string]struct {
		text       string
		words      string
		lines      int
		blank      int
		comments   int
		duplicates int
	}{
		"nothing":                     {"", "", 0, 0, 0, 0},
		"only a byte order mark":      {"\ufeff", "", 0, 0, 0, 0},
		"one word without a line end": {"ghost", "ghost", 1, 0, 0, 0},
		"one letter is a word":        {"a\n", "a", 1, 0, 0, 0},
		"LF":                          {"be\nat\n", "at be", 2, 0, 0, 0},
		"CR LF":                       {"be\r\nat\r\n", "at be", 2, 0, 0, 0},
		"CR":                          {"be\rat\r", "at be", 2, 0, 0, 0},
		"mixed line ends":             {"d\rc\r\nb\na", "a b c d", 4, 0, 0, 0},
		"LF CR is two line ends":      {"b\n\ra", "a b", 3, 1, 0, 0},
		"CR CR LF is two line ends":   {"b\r\r\na", "a b", 3, 1, 0, 0},
		"byte order mark":             {"\ufeffbe\nat", "at be", 2, 0, 0, 0},
		"duplicates":                  {"be\nat\nbe\nbe\n", "at be", 4, 0, 0, 2},
		"blank lines":                 {"\n \t\nat\n\n\u00a0\n", "at", 5, 4, 0, 0},
		"comments":                    {"# be\n  #\nat\n#", "at", 4, 0, 3, 0},
		"a comment may be anything":   {"#\xff'1\nat\n", "at", 2, 0, 1, 0},
		"white space around":          {" at\t\n\u00a0\u2003be \v\f\n", "at be", 2, 0, 0, 0},
		"a word that begins another":  {"ate\nat\na\n", "a at ate", 3, 0, 0, 0},
		"accents come after z":        {"été\nzoo\nete\n", "ete zoo été", 3, 0, 0, 0},
		"Greek":                       {"φως\nάλφα\n", "άλφα φως", 2, 0, 0, 0},
		"a script without case":       {"שלום\nאב\n", "אב שלום", 2, 0, 0, 0},
		"beyond the first plane":      {"𐐨𐐩\n𐐨\n", "𐐨 𐐨𐐩", 2, 0, 0, 0},
		"spaces before a word, more than a line holds": {strings.Repeat(" ", 5000) + "at\nbe", "at be", 2, 0, 0, 0},
		"spaces after a word, more than a line holds":  {"at" + strings.Repeat(" \t", 5000) + "\nbe", "at be", 2, 0, 0, 0},
		"a comment longer than a line holds":           {"#" + strings.Repeat("x", 100_000) + "\nbe", "be", 2, 0, 1, 0},
	} {
		t.Run(name, func(t *testing.T) {
			for _, way := range []struct {
				name string
				text string
			}{
				{"whole", test.text},
				{"UTF-16, little end first", utf16Text(test.text, 0)},
				{"UTF-16, big end first", utf16Text(test.text, 1)},
			} {
				if way.name != "whole" && strings.Contains(test.text, "\xff") {
					continue
				}
				trie, r, err := Import(strings.NewReader(way.text), ImportOptions{})
				if err != nil {
					t.Fatal(err)
				}
				if got := strings.Join(wordsOf(trie), " "); got != test.words {
					t.Errorf("%s: words %q, want %q", way.name, got, test.words)
				}
				if r.Lines != test.lines || r.Blank != test.blank || r.Comments != test.comments || r.Duplicates != test.duplicates {
					t.Errorf("%s: %+v, want %+v", way.name, r, test)
				}
				checkReport(t, trie, r)
			}
			// What arrives byte by byte is read alike.
			trie, _, err := Import(iotest.OneByteReader(strings.NewReader(test.text)), ImportOptions{})
			if err != nil || strings.Join(wordsOf(trie), " ") != test.words {
				t.Errorf("byte by byte: words %q, error %v; want the same as at once", wordsOf(trie), err)
			}
		})
	}
}

// checkReport checks what holds of every report.
func checkReport(t *testing.T, trie *Trie, r Report) {
	t.Helper()
	if sum := r.Kept + r.Duplicates + r.Blank + r.Comments + r.LeftOut(); sum != r.Lines {
		t.Errorf("the parts of the report add up to %d lines, want %d: %+v", sum, r.Lines, r)
	}
	if n := trie.CountWords(Root); n != r.Kept {
		t.Errorf("%d words in the trie, want the %d of the report", n, r.Kept)
	}
	for reason, l := range r.ByReason {
		if len(l.Examples) != min(l.Count, maxExamples) {
			t.Errorf("%d lines %v, %d examples", l.Count, Reason(reason), len(l.Examples))
		}
	}
}

func TestImportLeavesOut(t *testing.T) {
	for reason, lines := range map[Reason][]string{
		Capital:        {"Paris", "PARIS", "mcDonald", "Été", "ǅ", "X-ray", "I'm", "O2"},
		Apostrophe:     {"can't", "can’t", "o'Clock", "'tis", "l'été-là", "ｅ＇s"},
		Hyphen:         {"re-do", "re‐do", "re–do", "-ing", "x-Ray", "a-b\xff"},
		Digit:          {"mp3", "3d", "2", "h₂o", "a٣", "x²"},
		Space:          {"ice cream", "the 12", "word\tits meaning", "a\u00a0b"},
		OtherCharacter: {"a.b", "a/S", "c++", "e\u0301", "a\u200db", "naïve!", "\ufffd", "a\x1a", "a#b"},
		TooLong:        {strings.Repeat("a", 64), strings.Repeat("é", 64) + "'", strings.Repeat("a", 100_000)},
		NotUTF8:        {"caf\xe9", "\xff", "a\xe2\x82", "\xed\xa0\x80"},
	} {
		for _, line := range lines {
			words, r := importText(t, "ok\nat\nbe\n"+line+"\n", ImportOptions{})
			if len(words) != 3 || r.ByReason[reason].Count != 1 || r.LeftOut() != 1 {
				t.Errorf("%.40q should be left out as %v: %v %+v", line, reason, words, r.ByReason)
			}
		}
	}
	t.Run("63 letters of four bytes are a word", func(t *testing.T) {
		longest := strings.Repeat("𐐨", MaxLetters)
		if words, _ := importText(t, longest, ImportOptions{}); !slices.Equal(words, []string{longest}) {
			t.Errorf("%d words of 63 letters, want one", len(words))
		}
	})
	t.Run("the limit of letters can be lower", func(t *testing.T) {
		words, r := importText(t, "abc\nabcd\nété\nétés", ImportOptions{Limits: Limits{Letters: 3}})
		if !slices.Equal(words, []string{"abc", "été"}) || r.ByReason[TooLong].Count != 2 {
			t.Errorf("words %q and the report %+v, want abc and été, and two too long", words, r)
		}
	})
	t.Run("examples are the first five, as they were, cut when long", func(t *testing.T) {
		_, r := importText(t, "A1\n B2 \nC3\nD4\nE5\nF6\n"+strings.Repeat("é", 64)+"\nok\xff", ImportOptions{})
		if got := r.ByReason[Capital]; got.Count != 6 || !slices.Equal(got.Examples, []string{"A1", "B2", "C3", "D4", "E5"}) {
			t.Errorf("%+v, want 6 with the examples A1 to E5", got)
		}
		if got, want := r.ByReason[TooLong].Examples[0], strings.Repeat("é", maxExampleRunes)+"…"; got != want {
			t.Errorf("%q, want %q", got, want)
		}
		if got := r.ByReason[NotUTF8].Examples[0]; got != "ok\ufffd" {
			t.Errorf("%q, want the bad byte replaced", got)
		}
	})
}

func TestImportLower(t *testing.T) {
	words, r := importText(t, "AARDVARK\naardvark\nÉTÉ\nCAN'T\nǅ\n", ImportOptions{Lower: true})
	if !slices.Equal(words, []string{"aardvark", "été", "ǆ"}) {
		t.Errorf("%q, want each word once in lower case", words)
	}
	if r.Duplicates != 1 || r.ByReason[Apostrophe].Count != 1 || r.LeftOut() != 1 {
		t.Errorf("%+v, want one duplicate and one apostrophe", r)
	}
}

func TestImportNormalize(t *testing.T) {
	asked := 0
	compose := func(s string) string {
		asked++
		return strings.NewReplacer("e\u0301", "é", "E\u0301", "É").Replace(s)
	}
	o := ImportOptions{Normalize: compose, Lower: true}
	words, r := importText(t, "ete\ne\u0301te\u0301\nété\nE\u0301TE\u0301\n\u00e9\xff\n", o)
	if !slices.Equal(words, []string{"ete", "été"}) || r.Duplicates != 2 {
		t.Errorf("%q and %+v, want ete and été, and two duplicates", words, r)
	}
	if asked != 3 {
		t.Errorf("asked %d times, want 3: not for ASCII, nor for what is not UTF-8", asked)
	}
	t.Run("a word is as long as its normal form", func(t *testing.T) {
		words, _ := importText(t, strings.Repeat("e\u0301", MaxLetters), o)
		if !slices.Equal(words, []string{strings.Repeat("é", MaxLetters)}) {
			t.Errorf("%q, want one word of %d é", words, MaxLetters)
		}
	})
}

func TestImportKeepsTheLettersThatMostWordsUse(t *testing.T) {
	// 26 letters in many words, then é in three, and six more letters.
	text := "abcdefghijklm\nnopqrstuvwxyz\nabcdefghijklmn\nnopqrstuvwxyzzz\n" +
		"é\nés\nété\nà\nàà\nâ\nè\nê\nñ\nü\nüü\nîéé\nîéé\nîéé"
	words, r := importText(t, text, ImportOptions{})
	// 34 letters, of which â, è, ê, ñ and î are in one word each, however often
	// it is repeated. Of these the last two by code point must go: î and ñ.
	left := r.ByReason[TooManyLetters]
	if left.Count != 2 || !slices.Equal(left.Examples, []string{"îéé", "ñ"}) {
		t.Errorf("left out %v, want îéé and ñ", left)
	}
	if r.Kept != 14 || r.Duplicates != 2 || len(words) != 14 {
		t.Errorf("%d words, %+v; want 14 words and 2 duplicates", len(words), r)
	}
}
