package play

import (
	"fmt"
	"slices"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/address"
	"spectrie/app/page"
	"spectrie/app/ui"
	"spectrie/dicts"
	"spectrie/trainer"
	"spectrie/trainer/match"
)

// roundReview is the review of one round, at the step that the person has chosen.
type roundReview struct {
	match.Review
	table      *table
	entry      dicts.Entry // of the match’s dictionary
	round      int
	events     int  // number of events when the review was made
	step       int  // index of the chosen step; -1 before the first
	stepChosen bool // the person has chosen the step
}

// roundReview is the review of the round that the table shows. It starts at the step that
// lost the round.
func (p *Page) roundReview() *roundReview {
	l, t := &p.browse.review, p.table
	round := min(t.review, len(t.State().Rounds)-1)
	if l.table != t || l.round != round || l.events != len(t.Events()) {
		*l = roundReview{Review: t.Review(round), table: t, entry: p.shelf.Described(t.Setup.Dict), round: round, events: len(t.Events())}
		l.Setup = l.namesApart()
		l.step = len(l.Steps) - 1
		if l.TurningStep != match.Nobody {
			l.step = l.TurningStep
		}
	}
	return l
}

// namesApart is the setup with other names for players who were “You” to whoever sent the
// match.
func (l *roundReview) namesApart() *match.Setup {
	setup := *l.Setup
	setup.Players = slices.Clone(setup.Players)
	for i := range setup.Players {
		if i != l.you() {
			setup.Players[i].Name = nameApart(l.Setup, i)
		}
	}
	return &setup
}

// reviewableRounds is how many rounds can be reviewed: the finished ones, or all rounds of a
// linked match.
func (t *table) reviewableRounds() int {
	if t.id == "" {
		return len(t.State().Rounds)
	}
	return t.roundsOver()
}

// hasRound reports whether the match has a round that many later.
func (l *roundReview) hasRound(by int) bool {
	return l.round+by >= 0 && l.round+by < l.table.reviewableRounds()
}

// reviewRound turns to another round.
func (p *Page) reviewRound(round int) {
	t := p.table
	t.review, t.said = round, nil
	if round < t.roundsOver() {
		t.said = t.resultLines(round)
	}
	p.scrollToStep()
}

// moveSteps moves by some steps, across the ends of the round into the next or previous one.
func (p *Page) moveSteps(by int) {
	l := p.roundReview()
	p.browse.details = true // which show the step
	step := l.step + by
	switch {
	case step >= -1 && step < len(l.Steps):
		l.step, l.stepChosen = step, true
		p.scrollToStep()
		p.noteRound(false)
	case l.hasRound(by):
		p.reviewRound(l.round + by)
		p.goToRoundEnd(by < 0)
	}
}

// goToMatchEnd goes to the beginning of the match, or to its end.
func (p *Page) goToMatchEnd(last bool) {
	p.browse.details = true
	round := 0
	if last {
		round = p.table.reviewableRounds() - 1
	}
	p.reviewRound(round)
	p.goToRoundEnd(last)
}

// goToRoundEnd goes to the beginning of the round, or to its last step.
func (p *Page) goToRoundEnd(last bool) {
	l := p.roundReview()
	l.step, l.stepChosen = -1, true
	if last {
		l.step = len(l.Steps) - 1
	}
	p.scrollToStep()
	p.noteRound(true)
}

// canMoveSteps reports whether there is a step that many later.
func (l *roundReview) canMoveSteps(by int) bool {
	step := l.step + by
	return step >= -1 && step < len(l.Steps) || l.hasRound(by)
}

// replayKey handles the keys of a review.
func (p *Page) replayKey(key string) bool {
	if p.table == nil || p.table.review == match.Nobody {
		return false
	}
	switch key {
	case "ArrowLeft":
		p.moveSteps(-1)
	case "ArrowRight":
		p.moveSteps(1)
	case "Home":
		p.goToMatchEnd(false)
	case "End":
		p.goToMatchEnd(true)
	default:
		return false
	}
	return true
}

// stepper has the buttons that step through the match.
func (p *Page) stepper() app.UI {
	l := p.roundReview()
	button := func(id, name, sign string, walks bool) app.UI {
		return ui.Button(id).Class("step").Title(name).Aria("label", name).
			Aria("disabled", !walks).OnClick(p.onStepper).DataSet("walk", id).Text(sign)
	}
	return app.Div().Class("stepper").Body(
		app.Div().Class("steps").Role("group").Aria("label", "Step through the match").Body(
			button("walk-first", "To the beginning (Home)", "⇤", l.canMoveSteps(-1)),
			button("walk-back", "One letter back (←)", "←", l.canMoveSteps(-1)),
			button("walk-on", "One letter forward (→)", "→", l.canMoveSteps(1)),
			button("walk-last", "To the end (End)", "⇥", l.canMoveSteps(1)),
		),
		app.P().ID("step-text").Aria("live", "polite").Text(l.stepText()),
	)
}

