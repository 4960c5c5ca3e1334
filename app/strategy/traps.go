package strategy

import (
	"fmt"

	"spectrie/app/address"
	"spectrie/app/markup"
	"spectrie/app/plan"
	"spectrie/app/text"
	"spectrie/dicts"
)

// trapList lists where the others can slip after a lost start.
func (p *Page) trapList() markup.HTML {
	var m markup.Writer
	m.Open("div", "class", "traps")
	i := p.plan.StartAt(p.plan.View.Fragment)
	if i < 0 || p.plan.Starts[i].Won {
		return m.HTML()
	}
	s := p.plan.Starts[i]
	note := plan.ChanceModel
	if p.plan.View.Seat > 1 { // where it is not in the heading
		note = p.plan.LostNote(s) + " " + note
	}
	m.Element("p", note)
	traps := p.plan.Chances().Traps(s.At, p.plan.View.Guaranteed)
	if len(traps) == 0 {
		return m.HTML()
	}
	m.Element("h3", "Traps")
	m.Open("ul")
	for _, t := range traps[:min(len(traps), mostTraps)] {
		m.Open("li")
		m.Element("a", dicts.Capitals(t.At.Fragment()), "href", p.plan.View.On(address.Explore).At(t.At.Fragment()).Address())
		m.Text(fmt.Sprintf(": %d of %s %s you escape", t.Turning, text.Counted(t.Replies, "possible letter"), text.Agree(t.Turning, "let")))
		if t.Reach < 1 {
			m.Text(fmt.Sprintf("; you get there with a chance of %s", text.Percent(t.Reach)))
		}
		m.Text(".")
		m.Close("li")
	}
	m.Close("ul")
	if more := len(traps) - mostTraps; more > 0 {
		m.Element("p", "And "+text.Counted(more, "more trap")+".", "class", "quiet")
	}
	return m.HTML()
}

// mostTraps is how many traps of a start are listed.
const mostTraps = 5
