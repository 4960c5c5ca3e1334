package app

import (
	"fmt"
	"math"
	"strconv"
	"strings"
	"unicode/utf8"

	"spectrie/dicts"
)

// csv is the plan as a table for a spreadsheet: a line for every word, and one
// without a word for every lost start. It follows RFC 4180.
//
//	start            the letters before the seat's first turn; empty for seat 1
//	word             empty at a lost start
//	letters          how many the word has
//	tier             its SCOWL size, empty without one
//	commonness       the same in words
//	line             the word with the seat's own letters in capitals
//	decisions        these letters, with spaces between
//	best letter      at a lost start, the one with the best practical chance
//	chance in %      that chance, a whole number
//
// The file name says which game it is. A spreadsheet that opens the file by a
// click reads letters beyond ASCII only after a byte order mark, so there is one
// where there are such letters.
func (p *plan) csv() string {
	var b strings.Builder
	csvLine(&b, "start", "word", "letters", "tier", "commonness", "line", "decisions", "best letter", "chance in %")
	for _, s := range p.starts {
		from := s.at.Fragment()
		if !s.won {
			csvLine(&b, from, "", "", "", "", "", "", p.bestLetter(s), fmt.Sprint(math.Round(100*p.chances.Of(s.at))))
			continue
		}
		for word := range p.best.Words(s.at) {
			letters, tier := word.Fragment(), ""
			t := p.tier(word)
			if t != dicts.NoTier {
				tier = strconv.Itoa(int(t))
			}
			csvLine(&b, from, letters, strconv.Itoa(word.Depth()), tier, commonness(t), p.lineOf(letters), p.ownLetters(letters), "", "")
		}
	}
	table := b.String()
	if len(table) > utf8.RuneCountInString(table) {
		return "\uFEFF" + table
	}
	return table
}

// ownLetters are the letters of a word that the seat plays, in order.
func (p *plan) ownLetters(word string) string {
	var own []string
	for depth, r := range []rune(word) {
		if p.mine(depth) {
			own = append(own, string(dicts.CapitalOf(r)))
		}
	}
	return strings.Join(own, " ")
}

// csvLine writes one record of RFC 4180. A field with a comma, a quote or a line
// break is quoted. One that a spreadsheet would take for a formula, such as the
// name of somebody's list, gets an apostrophe in front: spreadsheets read it as
// text then.
func csvLine(b *strings.Builder, fields ...string) {
	for i, field := range fields {
		if i > 0 {
			b.WriteByte(',')
		}
		if field != "" && strings.ContainsRune("=+-@\t\r", rune(field[0])) {
			field = "'" + field
		}
		b.WriteString(quotedWith(field, ",\"\r\n"))
	}
	b.WriteString("\r\n")
}

// quotedWith is a field as tables have it: in quotes, with its own doubled, when
// it holds any of the characters that mean something there.
func quotedWith(field, special string) string {
	if !strings.ContainsAny(field, special) {
		return field
	}
	return `"` + strings.ReplaceAll(field, `"`, `""`) + `"`
}
