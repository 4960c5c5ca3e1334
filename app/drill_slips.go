package app

import (
	"fmt"

	"spectrie/trainer"
)

// mostSlips is how many cards the page names as about to slip.
const mostSlips = 2

// slipping are the cards due that are least likely to be remembered still.
func (p *drill) slipping() []trainer.Slip {
	state, t := practice.state(), now()
	var due []trainer.Card
	for _, item := range p.sitting.Queue(state, t).Due {
		due = append(due, item.Card)
	}
	return state.Slipping(due, mostSlips, t)
}

// aboutToSlip names them before they are asked, without their answers.
func (p *drill) aboutToSlip() string {
	var names []string
	for _, slip := range p.slips {
		if item := p.deck.Item(slip.Card); item != nil {
			names = append(names, p.cardName(item))
		}
	}
	if len(names) == 0 {
		return ""
	}
	return "About to slip: " + listed(names) + "."
}

// slipped tells after the sitting what had been about to slip, and whether it was
// remembered.
func (p *drill) slipped() string {
	var tales []string
	for _, slip := range p.slips {
		item := p.deck.Item(slip.Card)
		if item == nil {
			continue
		}
		for _, a := range p.sitting.Answers {
			if a.Item == item {
				tales = append(tales, fmt.Sprintf("%s (%s, remembered with a chance of %s, and you %s it)",
					p.cardName(item), p.answerShort(item), percent(slip.Chance), pick(a.Grade == trainer.Again, "missed", "knew")))
				break
			}
		}
	}
	if len(tales) == 0 {
		return ""
	}
	return pick(len(tales) == 1, "This was about to slip: ", "These were about to slip: ") + listed(tales) + "."
}
