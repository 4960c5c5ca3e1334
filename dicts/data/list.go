package data

import (
	"fmt"
	"slices"
	"strings"
	"unicode"

	"spectrie/dicts"
)

// A list is what a dictionary's sources came to.
type list struct {
	words      []string // a–z only, in order, each once
	lines      int      // of all sources together
	duplicates int      // lines that repeat another
	leftOut    [reasons]int
}

// A reason to leave an entry out. Where several hold, the first counts.
type reason int

const (
	capital reason = iota
	apostrophe
	accent
	digit
	other
	reasons // how many there are
	keep    = reason(-1)
)

var reasonNames = [reasons]string{"capital", "apostrophe", "accent", "digit", "other"}

// readList reads the sources of one dictionary.
func readList(from string, sources []source) (list, error) {
	var l list
	var entries []string
	for _, s := range sources {
		text, err := s.read(from)
		if err != nil {
			return l, err
		}
		entries = append(entries, lines(text)...)
	}
	l.lines = len(entries)
	slices.Sort(entries)
	entries = slices.Compact(entries)
	l.duplicates = l.lines - len(entries)
	for _, entry := range entries {
		if why := judge(entry); why == keep {
			l.words = append(l.words, entry)
		} else {
			l.leftOut[why]++
		}
	}
	if len(l.words) == 0 {
		return l, fmt.Errorf("no word made of a–z only in %v", sources)
	}
	return l, nil
}

// lines splits text at line feeds; the last one needs none.
func lines(text string) []string {
	if text == "" {
		return nil
	}
	return strings.Split(strings.TrimSuffix(text, "\n"), "\n")
}

// judge says why an entry is left out, or keep.
func judge(entry string) reason {
	why := keep
	if entry == "" {
		why = other
	}
	for _, r := range entry {
		if _, ok := dicts.Latin.Index(r); ok {
			continue
		}
		this := other
		switch {
		case unicode.IsUpper(r):
			return capital
		case r == '\'' || r == '’':
			this = apostrophe
		case unicode.IsLetter(r):
			this = accent
		case unicode.IsDigit(r):
			this = digit
		}
		if why == keep || this < why {
			why = this
		}
	}
	return why
}

// total is the number of entries left out for any reason.
func (l list) total() int {
	sum := 0
	for _, n := range l.leftOut {
		sum += n
	}
	return sum
}
