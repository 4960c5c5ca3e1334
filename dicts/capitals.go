package dicts

import (
	"strings"
	"unicode"
)

// Capitals writes letters as they are shown in capitals. Different letters stay
// different: ß, ς and ı, which have no capital of their own, stay as they are.
func Capitals(letters string) string { return strings.Map(CapitalOf, letters) }

// CapitalOf is the capital of a letter. It is the letter itself where another
// letter has the same capital.
func CapitalOf(letter rune) rune {
	if capital := unicode.ToUpper(letter); unicode.ToLower(capital) == letter {
		return capital
	}
	return letter
}

// Lower writes a text in lower case. A capital Σ becomes ς at the end of a word
// and σ elsewhere, as Greek is spelt. The _ of a blank counts as a letter.
func Lower(text string) string {
	letters := []rune(text)
	inWord := func(i int) bool {
		return i >= 0 && i < len(letters) && (unicode.IsLetter(letters[i]) || letters[i] == '_')
	}
	for i, letter := range letters {
		letters[i] = lowerOf(letter, inWord(i-1) && !inWord(i+1))
	}
	return string(letters)
}

// lowerOf is the lower-case form of a letter. ends says that the letter ends a
// word of two letters or more.
func lowerOf(letter rune, ends bool) rune {
	if letter == 'Σ' && ends {
		return 'ς'
	}
	return unicode.ToLower(letter)
}
