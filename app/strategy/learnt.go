package strategy

import (
	"fmt"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/answers"
	"spectrie/app/board"
	"spectrie/app/markup"
	"spectrie/app/plan"
	"spectrie/app/text"
	"spectrie/app/tree"
	"spectrie/app/ui"
	"spectrie/solver"
	"spectrie/trainer"
)

// tonight is when the person's day ends, after at.
func tonight(settings trainer.Settings, at time.Time) time.Time {
	return settings.Begins(settings.DayOf(at)+1, at.Location())
}

// recallPlan reads what the person knows of the plan, and counts it.
func (p *Page) recallPlan() {
	p.all, p.end = plan.Learnt{}, time.Time{}
	if p.Remember(answers.CourseOf(p.plan.View)); p.Memory == nil {
		return
	}
	p.end = tonight(p.Answers.State().Settings(), p.Host.Now())
	for _, s := range p.plan.Starts {
		if s.Won {
			p.all.Add(p.plan.Learnt(s, p.Memory, p.end))
		}
	}
}

// AnswersChanged draws the plan with what the person knows now.
func (p *Page) AnswersChanged(ctx app.Context) {
	if p.plan != nil {
		before := p.Memory
		p.recallPlan()
		p.Remembered(ctx, before)
	}
}

// learntLine says how far the person is with the plan, and leads to its drill.
func (p *Page) learntLine() app.UI {
	if p.plan.Won == 0 {
		return app.Div()
	}
	text := ""
	if p.Visible() != nil {
		text = p.all.Sentence()
	}
	return app.Div().Class("learnt").Body(
		app.A().ID("drill-this").Class("tool wide").Href(p.plan.Drill("").Address()).Body(ui.Icon("drill"), app.Span().Text("Drill this")),
		app.P().ID("learnt").Text(text),
	)
}

// startLearnt says how far the person is with a start, and leads to its drill.
// Where there is but one start the head of the page does.
func (p *Page) startLearnt(m *markup.Writer, s plan.Start) {
	fragment := s.At.Fragment()
	if fragment == "" {
		return
	}
	if memory := p.Visible(); memory != nil {
		l := p.plan.Learnt(s, memory, p.end)
		m.Element("span", fmt.Sprintf("%s of %s known", text.Grouped(l.Known), text.Counted(l.Decisions, "decision")), "class", "start-known")
	}
	m.Element("a", "Drill", "href", p.plan.Drill(fragment).Address(), "class", "start-drill", "aria-label", "Drill "+board.FragmentName(fragment))
}

// pictures are the badges as they stand beside words, by status.
var pictures = [...]markup.HTML{
	trainer.New: tree.MemorySVG(tree.New), trainer.Learning: tree.MemorySVG(tree.Learning),
	trainer.Known: tree.MemorySVG(tree.Known), trainer.Lapsed: tree.MemorySVG(tree.Lapsed),
}

// wordBadge shows how well the decisions on the way to a word are known: the
// badge of the weakest.
func (p *Page) wordBadge(m *markup.Writer, word solver.Position) {
	memory := p.Visible()
	if memory == nil {
		return
	}
	status := p.plan.Weakest(word, memory)
	says := board.Remembering(board.Badges[status])
	m.Open("span", "class", "memory", "title", text.Sentence(says))
	m.Add(pictures[status])
	m.Element("span", says, "class", "sr-only")
	m.Close("span")
}
