package app

import (
	"fmt"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/tree"
	"spectrie/solver"
	"spectrie/trainer"
)

// learnt counts what the person knows of some decisions.
type learnt struct {
	decisions, known int
	due              int // today, of those that are not set aside
}

func (l *learnt) add(more learnt) {
	l.decisions += more.decisions
	l.known += more.known
	l.due += more.due
}

// learnt counts what m knows of the decisions from a start. What comes back
// before the time given is due.
func (p *plan) learnt(s start, m *memory, before time.Time) learnt {
	var l learnt
	for d := range p.best.Decisions(s.at) {
		l.decisions++
		progress, answered := m.at(d.At.Fragment())
		if progress.Status == trainer.Known {
			l.known++
		}
		if answered && !progress.Suspended && !progress.Buried && progress.Due.Before(before) {
			l.due++
		}
	}
	return l
}

// tonight is when the person's day ends, after at.
func tonight(settings trainer.Settings, at time.Time) time.Time {
	return settings.Begins(settings.DayOf(at)+1, at.Location())
}

// sentence says what is known of all decisions and what is due.
func (l learnt) sentence() string {
	due := fmt.Sprintf("; %s %s due today.", grouped(l.due), pick(l.due == 1, "is", "are"))
	if l.due == 0 {
		due = "; none is due today."
	}
	all := counted(l.decisions, "decision")
	switch {
	case l.decisions == 1:
		return pick(l.known == 1, "You know the one decision", "You do not know the one decision yet") + pick(l.due == 1, "; it is due today.", ".")
	case l.known == l.decisions:
		return "You know all " + all + due
	case l.known == 0:
		return "You know none of the " + all + " yet" + due
	}
	return fmt.Sprintf("You know %s of the %s", grouped(l.known), all) + due
}

// recallPlan reads what the person knows of the plan, and counts it.
func (p *strategy) recallPlan() {
	p.all, p.end = learnt{}, time.Time{}
	if p.remember(p.plan.view.course()); p.memory == nil {
		return
	}
	p.end = tonight(practice.state().Settings(), now())
	for _, s := range p.plan.starts {
		if s.won {
			p.all.add(p.plan.learnt(s, p.memory, p.end))
		}
	}
}

// practiceChanged draws the plan with what the person knows now.
func (p *strategy) practiceChanged(ctx app.Context) {
	if p.plan != nil {
		before := p.memory
		p.recallPlan()
		p.remembered(ctx, before)
	}
}

// drill is the view on which the plan is drilled, from a start or from all.
func (p *plan) drill(start string) View {
	view := p.view.On(Drill).At(start)
	view.Easiest = p.view.Easiest
	return view
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

// weakest is the status of the decision on the way to a word that the person is
// least likely to know.
func (p *plan) weakest(word solver.Position, m *memory) trainer.Status {
	strength := [...]int{trainer.New: 0, trainer.Lapsed: 1, trainer.Learning: 2, trainer.Known: 3}
	weakest := trainer.Known
	for _, d := range p.decisions(word) {
		if progress, _ := m.at(d.At.Fragment()); strength[progress.Status] < strength[weakest] {
			weakest = progress.Status
		}
	}
	return weakest
}
