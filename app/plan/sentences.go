package plan

import (
	"fmt"
	"slices"

	"spectrie/app/text"
	"spectrie/dicts"
	"spectrie/solver"
)

// Summary says how to open, how many words to know and what they are worth.
func (p *Plan) Summary() string {
	switch {
	case p.Game.Trie().Len() == 1:
		return fmt.Sprintf("No round can be played: %s has no words of %s or more.",
			p.Entry.Name, text.Counted(p.View.Rules.MinLetters, "letter"))
	case len(p.Starts) == 0:
		return fmt.Sprintf("Every round ends before player %d can play a letter.", p.View.Seat)
	case p.View.Seat == 1 && p.Won == 0:
		return "When you open, " + p.lostOpening() + "."
	case p.Won == 0:
		return p.lostAnyway()
	}
	know := fmt.Sprintf("Know %s and %s.", text.CountedInWords(p.total.Words, "word"), p.promise())
	if p.View.Seat == 1 {
		for first := range p.Best.Next(p.Game.Start()) {
			know = fmt.Sprintf("Open with %s. %s", LetterOf(first), know)
		}
	}
	return know
}

// promise says what the words are worth, and when.
func (p *Plan) promise() string {
	what, unless := "you never lose", ""
	switch {
	case !p.answersAll():
		what, unless = "you are safe", ", if nobody slips"
	case p.View.Rules.Players > 2:
		what = "nobody can make you lose"
	case p.Won < len(p.Starts):
		what = "you win"
	}
	if p.Won < len(p.Starts) {
		what += fmt.Sprintf(" after %s of the %s", text.Grouped(p.Won), p.openings(len(p.Starts)))
	}
	return what + unless
}

func (p *Plan) lostOpening() string {
	switch {
	case p.View.Rules.Players == 2:
		return "no letter wins against best play"
	case p.byGuarantee():
		return "together the others can always beat you"
	}
	return "no letter keeps you safe, even if everyone plays well"
}

// lostAnyway is the summary if every start is lost.
func (p *Plan) lostAnyway() string {
	begins := text.Pick(p.View.Seat == 2, "whatever player 1 opens with.", "however the round begins.")
	switch {
	case p.View.Rules.Players == 2:
		return "You lose against best play, " + begins
	case p.byGuarantee():
		return "The others together can beat you, " + begins
	}
	return "You can lose even if everyone plays well, " + begins
}

// openings counts the ways to come to the player's first turn.
func (p *Plan) openings(n int) string {
	if p.View.Seat == 2 {
		return text.Counted(n, "opening letter")
	}
	return fmt.Sprintf("%s of %s", text.Counted(n, "opening"), text.Counted(p.View.Seat-1, "letter"))
}

// Meaning says how to use the list of words.
func (p *Plan) Meaning() string {
	if p.Won == 0 {
		return ""
	}
	ends := "the round ends in " + text.Pick(p.total.Words == 1, "this word", "one of these words")
	if !p.answersAll() {
		ends = "While nobody slips, " + ends
	} else {
		ends = "Then " + ends + ", whatever the others play"
	}
	return "On your turns, play toward a word that still fits. Your letters are underlined. " + ends + "."
}

// WordCounts says how many words and letters the plan has, and how common the words are.
func (p *Plan) WordCounts() string {
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
	return fmt.Sprintf("%s, %s in all: %s.", text.Counted(p.total.Words, "word"), text.Counted(p.total.Letters, "letter"), text.Listed(parts))
}

// LostNote says what chance is left at a lost start.
func (p *Plan) LostNote(s Start) string {
	if p.Chances().Of(s.At) == 0 {
		return p.lostVerdict() + ", and you have no chance."
	}
	return fmt.Sprintf("%s. Your best chance is %s, with %s.", p.lostVerdict(), text.Percent(p.Chances().Of(s.At)), p.bestLetter(s))
}

// Ending says which player completes a word.
func (p *Plan) Ending(word solver.Position) string {
	return fmt.Sprintf("player %d completes %s and loses", word.Loser(), dicts.Capitals(word.Fragment()))
}

// ChanceModel says which opponents the chances assume.
const ChanceModel = "This assumes opponents who avoid completing a word, look no further, and otherwise pick letters at random."
