package strategy

import (
	"fmt"

	"spectrie/app/address"
	"spectrie/app/markup"
	"spectrie/app/plan"
	"spectrie/app/text"
	"spectrie/dicts"
)

// trapsAtOnce is how many traps of a start are told.
const trapsAtOnce = 5

// trapList tells where the others can slip, at a start where the seat is lost.
func (p *Page) trapList() markup.HTML {
	var m markup.Writer
	m.Open("div", "class", "traps")
	i := p.plan.StartAt(p.plan.View.Fragment)
	if i < 0 || p.plan.Starts[i].Won {
		return m.HTML()
	}
	s := p.plan.Starts[i]
	m.Element("p", p.plan.LostNote(s)+" "+plan.ChanceModel)
	traps := p.plan.Chances.Traps(s.At, p.plan.View.Guaranteed)
	if len(traps) == 0 {
		return m.HTML()
	}
	m.Element("h3", "Traps")
	m.Open("ul")
	for _, t := range traps[:min(len(traps), trapsAtOnce)] {
		m.Open("li")
		m.Element("a", dicts.Capitals(t.At.Fragment()), "href", p.plan.View.On(address.Explore).At(t.At.Fragment()).Address())
		m.Text(fmt.Sprintf(": %d of %s %s you off", t.Turning, text.Counted(t.Replies, "reply letter"), text.Agree(t.Turning, "let")))
		if t.Reach < 1 {
			m.Text(fmt.Sprintf("; it comes up with a chance of %s", text.Percent(t.Reach)))
		}
		m.Text(".")
		m.Close("li")
	}
	m.Close("ul")
	if more := len(traps) - trapsAtOnce; more > 0 {
		m.Element("p", "And "+text.Grouped(more)+" more.", "class", "quiet")
	}
	return m.HTML()
}
