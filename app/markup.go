package app

import (
	"strings"
)

// markup writes HTML as one string. Everything that is not a tag written in
// this package goes through open, element or text, which escape it: letters and words of
// a dictionary and pieces of an address may hold anything.
type markup struct{ strings.Builder }

var escaper = strings.NewReplacer("&", "&amp;", "<", "&lt;", ">", "&gt;", `"`, "&#34;", "'", "&#39;")

// open writes a start tag with attributes given as name, value, name, value.
func (m *markup) open(tag string, attributes ...string) {
	m.WriteByte('<')
	m.WriteString(tag)
	for i := 0; i+1 < len(attributes); i += 2 {
		m.WriteByte(' ')
		m.WriteString(attributes[i])
		m.WriteString(`="`)
		escaper.WriteString(m, attributes[i+1])
		m.WriteByte('"')
	}
	m.WriteByte('>')
}

// close writes an end tag.
func (m *markup) close(tag string) {
	m.WriteString("</")
	m.WriteString(tag)
	m.WriteByte('>')
}

// text writes escaped text.
func (m *markup) text(s string) { escaper.WriteString(m, s) }

// element writes a start tag, escaped text and the end tag.
func (m *markup) element(tag, text string, attributes ...string) {
	m.open(tag, attributes...)
	m.text(text)
	m.close(tag)
}
