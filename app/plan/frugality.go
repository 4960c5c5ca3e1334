package plan

import (
	"fmt"

	"spectrie/app/text"
	"spectrie/dicts"
	"spectrie/solver"
)

// Frugality is what all repertoires that count as minimal share.
func (p *Plan) Frugality() string {
	return text.Pick(p.View.Easiest, "words as common", "as few words")
}

// Ending says who completes the word.
func (p *Plan) Ending(word solver.Position) string {
	return fmt.Sprintf("player %d completes %s and loses", word.Loser(), dicts.Capitals(word.Fragment()))
}

// ChanceModel says against whom the chances hold.
const ChanceModel = "That is against somebody who avoids completing a word but looks no further, and picks any other letter equally."
