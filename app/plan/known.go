package plan

import (
	"fmt"
	"time"

	"spectrie/app/address"
	"spectrie/app/board"
	"spectrie/app/text"
	"spectrie/solver"
	"spectrie/trainer"
)

// Known counts how many cards of some decisions a person knows.
type Known struct {
	Cards, Known int
	due          int // today, without those that are set aside
}

func (l *Known) Add(more Known) {
	l.Cards += more.Cards
	l.Known += more.Known
	l.due += more.due
}

// KnownFrom counts what a person knows of the cards from a start. A card that comes back before the given time is
// due. Decisions that follow by themselves belong to one card.
func (p *Plan) KnownFrom(s Start, m *board.Knowledge, before time.Time) Known {
	var l Known
	follows := map[solver.Position]bool{}
	for d := range p.Best.Decisions(s.At) {
		if follows[d.At] {
			continue
		}
		for _, letter := range trainer.LettersOf(p.Best, d.At) {
			follows[letter.At] = true
		}
		l.Cards++
		progress, answered := m.At(d.At.Fragment())
		if progress.Status == trainer.Known {
			l.Known++
		}
		if answered && !progress.Suspended && !progress.Buried && progress.Due.Before(before) {
			l.due++
		}
	}
	return l
}

// Sentence says how many cards the person knows and how many are due.
func (l Known) Sentence() string {
	due := fmt.Sprintf("; %s %s due today.", text.Grouped(l.due), text.Pick(l.due == 1, "is", "are"))
	if l.due == 0 {
		due = "; none is due today."
	}
	all := text.Counted(l.Cards, "card")
	switch {
	case l.Cards == 1:
		return text.Pick(l.Known == 1, "You know the one card", "You do not know the one card yet") + text.Pick(l.due == 1, "; it is due today.", ".")
	case l.Known == l.Cards:
		return "You know all " + all + due
	case l.Known == 0:
		return "You know none of the " + all + " yet" + due
	}
	return fmt.Sprintf("You know %s of the %s", text.Grouped(l.Known), all) + due
}

// Drill is the address that drills the plan, from one start or, with "", from all.
func (p *Plan) Drill(start string) address.View {
	view := p.View.On(address.Drill).At(start)
	view.Easiest = p.View.Easiest
	return view
}

// Weakest is the status of the decision on the way to a word that the person is least likely to
// know.
func (p *Plan) Weakest(word solver.Position, m *board.Knowledge) trainer.Status {
	strength := [...]int{trainer.New: 0, trainer.Lapsed: 1, trainer.Learning: 2, trainer.Known: 3}
	weakest := trainer.Known
	for _, d := range p.Decisions(word) {
		if progress, _ := m.At(d.At.Fragment()); strength[progress.Status] < strength[weakest] {
			weakest = progress.Status
		}
	}
	return weakest
}
