package plan

import (
	"fmt"

	"spectrie/app/text"
	"spectrie/dicts"
	"spectrie/solver"
)

// Reason says why the repertoire plays a letter, after "it": as far as the game
// forces it, and then as far as the aim does.
func (p *Plan) Reason(d solver.Decision) string {
	options := p.Best.Options(d.At)
	legal := 0
	for range d.At.Next() {
		legal++
	}
	switch {
	case legal == 1:
		return "is the only letter there is"
	case len(options) == 1 && p.byGuarantee():
		return "is the only guaranteed letter"
	case len(options) == 1:
		return "is the only letter that " + p.Merits(1)
	}
	var chosen solver.Size
	var equal, others []string
	for _, o := range options {
		if o.Leads == d.Plays {
			chosen = o.Size
		}
	}
	for _, o := range options {
		switch {
		case o.Leads == d.Plays:
		case p.first(o.Size) == p.first(chosen):
			equal = append(equal, LetterOf(o.Leads))
		default:
			others = append(others, LetterOf(o.Leads))
		}
	}
	if len(equal) == 0 {
		return fmt.Sprintf("needs %s; %s %s too", p.least(chosen), text.Listed(others), p.Merits(len(others)))
	}
	return fmt.Sprintf("needs %s, as %s would; %s", p.least(chosen), text.Listed(equal), p.tieBreak(d, options, chosen))
}

// first is what the aim compares before anything else.
func (p *Plan) first(s solver.Size) int {
	if p.View.Easiest {
		return s.Rarity
	}
	return s.Words
}

func (p *Plan) least(chosen solver.Size) string {
	if p.View.Easiest {
		return "the commonest words"
	}
	return "only " + text.Counted(chosen.Words, "word")
}

// tieBreak says what put the chosen letter before those that are as good.
func (p *Plan) tieBreak(d solver.Decision, options []solver.Option, chosen solver.Size) string {
	rarer, longer := true, true // than the chosen one are all that are as good
	for _, o := range options {
		if o.Leads == d.Plays || p.first(o.Size) != p.first(chosen) {
			continue
		}
		second := o.Size.Rarity > chosen.Rarity
		if p.View.Easiest {
			second = o.Size.Words > chosen.Words
		}
		rarer = rarer && second
		longer = longer && (second || o.Size.Letters > chosen.Letters)
	}
	switch {
	case rarer && p.View.Easiest:
		return "its words are fewer"
	case rarer:
		return text.Pick(chosen.Words == 1, "its word is", "its words are") + " commoner"
	case longer:
		return text.Pick(chosen.Words == 1, "its word is", "its words are") + " shorter"
	}
	return "none is better, and it comes first in the alphabet"
}

// Merits is what n letters of a repertoire do.
func (p *Plan) Merits(n int) string {
	switch {
	case p.View.Rules.Players == 2:
		return text.Agree(n, "win")
	case p.byGuarantee():
		return text.Pick(n == 1, "is", "are") + " guaranteed"
	}
	return text.Agree(n, "keep") + " you safe"
}

// LetterOf is the last letter of a position, as it is shown.
func LetterOf(p solver.Position) string { return dicts.Capitals(string(p.Letter())) }
