package app

import (
	"fmt"

	"spectrie/dicts"
	"spectrie/solver"
)

// frugality is what all repertoires that count as minimal share.
func (p *plan) frugality() string {
	return pick(p.view.Easiest, "words as common", "as few words")
}

// ending says who completes the word.
func (p *plan) ending(word solver.Position) string {
	return fmt.Sprintf("player %d completes %s and loses", word.Loser(), dicts.Capitals(word.Fragment()))
}

// chanceModel says against whom the chances hold.
const chanceModel = "That is against somebody who avoids completing a word but looks no further, and picks any other letter equally."
