package app

import (
	"fmt"
	"slices"

	"spectrie/dicts"
)

// summary says what there is to learn and what it is worth.
func (p *plan) summary() string {
	switch {
	case p.game.Trie().Len() == 1:
		return fmt.Sprintf("%s has no words of %s or more, so no round can be played.",
			p.entry.Name, counted(p.view.Rules.MinLetters, "letter"))
	case len(p.starts) == 0:
		return fmt.Sprintf("Every round is over before player %d comes to move.", p.view.Seat)
	case p.view.Seat == 1 && p.won == 0:
		return "You open, and " + p.lostOpening() + "."
	case p.won == 0:
		return p.lostAnyway()
	case p.view.Seat == 1:
		return fmt.Sprintf("Know %s and %s.", counted(p.total.Words, "word"), p.worth("whenever you open"))
	case p.won == len(p.starts):
		return fmt.Sprintf("Know %s and %s.", counted(p.total.Words, "word"), p.worth("however the round begins"))
	}
	return fmt.Sprintf("Know %s and %s.", counted(p.total.Words, "word"),
		p.worth("after "+grouped(p.won)+" of the "+p.openings(len(p.starts))))
}

// worth is what the words are worth.
func (p *plan) worth(when string) string {
	switch {
	case p.view.Rules.Players == 2:
		return "you win " + when
	case p.byGuarantee():
		return "nobody can make you lose " + when
	}
	return "you are safe " + when + ", as long as everyone plays rationally"
}

func (p *plan) lostOpening() string {
	switch {
	case p.view.Rules.Players == 2:
		return "no letter wins against best play"
	case p.byGuarantee():
		return "together the others can always beat you"
	}
	return "no letter keeps you safe, even among rational players"
}

// lostAnyway is the summary where the seat is lost from every start.
func (p *plan) lostAnyway() string {
	begins := pick(p.view.Seat == 2, "Whatever player 1 opens with, ", "However the round begins, ")
	switch {
	case p.view.Rules.Players == 2:
		return begins + "you lose against best play."
	case p.byGuarantee():
		return begins + "the others together can beat you."
	}
	return begins + "you can lose, even among rational players."
}

// openings are the ways to come to the seat's first turn.
func (p *plan) openings(n int) string {
	if p.view.Seat == 2 {
		return counted(n, "opening letter")
	}
	return fmt.Sprintf("%s of %s", counted(n, "opening"), counted(p.view.Seat-1, "letter"))
}

// meaning says in a sentence how such a list is used.
func (p *plan) meaning() string {
	if p.won == 0 {
		return ""
	}
	play := "At each of your turns play on toward one of these words that still fits; your letters are underlined. "
	if p.view.Rules.Players > 2 && !p.byGuarantee() {
		return play + "A reply that would endanger you has no answer here: no rational player makes it."
	}
	return play + "Whatever the others do, the round ends in one of them."
}

// tally says how common the words are, taken together.
func (p *plan) tally() string {
	counts := map[string]int{}
	for _, s := range p.starts {
		for word := range p.best.Words(s.at) {
			counts[commonness(p.tier(word))]++
		}
	}
	var parts []string
	for _, tier := range append(slices.Clone(dicts.Tiers[:]), dicts.NoTier) {
		if name := commonness(tier); counts[name] > 0 {
			parts = append(parts, grouped(counts[name])+" "+name)
			counts[name] = 0 // two tiers may have one name
		}
	}
	return fmt.Sprintf("%s of %s together: %s.", counted(p.total.Words, "word"), counted(p.total.Letters, "letter"), listed(parts))
}

// lostNote says what is left to the seat at a start where it is lost.
func (p *plan) lostNote(s start) string {
	if p.chances.Of(s.at) == 0 {
		return p.lost() + ", and no chance."
	}
	return fmt.Sprintf("%s. Best chance %s, with %s.", p.lost(), percent(p.chances.Of(s.at)), p.bestLetter(s))
}
