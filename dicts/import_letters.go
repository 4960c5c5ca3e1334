package dicts

import (
	"cmp"
	"slices"
	"unicode/utf8"
)

// letterCounts counts for each letter the words that have it. It is a table in pages
// of 256 code points: a map would be looked up for every letter of the list.
type letterCounts struct {
	pages   [(utf8.MaxRune + 1) / 256]*[256]letterCount
	letters []rune // those that were met, in the order in which they were
	words   uint32
}

type letterCount struct {
	words uint32
	last  uint32 // the number of the last word that has it, so that it counts once
}

func (t *letterCounts) add(word string) {
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
// have. Of letters that are equally common the one that comes first is taken.
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
