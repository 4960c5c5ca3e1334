package plan

import (
	"fmt"
	"strings"

	"spectrie/app/text"
)

// Headline is a plan in words that a person would repeat.
type Headline struct {
	Sentence string   // without its last full stop if words follow
	Words    []string // to know, in capitals no letter; nil if there are many or none
}

// mostNamed is how many words a headline has at most.
const mostNamed = 8

// Headline is the summary and the words, if they are few. A lost player reads what the best chance
// is.
func (p *Plan) Headline() Headline {
	h := Headline{Sentence: p.Summary()}
	switch {
	case p.Won == 0 && len(p.Starts) > 0:
		h.Sentence = p.lostHeadline()
	case p.total.Words <= mostNamed:
		for _, s := range p.Starts {
			for word := range p.Best.Words(s.At) {
				h.Words = append(h.Words, word.Fragment())
			}
		}
		if h.Words != nil {
			h.Sentence = strings.TrimSuffix(h.Sentence, ".")
		}
	}
	return h
}

// lostHeadline says how to make the most of a lost game.
func (p *Plan) lostHeadline() string {
	best := 0
	for i, s := range p.Starts {
		if p.Chances().Of(s.At) > p.Chances().Of(p.Starts[best].At) {
			best = i
		}
	}
	s := p.Starts[best]
	chance := p.Chances().Of(s.At)
	switch {
	case chance == 0:
		return p.Summary()
	case p.View.Seat == 1:
		return fmt.Sprintf("%s Open with %s: players who look one letter ahead let you escape %s of the time.", p.Summary(), p.bestLetter(s), text.Percent(chance))
	}
	return fmt.Sprintf("%s Players who look one letter ahead let you escape up to %s of the time.", p.Summary(), text.Percent(chance))
}
