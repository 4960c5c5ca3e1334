package trainer

import (
	"slices"
	"strings"

	"spectrie/solver"
)

// A person may want to practise a decision that the repertoire never reaches, such as one that lost a
// match. The repertoire, or a rational opponent, would have played another letter before it. An entry of
// the kind [Added] puts that decision into the deck, and nothing else. A round shows the person's letters
// on the way to it and never asks for them.
//
// Its likelihood follows the rule of likelihood.go, and is 0 where the person has to leave the deck to get
// there. So most added decisions come last among the new ones. But a decision that was just missed is due
// at once, as always.

// Added are the fragments of the decisions that were added to a course, in order.
func (s *State) Added(course Course) []string {
	var added []string
	for card, t := range s.tracks {
		if card.Course == course && len(t.adds) > 0 {
			added = append(added, card.Fragment)
		}
	}
	slices.Sort(added)
	return added
}

// addDecisions adds the decisions at added fragments below the start of the deck. Shorter fragments come
// before those that they begin.
func (d *Deck) addDecisions() {
	for _, fragment := range slices.Sorted(slices.Values(d.Added)) {
		if strings.HasPrefix(fragment, d.Start) {
			d.addDecision(fragment)
		}
	}
}

// addDecision adds the decision at an added fragment. It skips what cannot be asked: in another
// dictionary the fragment may not exist, may be lost, or may belong to the repertoire.
func (d *Deck) addDecision(fragment string) {
	course := d.Course
	p, found := d.Game.At(fragment)
	if found < len(fragment) || p.Over() || p.Mover() != course.Seat ||
		!p.Safe(course.Seat, course.Guaranteed) || d.decisions[p.Node()] != nil {
		return
	}
	item := &Item{
		Card:       Card{Course: course, Fragment: fragment},
		At:         p,
		Words:      slices.Collect(d.Best.Words(p)),
		Likelihood: d.likelihoodOf(fragment),
		Added:      true,
	}
	for next := range d.Best.Next(p) {
		item.Plays, item.Letters = next, []solver.Decision{{At: p, Plays: next}}
	}
	d.Decisions = append(d.Decisions, item)
	d.decisions[p.Node()] = item
}

// likelihoodOf is the chance that a fragment comes up. The others play like people. The person follows the
// deck as far as it goes, and then plays at random.
func (d *Deck) likelihoodOf(fragment string) float64 {
	likelihood := 1.0
	p := d.Game.Start()
	for _, letter := range fragment {
		next, _ := p.Play(letter)
		switch decision := d.decisions[p.Node()]; {
		case p.Mover() != d.Course.Seat:
			likelihood *= chance(d.words, p, next)
		case decision == nil:
			likelihood /= float64(len(slices.Collect(p.Next())))
		case decision.Letters[decision.Letter(p)].Plays != next:
			return 0
		}
		p = next
	}
	return likelihood
}
