package app

import (
	"fmt"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/tree"
	"spectrie/solver"
	"spectrie/trainer"
)

// tonight is when the person's day ends, after at.
func tonight(settings trainer.Settings, at time.Time) time.Time {
	return settings.Begins(settings.DayOf(at)+1, at.Location())
}

// recallPlan reads what the person knows of the plan, and counts it.
func (p *strategy) recallPlan() {
	p.all, p.end = learnt{}, time.Time{}
	if p.remember(courseOf(p.plan.view)); p.memory == nil {
		return
	}
	p.end = tonight(p.answers.state().Settings(), p.Now())
	for _, s := range p.plan.starts {
		if s.won {
			p.all.add(p.plan.learnt(s, p.memory, p.end))
		}
	}
}

// answersChanged draws the plan with what the person knows now.
func (p *strategy) answersChanged(ctx app.Context) {
	if p.plan != nil {
		before := p.memory
		p.recallPlan()
		p.remembered(ctx, before)
	}
}

// learntLine says how far the person is with the plan, and leads to its drill.
func (p *strategy) learntLine() app.UI {
	if p.plan.won == 0 {
		return app.Div()
	}
	text := ""
	if p.visible() != nil {
		text = p.all.sentence()
	}
	return app.Div().Class("learnt").Body(
		app.A().ID("drill-this").Class("tool wide").Href(p.plan.drill("").Address()).Body(icon("drill"), app.Span().Text("Drill this")),
		app.P().ID("learnt").Text(text),
	)
}

// startLearnt says how far the person is with a start, and leads to its drill.
// Where there is but one start the head of the page does.
func (p *strategy) startLearnt(m *markup, s start) {
	fragment := s.at.Fragment()
	if fragment == "" {
		return
	}
	if memory := p.visible(); memory != nil {
		l := p.plan.learnt(s, memory, p.end)
		m.element("span", fmt.Sprintf("%s of %s known", grouped(l.known), counted(l.decisions, "decision")), "class", "start-known")
	}
	m.element("a", "Drill", "href", p.plan.drill(fragment).Address(), "class", "start-drill", "aria-label", "Drill "+fragmentName(fragment))
}

// pictures are the badges as they stand beside words, by status.
var pictures = [...]string{
	trainer.New: tree.MemorySVG(tree.New), trainer.Learning: tree.MemorySVG(tree.Learning),
	trainer.Known: tree.MemorySVG(tree.Known), trainer.Lapsed: tree.MemorySVG(tree.Lapsed),
}

// wordBadge shows how well the decisions on the way to a word are known: the
// badge of the weakest.
func (p *strategy) wordBadge(m *markup, word solver.Position) {
	memory := p.visible()
	if memory == nil {
		return
	}
	status := p.plan.weakest(word, memory)
	says := remembering(badges[status])
	m.open("span", "class", "memory", "title", sentence(says))
	m.WriteString(pictures[status])
	m.element("span", says, "class", "sr-only")
	m.close("span")
}
