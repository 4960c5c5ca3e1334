package dicts

import (
	"unicode"
	"unicode/utf8"
)

// Reason is why a line was left out. Where several apply, it is the first from the
// left.
type Reason uint8

const (
	Capital Reason = iota
	Apostrophe
	Hyphen
	Digit
	Space
	OtherCharacter
	TooLong
	TooManyLetters
	NotUTF8

	reasons int = iota
	kept        = Reason(reasons) // no reason: the line is a word
)

// readWord returns the word of a trimmed line. The word is valid until the next call.
// A line beyond maxLine is left out anyway, so the rest of it does not matter. Such
// a line is not normalized, since it may end in the middle of a character.
func (im *importer) readWord(line []byte) ([]byte, Reason, error) {
	if im.normalize != nil && !im.line.overflow && !ascii(line) && utf8.Valid(line) {
		line = []byte(im.normalize(string(line)))
		if err := im.meter.work(normalizeWork); err != nil {
			return nil, kept, err
		}
	}
	im.word = im.word[:0]
	for letters := 0; len(line) > 0; letters++ {
		r, size := rune(line[0]), 1
		if r >= utf8.RuneSelf {
			r, size = utf8.DecodeRune(line)
		}
		if r == utf8.RuneError && size == 1 {
			return nil, NotUTF8, nil
		}
		if im.lower {
			r = lowerOf(r, letters > 0 && len(line) == size)
		}
		if (r < 'a' || r > 'z') && !IsLetter(r) {
			return nil, reasonFor(r), nil
		}
		if letters == im.limits.Letters {
			return nil, TooLong, nil
		}
		im.word = utf8.AppendRune(im.word, r)
		line = line[size:]
	}
	return im.word, kept, nil
}

func ascii(line []byte) bool {
	for _, b := range line {
		if b >= utf8.RuneSelf {
			return false
		}
	}
	return true
}

// reasonFor says why a line with r is left out. No word has r.
func reasonFor(r rune) Reason {
	switch {
	case unicode.IsUpper(r), unicode.IsTitle(r):
		return Capital
	case r == '\'', r == '’', r == '‘', r == '＇':
		return Apostrophe
	case unicode.Is(unicode.Pd, r):
		return Hyphen
	case unicode.IsNumber(r):
		return Digit
	case unicode.IsSpace(r):
		return Space
	}
	return OtherCharacter
}
