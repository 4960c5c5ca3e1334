// Package markup writes HTML and SVG. Letters and words of a dictionary, names of lists and
// pieces of an address may hold anything, so markup is a type: an [HTML] is only ever made by a
// [Writer], and a Writer escapes all text. Tags and literal markup are constants of the program,
// which the compiler sees to.
//
//	var m markup.Writer
//	m.Open("p", "class", "quiet")
//	m.Text("Ask about ")
//	m.Element("a", "<b>", "href", "#b")
//	m.HTML() // <p class="quiet">Ask about <a href="#b">&lt;b&gt;</a></p>
package markup

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
