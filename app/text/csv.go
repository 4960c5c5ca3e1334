package text

import (
	"strings"
	"unicode/utf8"
)

// CSV is a table for a spreadsheet, written line by line after RFC 4180.
type CSV struct{ lines strings.Builder }

// Add writes one record. A field with a comma, a quote or a line break is quoted.
// One that a spreadsheet would take for a formula, such as the name of somebody's
// list, gets an apostrophe in front: spreadsheets read it as text then.
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

// File is the whole table. A spreadsheet that opens a file by a click reads
// letters beyond ASCII only after a byte order mark, so there is one where there
// are such letters.
func (t *CSV) File() string {
	table := t.lines.String()
	if len(table) > utf8.RuneCountInString(table) {
		return "\uFEFF" + table
	}
	return table
}

// QuotedWith is a field as tables have it: in quotes, with its own doubled, when
// it holds any of the characters that mean something there.
func QuotedWith(field, special string) string {
	if !strings.ContainsAny(field, special) {
		return field
	}
	return `"` + strings.ReplaceAll(field, `"`, `""`) + `"`
}
