package plan

import (
	"fmt"

	"spectrie/app/text"
)

// Headline is a plan in words that a person would repeat.
type Headline struct {
	Sentence string   // without its last full stop if words follow
	Words    []string // to know, in capitals no letter; nil if there are many or none
}

// mostNamed is how many words a headline has at most.
const mostNamed = 8

// Headline says what the plan is worth in one or two short sentences: how to open, how many words
// to know, and which, if they are few. A lost player reads what the best chance is.
func (p *Plan) Headline() Headline {
	switch {
	case p.Game.Trie().Len() == 1 || len(p.Starts) == 0:
		return Headline{Sentence: p.Summary()}
	case p.Won == 0:
		return Headline{Sentence: p.lostHeadline()}
	}
	know := fmt.Sprintf("Know %s and %s", text.CountedInWords(p.total.Words, "word"), p.promise())
	if p.View.Seat == 1 {
		for first := range p.Best.Next(p.Game.Start()) {
			know = fmt.Sprintf("Open with %s. %s", LetterOf(first), know)
		}
	}
	if p.total.Words > mostNamed {
		return Headline{Sentence: know + "."}
	}
	h := Headline{Sentence: know}
	for _, s := range p.Starts {
		for word := range p.Best.Words(s.At) {
			h.Words = append(h.Words, word.Fragment())
		}
	}
	return h
}

// promise says what the words are worth.
func (p *Plan) promise() string {
	what := "you never lose"
	if p.View.Rules.Players > 2 {
		what = "you are safe if nobody slips"
		if p.byGuarantee() {
			what = "nobody can make you lose"
		}
	}
	if p.View.Seat > 1 && p.Won < len(p.Starts) {
		return fmt.Sprintf("%s after %s of the %s", text.Pick(p.View.Rules.Players == 2, "you win", what), text.Grouped(p.Won), p.openings(len(p.Starts)))
	}
	return what
}

// lostHeadline says how to make the most of a lost game.
func (p *Plan) lostHeadline() string {
	best := 0
	for i, s := range p.Starts {
		if p.Chances.Of(s.At) > p.Chances.Of(p.Starts[best].At) {
			best = i
		}
	}
	s := p.Starts[best]
	chance := p.Chances.Of(s.At)
	switch {
	case chance == 0:
		return p.Summary()
	case p.View.Seat == 1:
		return fmt.Sprintf("%s Open with %s: players who look one letter ahead let you escape %s of the time.", p.Summary(), p.bestLetter(s), text.Percent(chance))
	}
	return fmt.Sprintf("%s Players who look one letter ahead let you escape up to %s of the time.", p.Summary(), text.Percent(chance))
}
