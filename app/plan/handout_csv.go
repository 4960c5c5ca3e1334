package plan

import (
	"fmt"
	"math"
	"strconv"
	"strings"

	"spectrie/app/text"
	"spectrie/dicts"
)

// CSV is the plan as a table for a spreadsheet. Every word has a line. A lost start has one line
// without a word.
//
//	start            the letters before the player's first turn; empty for player 1
//	word             empty at a lost start
//	letters          the length of the word
//	tier             its SCOWL size, or empty
//	commonness       the same in words
//	line             the word with the player's own letters in capitals
//	decisions        these letters, separated by spaces
//	best letter      the letter with the best practical chance at a lost start
//	chance in %      that chance, a whole number
//
// The file name says which game it is.
func (p *Plan) CSV() string {
	var table text.CSV
	table.Add("start", "word", "letters", "tier", "commonness", "line", "decisions", "best letter", "chance in %")
	for _, s := range p.Starts {
		from := s.At.Fragment()
		if !s.Won {
			table.Add(from, "", "", "", "", "", "", p.bestLetter(s), fmt.Sprint(math.Round(100*p.Chances().Of(s.At))))
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

// ownLetters are the letters of a word that the player plays, in order.
func (p *Plan) ownLetters(word string) string {
	var own []string
	for depth, r := range []rune(word) {
		if p.ownTurn(depth) {
			own = append(own, string(dicts.CapitalOf(r)))
		}
	}
	return strings.Join(own, " ")
}
