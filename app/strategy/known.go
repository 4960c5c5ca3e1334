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
	"spectrie/solver"
	"spectrie/trainer"
)

// learn links to the plan's drill.
func (p *Page) learn() markup.HTML {
	var m markup.Writer
	m.Open("span")
	if p.plan.Won > 0 {
		m.Element("a", text.Pick(p.plan.CountWords() == 1, "Learn it", "Learn them"), "id", "drill-this", "class", "strong", "href", p.plan.Drill("").Address())
	}
	return m.HTML()
}

// knownSentence says how much of the plan the person knows.
func (p *Page) knownSentence() string {
	if p.plan.Won == 0 || p.ShownKnowledge() == nil {
		return ""
	}
	return p.known.Sentence()
}

// endOfDay is when the person's current day ends. The time now is at.
func endOfDay(settings trainer.Settings, at time.Time) time.Time {
	return settings.Begins(settings.DayOf(at)+1, at.Location())
}

// readKnown reads what the person knows of the plan and counts it.
func (p *Page) readKnown() {
	p.known, p.dayEnd = plan.Known{}, time.Time{}
	if p.ReadKnowledge(answers.CourseOf(p.plan.View)); p.Knowledge == nil {
		return
	}
	p.Knowledge.Spread(p.plan.Game, p.plan.Best)
	p.dayEnd = endOfDay(p.Answers.State().Settings(), p.Host.Now())
	for _, s := range p.plan.Starts {
		if s.Won {
			p.known.Add(p.plan.KnownFrom(s, p.Knowledge, p.dayEnd))
		}
	}
}

// AnswersChanged draws the plan again with what the person knows now.
func (p *Page) AnswersChanged(ctx app.Context) {
	if p.plan != nil {
		before := p.Knowledge
		p.readKnown()
		p.KnowledgeChanged(ctx, before)
	}
}

// startKnown says how much of a start the person knows and links to its drill. A plan with one
// start has this at the top of the page instead.
func (p *Page) startKnown(m *markup.Writer, s plan.Start) {
	fragment := s.At.Fragment()
	if fragment == "" {
		return
	}
	if memory := p.ShownKnowledge(); memory != nil {
		l := p.plan.KnownFrom(s, memory, p.dayEnd)
		m.Element("span", fmt.Sprintf("%s of %s known", text.Grouped(l.Known), text.Counted(l.Cards, "card")), "class", "start-known")
	}
	m.Element("a", "Drill", "href", p.plan.Drill(fragment).Address(), "class", "start-drill", "aria-label", "Drill "+board.FragmentName(fragment))
}

// badges has the badge beside a word, by status.
var badges = [...]markup.HTML{
	trainer.New: tree.MemorySVG(tree.New), trainer.Learning: tree.MemorySVG(tree.Learning),
	trainer.Known: tree.MemorySVG(tree.Known), trainer.Lapsed: tree.MemorySVG(tree.Lapsed),
}

// wordBadge shows how well the person knows the decisions on the way to a word. The weakest one
// counts.
func (p *Page) wordBadge(m *markup.Writer, word solver.Position) {
	memory := p.ShownKnowledge()
	if memory == nil {
		return
	}
	status := p.plan.Weakest(word, memory)
	says := board.BadgeMeaning(board.BadgeOf[status])
	m.Open("span", "class", "memory", "title", text.Sentence(says))
	m.Add(badges[status])
	m.Element("span", says, "class", "sr-only")
	m.Close("span")
}
