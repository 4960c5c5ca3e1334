package shelf

import (
	"strings"
	"testing"
	"unicode/utf8"

	words "spectrie/app/text"
)

// Names and notes of lists are read back from the device and from other people's files.
func FuzzCleanLine(f *testing.F) {
	for _, seed := range []string{
		"", "My list", " \u2066\t", "a\u202etxt.exe\n", "<script>alert(1)</script>", "\xff\xfe", "\ufeffzoo\x00\x1b[31m", strings.Repeat("ö", 99),
		"\u0085\u2028x\u2029", strings.Repeat("a ", 40),
	} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, text string) {
		list := OwnList{Name: text, Note: text}.cleaned()
		if list.cleaned() != list {
			t.Errorf("%q is %+v and then %+v", text, list, list.cleaned())
		}
		for _, line := range []struct {
			text string
			most int
		}{{list.Name, words.MostName}, {list.Note, maxNote}} {
			bad := func(r rune) bool { return r < ' ' || r >= 0x7f && r < 0xa0 || r >= '\u202a' && r <= '\u202e' }
			if !utf8.ValidString(line.text) || utf8.RuneCountInString(line.text) > line.most || strings.ContainsFunc(line.text, bad) {
				t.Errorf("%q is shown as %q", text, line.text)
			}
		}
	})
}
