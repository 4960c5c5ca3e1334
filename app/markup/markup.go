// Package markup writes HTML and SVG.
//
// Letters and words of a dictionary, names of lists and pieces of an address may hold anything. So
// markup is a type: only a [Writer] makes an [HTML], and it escapes all text. Tags and other
// markup are constants of the program. The compiler refuses anything else. A [Table] is written
// from the top to the bottom. The package is pure.
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

// HTML is finished markup, in which every element is closed and all text escaped.
type HTML struct{ text string }

// String is the markup as text, for a file.
func (h HTML) String() string { return h.text }

// Literal is markup that stands in the source of the program, as a constant. Nothing else
// is converted to it; a test of package app holds that.
type Literal string

// tag is the name of an element. Other packages cannot name its type, so they can
// write one down but not compute it.
type tag string

// Writer writes markup from the start to the end. The zero value is ready for use.
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

// attribute writes the letters, digits and hyphens of a name.
func (m *Writer) attribute(name string) {
	for _, c := range []byte(name) {
		if lower := c | 0x20; c == '-' || '0' <= c && c <= '9' || 'a' <= lower && lower <= 'z' {
			m.text = append(m.text, c)
		}
	}
}

// Close writes the end tag of the innermost element of a name, and those of the elements
// that are still open in it: of all that are open where there is none of that name.
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

// Literal writes a piece of markup that need not be whole. What it opens it has to close.
// It is not inlined, or the program that is downloaded has a copy of it for each of the many calls.
//
//go:noinline
func (m *Writer) Literal(s Literal) { m.text = append(m.text, s...) }

// Number writes v with at most two decimals.
func (m *Writer) Number(v float64) { m.text = AppendNumber(m.text, v) }

// Grow makes room for so many bytes.
func (m *Writer) Grow(n int) { m.text = append(make([]byte, 0, len(m.text)+n), m.text...) }

// HTML closes what is open and returns all that was written.
func (m *Writer) HTML() HTML {
	m.Close("")
	return HTML{string(m.text)}
}

// appendEscaped appends s as the content of an element or of an attribute in double
// quotes, in HTML as in XML. What XML cannot hold becomes U+FFFD.
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

// isPlain says whether s can be written as it is, which letters always can.
func isPlain(s string) bool {
	for i := range len(s) {
		if c := s[i]; c < ' ' || c >= utf8.RuneSelf || c == '&' || c == '<' || c == '>' || c == '"' {
			return false
		}
	}
	return true
}

// AppendNumber appends v with at most two decimals. Nearly all numbers are
// whole, and those need not take the slow way.
func AppendNumber(b []byte, v float64) []byte {
	if whole := int64(v); float64(whole) == v {
		return strconv.AppendInt(b, whole, 10)
	}
	return strconv.AppendFloat(b, math.Round(v*100)/100, 'f', -1, 64)
}

// Number is v with at most two decimals, as the value of an attribute.
func Number(v float64) string { return string(AppendNumber(nil, v)) }
