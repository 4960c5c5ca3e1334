package text

import (
	"strings"
)

// MostName is how many characters the name of a list has at most.
const MostName = 60

// CleanName is a name as it can be shown in one line of a menu.
func CleanName(name string) string { return CleanLine(name, MostName) }

// CleanLine is text as it can be shown in one line, wherever it comes from:
// without control characters and those that turn the direction of writing, and
// with at most as many characters as most.
func CleanLine(text string, most int) string {
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
	return strings.TrimSpace(string(letters[:min(len(letters), most)]))
}
