package app

import (
	"fmt"

	"spectrie/dicts"
)

// trapsAtOnce is how many traps of a start are told.
const trapsAtOnce = 5

// trapList tells where the others can slip, at a start where the seat is lost.
func (p *strategy) trapList() string {
	i := p.plan.startAt(p.plan.view.Fragment)
	if i < 0 || p.plan.starts[i].won {
		return `<div class="traps"></div>`
	}
	var m markup
	m.open("div", "class", "traps")
	s := p.plan.starts[i]
	m.element("p", p.plan.lostNote(s)+" "+chanceModel)
	traps := p.plan.chances.Traps(s.at, p.plan.view.Guaranteed)
	if len(traps) == 0 {
		m.close("div")
		return m.String()
	}
	m.element("h3", "Traps")
	m.open("ul")
	for _, t := range traps[:min(len(traps), trapsAtOnce)] {
		m.open("li")
		m.element("a", dicts.Capitals(t.At.Fragment()), "href", p.plan.view.On(Explore).At(t.At.Fragment()).Address())
		m.text(fmt.Sprintf(": %d of %s %s you off", t.Turning, counted(t.Replies, "reply letter"), agree(t.Turning, "let")))
		if t.Reach < 1 {
			m.text(fmt.Sprintf("; it comes up with a chance of %s", percent(t.Reach)))
		}
		m.text(".")
		m.close("li")
	}
	m.close("ul")
	if more := len(traps) - trapsAtOnce; more > 0 {
		m.element("p", "And "+grouped(more)+" more.", "class", "quiet")
	}
	m.close("div")
	return m.String()
}
