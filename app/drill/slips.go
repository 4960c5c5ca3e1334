package drill

import (
	"fmt"
	"slices"

	"spectrie/app/text"
	"spectrie/trainer"
)

// findSlipping returns the decisions, learned before today, that the person has most likely
// forgotten.
func (p *Page) findSlipping() []trainer.Slip {
	state, t := p.answers.State(), p.host.Now()
	today := state.Settings().DayOf(t)
	var learned []trainer.Card
	for _, item := range p.deck.Decisions {
		if last := state.Progress(item.Card, t).Last; !last.IsZero() && state.Settings().DayOf(last) < today {
			learned = append(learned, item.Card)
		}
	}
	return state.Slipping(learned, maxSlips, t)
}

// maxSlips is how many cards the page names as about to slip.
const maxSlips = 2

// aboutToSlipText names those cards before they are asked, without their answers.
func (p *Page) aboutToSlipText() string {
	names := text.Each(p.session.slips, func(slip trainer.Slip) string { return p.cardName(p.deck.Item(slip.Card)) })
	return "About to slip: " + text.Listed(names) + "."
}

// slippedText says after the session which cards were about to slip, and how they went.
func (p *Page) slippedText() string {
	var tales []string
	for _, slip := range p.session.slips {
		item := p.deck.Item(slip.Card)
		outcome := "it was not asked today"
		if i := slices.IndexFunc(p.session.Answers, func(a trainer.Answer) bool { return a.Item == item }); i >= 0 {
			outcome = text.Pick(p.session.Answers[i].Grade == trainer.Again, "you missed it", "you knew it")
		}
		tales = append(tales, fmt.Sprintf("%s, %s (chance that you still knew it: %s; %s)",
			p.cardName(item), p.answerShort(item), text.Percent(slip.Chance), outcome))
	}
	if len(tales) == 0 {
		return ""
	}
	return "About to slip before this session: " + text.Listed(tales) + "."
}
