package plan

import (
	"fmt"

	"spectrie/app/text"
	"spectrie/dicts"
	"spectrie/solver"
)

// Reason says why the repertoire plays a letter, as the end of a sentence that begins with the
// letter. The game comes first as a reason, and then the aim.
func (p *Plan) Reason(d solver.Decision) string {
	options := p.Best.Options(d.At)
	legal := 0
	for range d.At.Next() {
		legal++
	}
	switch {
	case legal == 1:
		return "is the only possible letter"
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
		case p.mainCost(o.Size) == p.mainCost(chosen):
			equal = append(equal, LetterOf(o.Leads))
		default:
			others = append(others, LetterOf(o.Leads))
		}
	}
	if len(equal) == 0 {
		return fmt.Sprintf("needs %s; %s %s too", p.needed(chosen), text.Listed(others), p.Merits(len(others)))
	}
	return fmt.Sprintf("needs %s, like %s%s", p.needed(chosen), text.Listed(equal), p.tieBreak(d, options, chosen))
}

// mainCost is what the aim compares first: how rare the words are, or how many.
func (p *Plan) mainCost(s solver.Size) int {
	if p.View.Easiest {
		return s.Rarity
	}
	return s.Words
}

func (p *Plan) needed(chosen solver.Size) string {
	if p.View.Easiest {
		return "the most common words"
	}
	return "only " + text.Counted(chosen.Words, "word")
}

// tieBreak says what made the chosen letter better than others of the same cost.
func (p *Plan) tieBreak(d solver.Decision, options []solver.Option, chosen solver.Size) string {
	rarer, longer := true, true // are all others of the same cost rarer, or longer
	for _, o := range options {
		if o.Leads == d.Plays || p.mainCost(o.Size) != p.mainCost(chosen) {
			continue
		}
		worse := o.Size.Rarity > chosen.Rarity
		if p.View.Easiest {
			worse = o.Size.Words > chosen.Words
		}
		rarer = rarer && worse
		longer = longer && (worse || o.Size.Letters > chosen.Letters)
	}
	switch {
	case rarer && p.View.Easiest:
		return ", but it needs fewer words"
	case rarer:
		return ", but " + text.Pick(chosen.Words == 1, "its word is", "its words are") + " more common"
	case longer:
		return ", but " + text.Pick(chosen.Words == 1, "its word is", "its words are") + " shorter"
	}
	return "; all are equally good, so the first in the alphabet is chosen"
}

// Merits is what n letters of a repertoire do for the player, as a verb.
func (p *Plan) Merits(n int) string {
	switch {
	case p.View.Rules.Players == 2:
		return text.Agree(n, "win")
	case p.byGuarantee():
		return text.Pick(n == 1, "is", "are") + " guaranteed"
	}
	return text.Agree(n, "keep") + " you safe"
}

// LetterOf is the last letter of a position, in capitals.
func LetterOf(p solver.Position) string { return dicts.Capitals(string(p.Letter())) }
