package plan

import (
	"fmt"
	"math"
	"strconv"
	"strings"

	"spectrie/app/text"
	"spectrie/dicts"
)

// Csv is the plan as a table for a spreadsheet: a line for every word, and one
// without a word for every lost start.
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
// The file name says which game it is.
func (p *Plan) Csv() string {
	var table text.CSV
	table.Add("start", "word", "letters", "tier", "commonness", "line", "decisions", "best letter", "chance in %")
	for _, s := range p.Starts {
		from := s.At.Fragment()
		if !s.Won {
			table.Add(from, "", "", "", "", "", "", p.bestLetter(s), fmt.Sprint(math.Round(100*p.Chances.Of(s.At))))
			continue
		}
		for word := range p.Best.Words(s.At) {
			letters, tier := word.Fragment(), ""
			t := p.Tier(word)
			if t != dicts.NoTier {
				tier = strconv.Itoa(int(t))
			}
			table.Add(from, letters, strconv.Itoa(word.Depth()), tier, text.Commonness(t), p.lineOf(letters), p.ownLetters(letters), "", "")
		}
	}
	return table.File()
}

// ownLetters are the letters of a word that the seat plays, in order.
func (p *Plan) ownLetters(word string) string {
	var own []string
	for depth, r := range []rune(word) {
		if p.mine(depth) {
			own = append(own, string(dicts.CapitalOf(r)))
		}
	}
	return strings.Join(own, " ")
}
