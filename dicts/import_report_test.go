package dicts

import (
	"strings"
	"testing"
)

func TestReportSaysItInASentence(t *testing.T) {
	many := func(n int, line string) string { return strings.Repeat(line+"\n", n) }
	for _, test := range []struct{ text, want string }{
		{"", "That list has no words: 0 lines."},
		{"# mine\n\n", "That list has no words: 2 lines."},
		{"at\n", "1 word from 1 line."},
		{"at\nbe\nat\n", "2 words from 3 lines; 1 repeated."},
		{many(3210, "GHOST"), "That list has no words we can use: 3,210 lines, all in capitals. Import them in lower case?"},
		{many(12, "Paris"), "That list has no words we can use: 12 lines, all with capitals. Import them in lower case?"},
		{many(2, "a.b") + "7\n", "That list has no words we can use: 3 lines, 1 with a digit, 2 with another character."},
		{"at\nbe\nI'm\nit's\nre-do\n", "2 words from 5 lines; left out: 1 with a capital, 1 with an apostrophe, 1 with a hyphen."},
		{"at\n" + many(1000, "Ghost"), "1 word from 1,001 lines; left out: 1,000 with a capital. Import them in lower case?"},
	} {
		_, r := importText(t, test.text, ImportOptions{})
		if got := r.String(); got != test.want {
			t.Errorf("%.20q: %q, want %q", test.text, got, test.want)
		}
	}
}

func TestNumbersForAPerson(t *testing.T) {
	for n, want := range map[int]string{0: "0", 999: "999", 1000: "1,000", 1234567: "1,234,567"} {
		if got := grouped(n); got != want {
			t.Errorf("%d: %q, want %q", n, got, want)
		}
	}
	for n, want := range map[int64]string{1: "1 byte", 2000: "2,000 bytes", 64 << 20: "64 MiB", 3 << 19: "1.5 MiB"} {
		if got := sizeText(n); got != want {
			t.Errorf("%d: %q, want %q", n, got, want)
		}
	}
}
