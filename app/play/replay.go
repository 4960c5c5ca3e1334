package play

import (
	"fmt"
	"slices"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/page"
	"spectrie/app/ui"
	"spectrie/dicts"
	"spectrie/trainer"
	"spectrie/trainer/match"
)

// lookback is where the person is in looking back on a match: at a step of a round.
type roundReview struct {
	match.Review
	table      *table
	entry      dicts.Entry // of its dictionary
	round      int
	events     int          // that had happened in the match when the review was made
	step       int          // index of the step chosen; -1 before the first
	stepChosen bool         // the person chose it
	drilled    map[int]bool // the steps that were taken to the drill
}

// look is where the person is: on the round that the table shows, at first at the
// step that lost it.
func (p *Page) roundReview() *roundReview {
	l, t := &p.browse.review, p.table
	round := min(t.review, len(t.State().Rounds)-1)
	if l.table != t || l.round != round || l.events != len(t.Events()) {
		*l = roundReview{Review: t.Review(round), table: t, entry: p.shelf.Described(t.Setup.Dict), round: round, events: len(t.Events()), drilled: map[int]bool{}}
		l.Setup = l.namesApart()
		l.step = len(l.Steps) - 1
		if l.TurningStep != match.Nobody {
			l.step = l.TurningStep
		}
	}
	return l
}

// namesApart is the setup, in which whoever was “You” to the one who sent the match is
// a player like the others.
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

// rounds is how many rounds can be looked back on: those that are over, and in a
// match that nobody plays here all.
func (t *table) reviewableRounds() int {
	if t.id == "" {
		return len(t.State().Rounds)
	}
	return t.roundsOver()
}

// hasRound reports whether there is a round to look at so many later.
func (l *roundReview) hasRound(by int) bool {
	return l.round+by >= 0 && l.round+by < l.table.reviewableRounds()
}

// lookAt looks back on another round.
func (p *Page) reviewRound(round int) {
	t := p.table
	t.review, t.said = round, nil
	if round < t.roundsOver() {
		t.said = t.resultLines(round)
	}
	p.scrollToStep()
}

// walk goes to another step, over the ends of the round into those beside it.
func (p *Page) moveSteps(by int) {
	l := p.roundReview()
	step := l.step + by
	switch {
	case step >= -1 && step < len(l.Steps):
		l.step, l.stepChosen = step, true
		p.scrollToStep()
	case l.hasRound(by):
		p.reviewRound(l.round + by)
		p.goToRoundEnd(by < 0)
	}
}

// walkToEnd goes to the beginning of the match, or to its end.
func (p *Page) goToMatchEnd(last bool) {
	round := 0
	if last {
		round = p.table.reviewableRounds() - 1
	}
	p.reviewRound(round)
	p.goToRoundEnd(last)
}

// chooseEnd chooses the beginning of the round, or its last step.
func (p *Page) goToRoundEnd(last bool) {
	l := p.roundReview()
	l.step, l.stepChosen = -1, true
	if last {
		l.step = len(l.Steps) - 1
	}
	p.scrollToStep()
}

// canWalk reports whether there is a step so many later.
func (l *roundReview) canMoveSteps(by int) bool {
	step := l.step + by
	return step >= -1 && step < len(l.Steps) || l.hasRound(by)
}

// replayKey gives the keys of a replay their meaning.
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

// stepper steps through the match, letter by letter.
func (p *Page) stepper() app.UI {
	l := p.roundReview()
	button := func(id, name, sign string, walks bool) app.UI {
		return app.Button().Type("button").ID(id).Class("step").Title(name).Aria("label", name).
			Aria("disabled", !walks).OnClick(p.onStepper).DataSet("walk", id).Text(sign)
	}
	return app.Div().Class("stepper").Body(
		app.Div().Class("steps").Role("group").Aria("label", "Step through the match").Body(
			button("walk-first", "To the beginning (Home)", "⇤", l.canMoveSteps(-1)),
			button("walk-back", "A letter back (←)", "←", l.canMoveSteps(-1)),
			button("walk-on", "A letter on (→)", "→", l.canMoveSteps(1)),
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

// stepText says what the step chosen did.
func (l *roundReview) stepText() string {
	if l.step < 0 {
		first := l.Round.Players[0]
		return fmt.Sprintf("The beginning of the round: %s.", l.who(first).Does("open"))
	}
	return l.AboutStep(l.step, l.you())
}

// onStep chooses the step of a row.
func (p *Page) onStepRow(ctx app.Context, event app.Event) {
	button := ui.Closest(event, "button[data-step]")
	if button == nil {
		ctx.PreventUpdate()
		return
	}
	if step, err := strconv.Atoi(ui.Dataset(button, "step")); err == nil {
		p.chooseStep(step)
	}
}

func (p *Page) chooseStep(step int) {
	l := p.roundReview()
	l.step, l.stepChosen = step, true
	page.FocusLater(p.host, "step-"+strconv.Itoa(step))
	p.scrollToStep()
}

// letters is how many letters of the round are on the board: all of them until the
// person goes to a step, then those up to it.
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

// cardAt is the drill card of a step, when it was a mistake of a person. A match that
// nobody here plays is nobody’s to drill.
func (l *roundReview) cardAt(step int) (card trainer.Card, ok bool) {
	if step < 0 || l.table.id == "" || l.Setup.Players[l.Steps[step].Player].IsBot() {
		return card, false
	}
	return l.DrillCard(step)
}

// current is the fragment on the board at the step chosen.
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

// stepName names a step in a cell: the letter, or what was said.
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
