package app

import (
	"fmt"
	"time"

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

// drill is the view on which the plan is drilled, from a start or from all.
func (p *plan) drill(start string) View {
	view := p.view.On(Drill).At(start)
	view.Easiest = p.view.Easiest
	return view
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
