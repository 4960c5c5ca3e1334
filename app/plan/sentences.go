package plan

import (
	"fmt"
	"slices"

	"spectrie/app/text"
	"spectrie/dicts"
	"spectrie/solver"
)

// Summary says what there is to learn and what it is worth.
func (p *Plan) Summary() string {
	switch {
	case p.Game.Trie().Len() == 1:
		return fmt.Sprintf("%s has no words of %s or more, so no round can be played.",
			p.Entry.Name, text.Counted(p.View.Rules.MinLetters, "letter"))
	case len(p.Starts) == 0:
		return fmt.Sprintf("Every round is over before player %d comes to move.", p.View.Seat)
	case p.View.Seat == 1 && p.Won == 0:
		return "You open, and " + p.lostOpening() + "."
	case p.Won == 0:
		return p.lostAnyway()
	case p.View.Seat == 1:
		return fmt.Sprintf("Know %s and %s.", text.Counted(p.total.Words, "word"), p.worth("whenever you open"))
	case p.Won == len(p.Starts):
		return fmt.Sprintf("Know %s and %s.", text.Counted(p.total.Words, "word"), p.worth("however the round begins"))
	}
	return fmt.Sprintf("Know %s and %s.", text.Counted(p.total.Words, "word"),
		p.worth("after "+text.Grouped(p.Won)+" of the "+p.openings(len(p.Starts))))
}

// worth is what the words are worth.
func (p *Plan) worth(when string) string {
	switch {
	case p.View.Rules.Players == 2:
		return "you win " + when
	case p.byGuarantee():
		return "nobody can make you lose " + when
	}
	return "you are safe " + when + ", as long as everyone plays rationally"
}

func (p *Plan) lostOpening() string {
	switch {
	case p.View.Rules.Players == 2:
		return "no letter wins against best play"
	case p.byGuarantee():
		return "together the others can always beat you"
	}
	return "no letter keeps you safe, even among rational players"
}

// lostAnyway is the summary where the seat is lost from every start.
func (p *Plan) lostAnyway() string {
	begins := text.Pick(p.View.Seat == 2, "Whatever player 1 opens with, ", "However the round begins, ")
	switch {
	case p.View.Rules.Players == 2:
		return begins + "you lose against best play."
	case p.byGuarantee():
		return begins + "the others together can beat you."
	}
	return begins + "you can lose, even among rational players."
}

// openings are the ways to come to the seat's first turn.
func (p *Plan) openings(n int) string {
	if p.View.Seat == 2 {
		return text.Counted(n, "opening letter")
	}
	return fmt.Sprintf("%s of %s", text.Counted(n, "opening"), text.Counted(p.View.Seat-1, "letter"))
}

// Meaning says in a sentence how such a list is used.
func (p *Plan) Meaning() string {
	if p.Won == 0 {
		return ""
	}
	play := "At each of your turns play on toward one of these words that still fits; your letters are underlined. "
	if p.View.Rules.Players > 2 && !p.byGuarantee() {
		return play + "A reply that would endanger you has no answer here: no rational player makes it."
	}
	return play + "Whatever the others do, the round ends in one of them."
}

// Tally says how common the words are, taken together.
func (p *Plan) Tally() string {
	counts := map[string]int{}
	for _, s := range p.Starts {
		for word := range p.Best.Words(s.At) {
			counts[text.Commonness(p.Tier(word))]++
		}
	}
	var parts []string
	for _, tier := range append(slices.Clone(dicts.Tiers[:]), dicts.NoTier) {
		if name := text.Commonness(tier); counts[name] > 0 {
			parts = append(parts, text.Grouped(counts[name])+" "+name)
			counts[name] = 0 // two tiers may have one name
		}
	}
	return fmt.Sprintf("%s of %s together: %s.", text.Counted(p.total.Words, "word"), text.Counted(p.total.Letters, "letter"), text.Listed(parts))
}

// LostNote says what is left to the seat at a start where it is lost.
func (p *Plan) LostNote(s Start) string {
	if p.Chances.Of(s.At) == 0 {
		return p.lost() + ", and no chance."
	}
	return fmt.Sprintf("%s. Best chance %s, with %s.", p.lost(), text.Percent(p.Chances.Of(s.At)), p.bestLetter(s))
}

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
