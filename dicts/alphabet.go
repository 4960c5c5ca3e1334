package dicts

import (
	"errors"
	"fmt"
	"unicode"
	"unicode/utf8"
)

// Alphabet is an ordered set of 1 to 32 lower-case letters. They are in the order of
// their code points, so words in alphabet order are words in byte order.
type Alphabet struct {
	letters []rune
	ascii   [utf8.RuneSelf]int8 // index+1 of an ASCII letter, 0 for none
}

// MaxAlphabet is the number of letters that five bits can tell apart.
const MaxAlphabet = 32

// Latin is the alphabet a–z.
var Latin = mustAlphabet("abcdefghijklmnopqrstuvwxyz")

// NewAlphabet returns the alphabet of the letters in s. They must be lower-case,
// ascend by code point, and be at most [MaxAlphabet].
func NewAlphabet(s string) (Alphabet, error) {
	var a Alphabet
	if !utf8.ValidString(s) {
		return Alphabet{}, fmt.Errorf("alphabet %q is not UTF-8", s)
	}
	for _, r := range s {
		switch {
		case !IsLetter(r):
			return Alphabet{}, fmt.Errorf("alphabet %q: %q is not a lower-case letter", s, r)
		case len(a.letters) > 0 && r <= a.letters[len(a.letters)-1]:
			return Alphabet{}, fmt.Errorf("alphabet %q: %q is out of order", s, r)
		case len(a.letters) == MaxAlphabet:
			return Alphabet{}, fmt.Errorf("alphabet %q has more than %d letters", s, MaxAlphabet)
		}
		if r < utf8.RuneSelf {
			a.ascii[r] = int8(len(a.letters) + 1)
		}
		a.letters = append(a.letters, r)
	}
	if len(a.letters) == 0 {
		return Alphabet{}, errors.New("an alphabet needs at least one letter")
	}
	return a, nil
}

func mustAlphabet(s string) Alphabet {
	a, err := NewAlphabet(s)
	if err != nil {
		panic(err)
	}
	return a
}

// IsLetter reports whether r may stand in a word: it is a letter, and neither upper
// nor title case. All letters of scripts without case may.
func IsLetter(r rune) bool {
	return unicode.IsLetter(r) && !unicode.IsUpper(r) && !unicode.IsTitle(r)
}

// Len is the number of letters.
func (a *Alphabet) Len() int { return len(a.letters) }

// Letter returns the letter at index i, 0 ≤ i < Len.
func (a *Alphabet) Letter(i int) rune { return a.letters[i] }

// Index returns the index of r, or false when r is not in the alphabet.
func (a *Alphabet) Index(r rune) (int, bool) {
	if r >= 0 && r < utf8.RuneSelf {
		i := a.ascii[r]
		return int(i) - 1, i > 0
	}
	for i, letter := range a.letters {
		if letter == r {
			return i, true
		}
	}
	return 0, false
}

// String returns the letters in order.
func (a *Alphabet) String() string { return string(a.letters) }
