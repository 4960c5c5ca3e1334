// Package markup writes HTML and SVG.
//
// Words of a dictionary, names of lists and parts of an address can contain anything. So markup is a
// type: only a [Writer] makes an [HTML], and it escapes all text. Tags and other markup must be
// constants of the program, which the compiler enforces. A [Table] is written from top to bottom. The
// package is pure.
//
//	var m markup.Writer
//	m.Open("p", "class", "quiet")
//	m.Text("Ask about ")
//	m.Element("a", "<b>", "href", "#b")
//	m.HTML() // <p class="quiet">Ask about <a href="#b">&lt;b&gt;</a></p>
package markup

import (
	"math"
	"strconv"
	"unicode/utf8"
)

// HTML is finished markup. Every element is closed and all text is escaped.
type HTML struct{ text string }

// String is the markup as text, for a file.
func (h HTML) String() string { return h.text }

// Literal is a constant piece of markup in the source of the program. A test in package app checks that nothing
// else is converted to it.
type Literal string

// tag is the name of an element. Other packages cannot name this type, so they can pass constants but not computed
// names.
type tag string

// Writer writes markup. The zero value is ready for use.
type Writer struct {
	text []byte
	open []tag // the elements that are not closed yet, the outermost first
}

// Open writes a start tag with attributes given as name, value, name, value.
func (m *Writer) Open(element tag, attributes ...string) {
	m.open = append(m.open, element)
	m.text = append(append(m.text, '<'), element...)
	for i := 0; i+1 < len(attributes); i += 2 {
		m.text = append(m.text, ' ')
		m.attribute(attributes[i])
		m.text = append(m.text, '=', '"')
		m.Text(attributes[i+1])
		m.text = append(m.text, '"')
	}
	m.text = append(m.text, '>')
}

// attribute writes the name of an attribute. It drops everything but letters, digits and hyphens.
func (m *Writer) attribute(name string) {
	for _, c := range []byte(name) {
		if lower := c | 0x20; c == '-' || '0' <= c && c <= '9' || 'a' <= lower && lower <= 'z' {
			m.text = append(m.text, c)
		}
	}
}

// Close closes the innermost open element of a name, and the elements that are open within it. If there is no such
// element, it closes all.
func (m *Writer) Close(element tag) {
	for last := len(m.open) - 1; last >= 0; last-- {
		closed := m.open[last]
		m.open = m.open[:last]
		m.text = append(append(append(m.text, "</"...), closed...), '>')
		if closed == element {
			return
		}
	}
}

// Element writes a start tag, escaped text and the end tag.
func (m *Writer) Element(element tag, text string, attributes ...string) {
	m.Open(element, attributes...)
	m.Text(text)
	m.Close(element)
}

// Text writes escaped text.
func (m *Writer) Text(s string) {
	if isPlain(s) {
		m.text = append(m.text, s...)
		return
	}
	m.text = appendEscaped(m.text, s)
}

// Add writes finished markup.
func (m *Writer) Add(h HTML) { m.text = append(m.text, h.text...) }

// Literal writes a piece of markup. The caller must close what it opens.
// It is not inlined, because a copy for each of the many calls would enlarge the download.
//
//go:noinline
func (m *Writer) Literal(s Literal) { m.text = append(m.text, s...) }

// Number writes v with at most two decimals.
func (m *Writer) Number(v float64) { m.text = appendNumber(m.text, v) }

// Reserve makes room for n more bytes.
func (m *Writer) Reserve(n int) { m.text = append(make([]byte, 0, len(m.text)+n), m.text...) }

// HTML closes all open elements and returns the markup.
func (m *Writer) HTML() HTML {
	m.Close("")
	return HTML{string(m.text)}
}

// appendEscaped appends s, escaped for elements and for attributes in double quotes, in HTML and in XML. Characters
// that XML does not allow become U+FFFD.
func appendEscaped(b []byte, s string) []byte {
	for _, r := range s {
		switch {
		case r == '&':
			b = append(b, "&amp;"...)
		case r == '<':
			b = append(b, "&lt;"...)
		case r == '>':
			b = append(b, "&gt;"...)
		case r == '"':
			b = append(b, "&quot;"...)
		case r == '\t', r == '\n', r == '\r':
			b = append(strconv.AppendInt(append(b, "&#"...), int64(r), 10), ';')
		case r < ' ', r == 0xFFFE, r == 0xFFFF:
			b = utf8.AppendRune(b, utf8.RuneError)
		default:
			b = utf8.AppendRune(b, r)
		}
	}
	return b
}

// isPlain reports whether s needs no escaping. Most texts are plain ASCII.
func isPlain(s string) bool {
	for i := range len(s) {
		if c := s[i]; c < ' ' || c >= utf8.RuneSelf || c == '&' || c == '<' || c == '>' || c == '"' {
			return false
		}
	}
	return true
}

// appendNumber appends v with at most two decimals. It is fast for whole numbers, as nearly all are.
func appendNumber(b []byte, v float64) []byte {
	if whole := int64(v); float64(whole) == v {
		return strconv.AppendInt(b, whole, 10)
	}
	return strconv.AppendFloat(b, math.Round(v*100)/100, 'f', -1, 64)
}

// Number is v with at most two decimals, for an attribute.
func Number(v float64) string { return string(appendNumber(nil, v)) }