func (p *Page) onStepper(ctx app.Context, _ app.Event) {
	l := p.roundReview()
	switch ui.Dataset(ctx.JSSrc(), "walk") {
	case "walk-first":
		p.goToMatchEnd(false)
	case "walk-back":
		if l.canMoveSteps(-1) {
			p.moveSteps(-1)
		}
	case "walk-on":
		if l.canMoveSteps(1) {
			p.moveSteps(1)
		}
	case "walk-last":
		p.goToMatchEnd(true)
	}
}

// stepText says what happened at the chosen step.
func (l *roundReview) stepText() string {
	if l.step < 0 {
		first := l.Round.Players[0]
		return fmt.Sprintf("The beginning of the round: %s.", l.who(first).Does("open"))
	}
	return l.AboutStep(l.step, l.you())
}

// pressStep chooses the step of a row in the table.
func (p *Page) pressStep(button app.Value) {
	if step, err := strconv.Atoi(ui.Dataset(button, "step")); err == nil {
		p.chooseStep(step)
	}
}

func (p *Page) chooseStep(step int) {
	l := p.roundReview()
	l.step, l.stepChosen = step, true
	page.FocusLater(p.host, "step-"+strconv.Itoa(step))
	p.scrollToStep()
	p.noteRound(false)
}

// noteRound puts the round under review and the chosen step into the address. With turned the person has turned
// to another round, and Back leads to the one before.
func (p *Page) noteRound(turned bool) {
	view, t := p.view, p.table
	view.Round, view.Step = t.review+1, 0
	if t.review != match.Nobody {
		if l := p.roundReview(); l.stepChosen {
			view.Step = l.step + 2
		}
	}
	if view == p.view || !p.host.InFront(address.Play) {
		return
	}
	turned = turned && view.Round != p.view.Round
	if p.view = view; turned {
		p.host.GoTo(p.host.Ctx(), view)
	} else {
		p.host.Replace(view)
	}
}

// turnToAddress turns to the round and the step in the address. One without a round shows the board, if the
// address had one before, or the end of a match that is over.
func (p *Page) turnToAddress(before bool) {
	t, v := p.table, &p.view
	switch {
	case v.Round > 0 && v.Round <= t.reviewableRounds():
		if t.review != v.Round-1 {
			p.reviewRound(v.Round - 1)
		}
		l := p.roundReview()
		if v.Step == 0 && l.stepChosen {
			l.table = nil // as it was before a step was chosen
		} else if v.Step > 0 {
			l.step, l.stepChosen, p.browse.details = min(v.Step-2, len(l.Steps)-1), true, true
		}
		return
	case before && t.id == "":
		t.reviewFirstRound()
	case before && t.over():
		t.reviewLastRound()
	case before:
		t.review, t.said = match.Nobody, nil
	}
	v.Round, v.Step = 0, 0
}

// lettersShown is how many letters are on the board: those up to the chosen step, or all
// before the person has chosen one.
func (l *roundReview) lettersShown() int {
	if !l.stepChosen {
		return len(l.Round.Plays)
	}
	n := 0
	for i := range l.Steps[:l.step+1] {
		if l.Steps[i].Kind == match.Plays {
			n++
		}
	}
	return n
}

// cardAt is the drill card for a person’s mistake at a step. A match that nobody plays here
// has none.
func (l *roundReview) cardAt(step int) (card trainer.Card, ok bool) {
	if step < 0 || l.table.id == "" || l.Setup.Players[l.Steps[step].Player].IsBot() {
		return card, false
	}
	return l.DrillCard(step)
}

// fragmentShown is the fragment on the board at the chosen step.
func (l *roundReview) fragmentShown() string {
	if l.step < 0 {
		return ""
	}
	s := &l.Steps[l.step]
	if s.Kind == match.Plays {
		return s.Fragment + string(s.Letter)
	}
	return s.Fragment
}

// stepName is a step in a table cell: the letter, or what the player said.
func stepName(s *match.Step) string {
	switch s.Kind {
	case match.Plays:
		return dicts.Capitals(string(s.Letter))
	case match.ClaimsWord:
		return "“A word”"
	case match.ClaimsNone:
		return "“No word”"
	}
	if s.Word == "" {
		return "No name"
	}
	return dicts.Capitals(s.Word)
}
