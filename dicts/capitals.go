package dicts

import (
	"strings"
	"unicode"
)

// Capitals writes letters as they are shown in capitals. Different letters stay
// different: those without a capital of their own, such as ß, ς and ı, are left
// as they are.
func Capitals(letters string) string { return strings.Map(CapitalOf, letters) }

// CapitalOf is the capital of a letter, or the letter itself where another letter
// has the same one.
func CapitalOf(letter rune) rune {
	if capital := unicode.ToUpper(letter); unicode.ToLower(capital) == letter {
		return capital
	}
	return letter
}
