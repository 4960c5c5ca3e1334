package strategy

import (
	"spectrie/app/address"
	"spectrie/app/markup"
	"spectrie/app/plan"
	"spectrie/app/text"
	"spectrie/dicts"
)

// gapList lists the replies that the plan does not answer. It unfolds.
func (p *Page) gapList() markup.HTML {
	var m markup.Writer
	if len(p.plan.Gaps()) == 0 {
		m.Element("div", "")
		return m.HTML()
	}
	m.Open("details", "class", "gaps quiet")
	m.Element("summary", p.plan.NoAnswer())
	m.Element("p", "Whoever plays one of these letters can lose, but so can you. Look up the fragment in the explorer to see what is best then.")
	m.Open("ul")
	listed := 0
	for _, gap := range p.plan.Gaps()[:min(len(p.plan.Gaps()), mostGaps)] {
		m.Open("li")
		m.Text("after ")
		at := gap.At.Fragment()
		m.Element("a", dicts.Capitals(at), "href", p.plan.View.On(address.Explore).At(at).Address())
		for i, reply := range gap.Replies {
			m.Text(text.Pick(i == 0, ": ", ", ") + plan.LetterOf(reply))
		}
		m.Close("li")
		listed += len(gap.Replies)
	}
	m.Close("ul")
	if more := p.plan.Unanswered() - listed; more > 0 {
		m.Element("p", "And "+text.Grouped(more)+" more.")
	}
	return m.HTML()
}

// mostGaps is after how many fragments such replies are listed.
const mostGaps = 60
