package text

import (
	"strings"
	"unicode/utf8"
)

// CSV is a table for a spreadsheet, written line by line by RFC 4180.
type CSV struct{ lines strings.Builder }

// Add writes one record. It quotes a field with a comma, a quote or a line break. A spreadsheet could take a
// field such as the name of a list for a formula. An apostrophe in front makes it text.
func (t *CSV) Add(fields ...string) {
	for i, field := range fields {
		if i > 0 {
			t.lines.WriteByte(',')
		}
		if field != "" && strings.ContainsRune("=+-@\t\r", rune(field[0])) {
			field = "'" + field
		}
		t.lines.WriteString(QuotedWith(field, ",\"\r\n"))
	}
	t.lines.WriteString("\r\n")
}

// File is the whole table. It begins with a byte order mark if there are letters beyond ASCII. Without one
// a spreadsheet misreads them.
func (t *CSV) File() string {
	table := t.lines.String()
	if len(table) > utf8.RuneCountInString(table) {
		return "\uFEFF" + table
	}
	return table
}

// QuotedWith is a field of a table. If it has any of the special characters it is in quotes, and its own
// quotes are doubled.
func QuotedWith(field, special string) string {
	if !strings.ContainsAny(field, special) {
		return field
	}
	return `"` + strings.ReplaceAll(field, `"`, `""`) + `"`
}
