package app

import (
	"fmt"

	"spectrie/dicts"
	"spectrie/solver"
)

// reason says why the repertoire plays a letter, after "it": as far as the game
// forces it, and then as far as the aim does.
func (p *plan) reason(d solver.Decision) string {
	options := p.best.Options(d.At)
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
		return "is the only letter that " + p.merits(1)
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
			equal = append(equal, letterOf(o.Leads))
		default:
			others = append(others, letterOf(o.Leads))
		}
	}
	if len(equal) == 0 {
		return fmt.Sprintf("needs %s; %s %s too", p.least(chosen), listed(others), p.merits(len(others)))
	}
	return fmt.Sprintf("needs %s, as %s would; %s", p.least(chosen), listed(equal), p.tieBreak(d, options, chosen))
}

// first is what the aim compares before anything else.
func (p *plan) first(s solver.Size) int {
	if p.view.Easiest {
		return s.Rarity
	}
	return s.Words
}

func (p *plan) least(chosen solver.Size) string {
	if p.view.Easiest {
		return "the commonest words"
	}
	return "only " + counted(chosen.Words, "word")
}

// tieBreak says what put the chosen letter before those that are as good.
func (p *plan) tieBreak(d solver.Decision, options []solver.Option, chosen solver.Size) string {
	rarer, longer := true, true // than the chosen one are all that are as good
	for _, o := range options {
		if o.Leads == d.Plays || p.first(o.Size) != p.first(chosen) {
			continue
		}
		second := o.Size.Rarity > chosen.Rarity
		if p.view.Easiest {
			second = o.Size.Words > chosen.Words
		}
		rarer = rarer && second
		longer = longer && (second || o.Size.Letters > chosen.Letters)
	}
	switch {
	case rarer && p.view.Easiest:
		return "its words are fewer"
	case rarer:
		return pick(chosen.Words == 1, "its word is", "its words are") + " commoner"
	case longer:
		return pick(chosen.Words == 1, "its word is", "its words are") + " shorter"
	}
	return "none is better, and it comes first in the alphabet"
}

// merits is what n letters of a repertoire do.
func (p *plan) merits(n int) string {
	switch {
	case p.view.Rules.Players == 2:
		return agree(n, "win")
	case p.byGuarantee():
		return pick(n == 1, "is", "are") + " guaranteed"
	}
	return agree(n, "keep") + " you safe"
}

// letterOf is the last letter of a position, as it is shown.
func letterOf(p solver.Position) string { return dicts.Capitals(string(p.Letter())) }
