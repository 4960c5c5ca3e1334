package data

import (
	"fmt"
	"slices"
	"strings"
	"unicode"

	"spectrie/dicts"
)

// A list is what the sources of a dictionary hold.
type list struct {
	words      []string // a–z only, in order, each once
	lines      int      // of all sources together
	duplicates int      // lines that repeat another
	leftOut    [exclusions]int
}

// An exclusion is why an entry was left out. Where several apply, the first counts.
type exclusion int

const (
	capital exclusion = iota
	apostrophe
	accent
	digit
	other
	exclusions // how many there are
	included   = exclusion(-1)
)

var exclusionNames = [exclusions]string{"capital", "apostrophe", "accent", "digit", "other"}

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
		if why := exclusionOf(entry); why == included {
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

// lines splits text at line feeds. The last line needs none.
func lines(text string) []string {
	if text == "" {
		return nil
	}
	return strings.Split(strings.TrimSuffix(text, "\n"), "\n")
}

// exclusionOf says why an entry is left out, or included.
func exclusionOf(entry string) exclusion {
	first := included
	if entry == "" {
		first = other
	}
	for _, r := range entry {
		if _, ok := dicts.Latin.Index(r); ok {
			continue
		}
		found := other
		switch {
		case unicode.IsUpper(r):
			return capital
		case r == '\'' || r == '’':
			found = apostrophe
		case unicode.IsLetter(r):
			found = accent
		case unicode.IsDigit(r):
			found = digit
		}
		if first == included || found < first {
			first = found
		}
	}
	return first
}

// excluded is the number of entries left out for any reason.
func (l list) excluded() int {
	sum := 0
	for _, n := range l.leftOut {
		sum += n
	}
	return sum
}
