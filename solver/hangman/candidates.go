package hangman

import (
	"fmt"
	"iter"
	"math"
	"math/bits"
	"slices"
	"strings"

	"spectrie/dicts"
)

// Candidates are the words or phrases that fit a template and have none of the excluded
// letters. All of them count as equally likely. A phrase is any combination of words
// that fit its parts.
type Candidates struct {
	words    *Words
	template Template
	tried    uint32 // the letters that are shown or excluded
	excluded uint32
	parts    []list // the words that fit each part of the template, in its order
}

// ContradictionError says that letters are both shown and excluded.
type ContradictionError struct{ Letters []rune }

func (e *ContradictionError) Error() string {
	var named []string
	for _, letter := range e.Letters {
		named = append(named, dicts.Capitals(string(letter)))
	}
	return fmt.Sprintf("%s cannot be both in the word and excluded", strings.Join(named, ", "))
}

// Fit finds what fits. Each part of the template has a word of its length, with the
// shown letters in their places and with none of the excluded letters. Hangman shows
// all places of a letter at once, so a shown letter is nowhere else in the phrase.
// Capitals count as their lower-case letters. When a letter is shown and excluded, the
// error is a [*ContradictionError].
func (w *Words) Fit(t Template, excluded string) (*Candidates, error) {
	excluded = strings.ToLower(excluded)
	var both []rune
	for _, letter := range t.Shown() {
		if strings.ContainsRune(excluded, letter) {
			both = append(both, letter)
		}
	}
	if len(both) > 0 {
		return nil, &ContradictionError{both}
	}
	c := &Candidates{words: w, template: t, excluded: w.mask([]rune(excluded))}
	c.tried = c.excluded | w.mask(t.Shown())
	for _, cells := range t.parts() {
		c.parts = append(c.parts, c.fitPart(cells)...)
	}
	return c, nil
}

// mask is the set of letters. It leaves out those that the alphabet does not have.
func (w *Words) mask(letters []rune) (mask uint32) {
	for _, letter := range letters {
		if i, ok := w.alphabet.Index(letter); ok {
			mask |= 1 << i
		}
	}
	return mask
}

// parts are the cells between spaces and hyphens.
func (t Template) parts() (parts [][]rune) {
	for part := range strings.FieldsFuncSeq(string(t.cells), func(r rune) bool { return r == ' ' || r == '-' }) {
		parts = append(parts, []rune(part))
	}
	return parts
}

// fitPart finds the words that fit the cells between two separators. It returns one
// list. Where no word with these apostrophes fits, it returns a list for each side of
// them.
func (c *Candidates) fitPart(cells []rune) []list {
	if !slices.Contains(cells, '\'') {
		if len(cells) >= len(c.words.lists) {
			return []list{{length: len(cells)}}
		}
		return []list{c.fitting(&c.words.lists[len(cells)], cells)}
	}
	if found := c.withApostrophe(cells); found.len() > 0 {
		return []list{found}
	}
	var sides []list
	for side := range strings.SplitSeq(string(cells), "'") {
		if side != "" {
			sides = append(sides, c.fitPart([]rune(side))...)
		}
	}
	return sides
}

// fitting are the words of l that fit cells, which are letters and blanks.
func (c *Candidates) fitting(l *list, cells []rune) list {
	if c.tried == 0 && !slices.ContainsFunc(cells, func(cell rune) bool { return cell != Blank }) {
		return *l
	}
	fit := list{length: l.length}
	want := make([]byte, len(cells)) // the letter that must stand there, plus one
	var shown uint32
	for p, cell := range cells {
		if cell == Blank {
			continue
		}
		letter, ok := c.words.alphabet.Index(cell)
		if !ok {
			return fit
		}
		want[p] = byte(letter) + 1
		shown |= 1 << letter
	}
next:
	for i, mask := range l.masks {
		if mask&c.tried != shown {
			continue // an excluded letter, or one shown elsewhere, or one missing
		}
		word := l.word(i)
		for p, letter := range word {
			if want[p] != letter+1 && (want[p] != 0 || c.tried>>letter&1 != 0) {
				continue next
			}
		}
		fit.add(word, mask)
	}
	return fit
}

// Count is the number of words or phrases, or math.MaxInt if there are more than that.
// A template without letters and blanks has none.
func (c *Candidates) Count() int {
	if len(c.parts) == 0 {
		return 0
	}
	count := 1
	for i := range c.parts {
		n := c.parts[i].len()
		high, low := bits.Mul64(uint64(count), uint64(n))
		count = int(min(low, math.MaxInt))
		if high != 0 {
			count = math.MaxInt
		}
	}
	return count
}

// Template is what is shown.
func (c *Candidates) Template() Template { return c.template }

// Words are the words or phrases in alphabetical order, as they are written.
func (c *Candidates) Words() iter.Seq[string] {
	return func(yield func(string) bool) {
		for at := range c.combinations() {
			if !yield(c.spell(at)) {
				return
			}
		}
	}
}

// combinations yields all choices of a word for each part, in order. It uses the same
// slice for all of them.
func (c *Candidates) combinations() iter.Seq[[]int] {
	return func(yield func([]int) bool) {
		if c.Count() == 0 {
			return
		}
		at := make([]int, len(c.parts))
		for part := 0; part >= 0; {
			if !yield(at) {
				return
			}
			for part = len(at) - 1; part >= 0; part-- {
				if at[part]++; at[part] < c.parts[part].len() {
					break
				}
				at[part] = 0
			}
		}
	}
}

// spell writes the phrase that has the given word of each part.
func (c *Candidates) spell(at []int) string {
	var letters []byte
	for part, i := range at {
		letters = append(letters, c.parts[part].word(i)...)
	}
	spelt := []rune(c.words.spell(letters))
	var text strings.Builder
	for _, cell := range c.template.cells {
		if Separates(cell) {
			text.WriteRune(cell)
			continue
		}
		text.WriteRune(spelt[0])
		spelt = spelt[1:]
	}
	return text.String()
}
