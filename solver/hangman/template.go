package hangman

import (
	"fmt"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"spectrie/dicts"
)

// Template is what is shown of a word or a phrase: letters, blanks, and the spaces,
// apostrophes and hyphens of a phrase. The zero value shows nothing.
type Template struct{ cells []rune }

// Blank stands in a [Template] for a letter that is not known yet.
const Blank = '_'

// MaxCells is the most letters, blanks and separators that a template can have.
const MaxCells = 100

// ParseTemplate reads a template as people write it. A blank is _, ? or . and an
// ellipsis is three blanks, because phones turn three dots into one. Any dash is a
// hyphen, and any single quotation mark an apostrophe. Capitals count as lower-case
// letters. Spaces and slashes separate the words of a phrase. But when all cells stand
// apart, as in "_ a _ _", they are one word with gaps. There only a slash or a wider
// gap separates words.
func ParseTemplate(text string) (Template, error) {
	for i, r := range []rune(text) {
		if _, ok := cellOf(r); !ok && !strings.ContainsRune("/…", r) {
			return Template{}, fmt.Errorf("character %d (%q) is neither a letter nor a blank (write a blank as _ or ?)", i+1, r)
		}
	}
	text = strings.NewReplacer("/", "  ", "…", "...").Replace(text)
	if !spaced(text) {
		return parseCells(text)
	}
	words := splitAtGaps(strings.TrimSpace(text))
	for i, word := range words {
		words[i] = strings.Join(strings.Fields(word), "")
	}
	return parseCells(strings.Join(words, " "))
}

// splitAtGaps splits text where two or more spaces stand together.
func splitAtGaps(text string) []string {
	var parts []string
	start, end, gap := 0, 0, 0 // the part's start, the end of what was read of it, the spaces since
	for i, r := range text {
		if unicode.IsSpace(r) {
			gap++
			continue
		}
		if gap >= 2 {
			parts = append(parts, text[start:end])
			start = i
		}
		end, gap = i+utf8.RuneLen(r), 0
	}
	return append(parts, text[start:end])
}

// spaced reports whether text is several cells with a gap after each.
func spaced(text string) bool {
	fields := strings.Fields(text)
	return len(fields) > 1 && !slices.ContainsFunc(fields, func(field string) bool { return len([]rune(field)) > 1 })
}

// parseCells reads characters that are all cells.
func parseCells(text string) (Template, error) {
	var t Template
	for _, r := range strings.TrimSpace(text) {
		cell, _ := cellOf(r)
		switch {
		case cell == ' ' && t.cells[len(t.cells)-1] == ' ':
			continue
		case len(t.cells) == MaxCells:
			return Template{}, fmt.Errorf("a word or phrase can have up to %d characters", MaxCells)
		}
		t.cells = append(t.cells, cell)
	}
	t.cells = []rune(dicts.Lower(string(t.cells)))
	return t, nil
}

// cellOf is the cell that a character of a template means. It leaves letters as they
// are.
func cellOf(r rune) (rune, bool) {
	switch {
	case strings.ContainsRune("_?.", r):
		return Blank, true
	case unicode.IsSpace(r):
		return ' ', true
	case strings.ContainsRune("'’‘`´ʼ", r):
		return '\'', true
	case strings.ContainsRune("-‐‑–—", r):
		return '-', true
	}
	return r, dicts.IsLetter(unicode.ToLower(r))
}

// TemplateOf shows the letters of a word or phrase for which shown is true.
func TemplateOf(word string, shown func(letter rune) bool) Template {
	var t Template
	for _, r := range word {
		if dicts.IsLetter(r) && !shown(r) {
			r = Blank
		}
		t.cells = append(t.cells, r)
	}
	return t
}

// Cells are the letters, blanks and separators (space, apostrophe, hyphen) in order. Do
// not change them.
func (t Template) Cells() []rune { return t.cells }

// String writes the template with _ for blanks; [ParseTemplate] reads it back.
func (t Template) String() string {
	text := string(t.cells)
	if spaced(text) { // words of one letter, which are not one word
		text = strings.ReplaceAll(text, " ", "  ")
	}
	return text
}

// Blanks is the number of letters that are not known.
func (t Template) Blanks() int {
	n := 0
	for _, cell := range t.cells {
		if cell == Blank {
			n++
		}
	}
	return n
}

// Shown are the letters that are known, each once, in order of code points.
func (t Template) Shown() []rune {
	var shown []rune
	for _, cell := range t.cells {
		if cell != Blank && !Separates(cell) {
			shown = append(shown, cell)
		}
	}
	slices.Sort(shown)
	return slices.Compact(shown)
}

// Separates reports whether a cell is a space, a hyphen or an apostrophe.
func Separates(cell rune) bool { return cell == ' ' || cell == '-' || cell == '\'' }
