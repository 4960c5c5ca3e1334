package ui

import (
	"slices"
	"strings"

	"spectrie/app/text"
)

// KeyOrder is how a person's keyboard is laid out, row by row.
type KeyOrder struct {
	Name  string
	label string
	rows  []string
}

// keyOrders are the ones to choose from.
var keyOrders = []KeyOrder{
	{"qwerty", "QWERTY", []string{"qwertyuiop", "asdfghjkl", "zxcvbnm"}},
	{"azerty", "AZERTY", []string{"azertyuiop", "qsdfghjklm", "wxcvbn"}},
	{"qwertz", "QWERTZ", []string{"qwertzuiop", "asdfghjkl", "yxcvbnm"}},
	{"alphabet", "A to Z", []string{"abcdefghi", "jklmnopqr", "stuvwxyz"}},
}

func KeyOrderNamed(name string) KeyOrder {
	for _, o := range keyOrders {
		if o.Name == name {
			return o
		}
	}
	return keyOrders[0]
}

// restLetters is how many letters a row holds that no keyboard gave an order.
const restLetters = 11

// RowsFor are the rows of keys for an alphabet: those of the keyboard when the
// alphabet has any of its letters, and then the letters that it does not have.
func (o KeyOrder) RowsFor(alphabet string) []string {
	keys := strings.Join(o.rows, "")
	rows := slices.Clone(o.rows)
	if !strings.ContainsAny(alphabet, keys) {
		rows = nil
	}
	rest := []rune(strings.Map(func(r rune) rune {
		if strings.ContainsRune(keys, r) {
			return -1
		}
		return r
	}, alphabet))
	for row := range slices.Chunk(rest, restLetters) {
		rows = append(rows, string(row))
	}
	return rows
}

func KeyOrderOptions() []Option {
	options := text.Each(keyOrders, func(o KeyOrder) Option { return Option{o.Name, o.label} })
	return options
}
