package dicts

import (
	"cmp"
	"iter"
	"slices"
	"unicode/utf8"
)

// build makes the trie and completes the report. words is a run as one string, so
// that no word is allocated by itself.
func (im *importer) build(words string) (*Trie, error) {
	im.meter.begin(Building, 2*int64(len(words)))
	var letters letterCounts
	for word := range im.eachWord(words) {
		letters.count(word)
	}
	alphabet, err := letters.alphabet()
	if err != nil {
		return nil, err
	}
	keepsAll := alphabet.Len() == len(letters.letters)
	builder := NewBuilder(alphabet, false)
	for word := range im.eachWord(words) {
		if !keepsAll && !spells(&alphabet, word) {
			im.report.leaveOut(TooManyLetters, []byte(word))
		} else if err := builder.Add(word, NoTier); err != nil {
			return nil, err
		}
	}
	if im.meter.stopped != nil {
		return nil, im.meter.stopped
	}
	trie := builder.Trie()
	im.report.Kept = trie.CountWords(Root)
	im.report.Duplicates = im.sorter.duplicates
	return trie, im.meter.end()
}

// eachWord yields the words of a run. It ends early when the import is stopped.
func (im *importer) eachWord(run string) iter.Seq[string] {
	return func(yield func(string) bool) {
		for len(run) > 0 && im.meter.stopped == nil {
			var word string
			word, run = cutWord(run)
			if !yield(word) {
				return
			}
			im.meter.advance(Building, 1+len(word))
			im.meter.work(addWork + 2*len(word))
		}
	}
}

// spells reports whether all letters of word are in a.
func spells(a *Alphabet, word string) bool {
	for _, r := range word {
		if _, ok := a.Index(r); !ok {
			return false
		}
	}
	return true
}

// letterCounts counts for each letter the words that have it. It is a table in pages
// of 256 code points, because a map is too slow for every letter of a list.
type letterCounts struct {
	pages   [(utf8.MaxRune + 1) / 256]*[256]letterCount
	letters []rune // the letters met so far, in the order of their first word
	words   uint32
}

type letterCount struct {
	words uint32
	last  uint32 // the number of the last word that has it; a word counts once
}

func (t *letterCounts) count(word string) {
	t.words++
	for _, r := range word {
		page := t.pages[r/256]
		if page == nil {
			page = new([256]letterCount)
			t.pages[r/256] = page
		}
		c := &page[r%256]
		if c.words == 0 {
			t.letters = append(t.letters, r)
		}
		if c.last != t.words {
			c.last = t.words
			c.words++
		}
	}
}

// alphabet returns the letters that most words have, as many as an alphabet may
// have. Of equally common letters the first in order comes first.
func (t *letterCounts) alphabet() (Alphabet, error) {
	if len(t.letters) == 0 {
		return Latin, nil
	}
	slices.SortStableFunc(t.letters, func(a, b rune) int {
		return cmp.Or(
			cmp.Compare(t.pages[b/256][b%256].words, t.pages[a/256][a%256].words),
			cmp.Compare(a, b),
		)
	})
	commonest := t.letters[:min(len(t.letters), MaxAlphabet)]
	slices.Sort(commonest)
	return NewAlphabet(string(commonest))
}
