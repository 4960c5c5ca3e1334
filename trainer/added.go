package trainer

import (
	"slices"
	"strings"
)

// A person may want to practise a decision that the repertoire does not come by, as
// after a letter that lost a round of play: the repertoire would have played another
// letter before, or a rational opponent would have. An entry of the kind [Added] asks
// for it. Nothing else of what follows from there is in the deck, only this one
// decision, and on the way to it the letters of the person are shown and never asked.
//
// How likely it is to come up follows the rule of likelihood.go: where the person would
// have to stray from the deck, never. So most added decisions are the last that are new;
// but one that was just missed is due at once like any other.

// Added are the fragments of the decisions of a course that were added, in order.
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

// addDecisions adds the decisions at added fragments below the start of the deck. Those
// on the way to others come first.
func (d *Deck) addDecisions() {
	for _, fragment := range slices.Sorted(slices.Values(d.Added)) {
		if strings.HasPrefix(fragment, d.Start) {
			d.addDecision(fragment)
		}
	}
}

// addDecision adds the decision at an added fragment. It passes over what cannot be
// asked: with another dictionary the fragment may not come up, be lost for the seat,
// or be a decision of the repertoire.
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
		item.Plays = next
	}
	d.Decisions = append(d.Decisions, item)
	d.decisions[p.Node()] = item
}

// likelihoodOf is the chance that a fragment comes up: the others play like people,
// and the person follows the deck as far as it goes, and then plays any letter as
// likely as another.
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
		case decision.Plays != next:
			return 0
		}
		p = next
	}
	return likelihood
}
