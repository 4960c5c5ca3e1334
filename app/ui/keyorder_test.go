package ui

import (
	"strings"
	"testing"
)

func TestKeysFollowTheAlphabetOfTheDictionary(t *testing.T) {
	for _, c := range []struct{ alphabet, rows string }{
		{"abcdefghijklmnopqrstuvwxyz", "qwertyuiop asdfghjkl zxcvbnm"},
		{"ab", "qwertyuiop asdfghjkl zxcvbnm"},
		{"abcäöüß", "qwertyuiop asdfghjkl zxcvbnm äöüß"},
		{"абвгдежзийклмнопрстуфхцчшщъыьэюя", "абвгдежзийк лмнопрстуфх цчшщъыьэюя"},
	} {
		if got := strings.Join(KeyOrderNamed("qwerty").RowsFor(c.alphabet), " "); got != c.rows {
			t.Errorf("%s: %s, want %s", c.alphabet, got, c.rows)
		}
	}
}
