package text

import (
	"strings"
)

// MostName is the most characters in the name of a list.
const MostName = 60

// CleanName is a name that fits one line of a menu.
func CleanName(name string) string { return CleanLine(name, MostName) }

// CleanLine makes text from anywhere fit for one line. It drops control characters and those that turn the
// direction of writing, and keeps at most mostLetters characters.
func CleanLine(text string, mostLetters int) string {
	text = strings.Map(func(r rune) rune {
		switch {
		case r < ' ', r == 0x7f, r == '\u2028', r == '\u2029':
			return ' '
		case r >= 0x80 && r < 0xa0, r >= '\u202a' && r <= '\u202e', r >= '\u2066' && r <= '\u2069', r == '\ufeff':
			return -1
		}
		return r
	}, strings.ToValidUTF8(text, "\ufffd"))
	letters := []rune(strings.Join(strings.Fields(text), " "))
	return strings.TrimSpace(string(letters[:min(len(letters), mostLetters)]))
}
