package text

import (
	"strings"
)

// Markup writes HTML as one string. Everything that is not a tag written in
// this package goes through open, element or text, which escape it: letters and words of
// a dictionary and pieces of an address may hold anything.
type Markup struct{ strings.Builder }

var escaper = strings.NewReplacer("&", "&amp;", "<", "&lt;", ">", "&gt;", `"`, "&#34;", "'", "&#39;")

// Open writes a start tag with attributes given as name, value, name, value.
func (m *Markup) Open(tag string, attributes ...string) {
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

// Close writes an end tag.
func (m *Markup) Close(tag string) {
	m.WriteString("</")
	m.WriteString(tag)
	m.WriteByte('>')
}

// Text writes escaped text.
func (m *Markup) Text(s string) { escaper.WriteString(m, s) }

// Element writes a start tag, escaped text and the end tag.
func (m *Markup) Element(tag, text string, attributes ...string) {
	m.Open(tag, attributes...)
	m.Text(text)
	m.Close(tag)
}
