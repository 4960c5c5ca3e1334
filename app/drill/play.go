package drill

import (
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/address"
	"spectrie/app/ui"
)

// playUnasked plays the letters that are not asked, with pauses in which the person can
// follow. If the person prefers reduced motion, all letters come at once.
func (p *Page) playUnasked() {
	p.playRun++
	run := p.playRun
	var step func(app.Context)
	step = func(app.Context) {
		if p.playRun != run || !p.host.InFront(address.Drill) {
			return
		}
		if p.advance() {
			p.runAfter(p.nextPause(), step)
		} else {
			p.takeFocus()
		}
	}
	if app.IsServer || ui.ReducedMotion() {
		for p.advance() {
		}
		p.takeFocus()
		return
	}
	p.runAfter(p.nextPause(), step)
}

// advance plays the next letter that is not asked. When a card is taught instead, it records that.
func (p *Page) advance() bool {
	went := p.session.Advance(p.answers.State(), p.host.Now())
	if !went {
		p.noteLesson()
	}
	return went
}

// Pauses before letters that nobody has to type.
const (
	replyPause = 420 * time.Millisecond // before another player's letter, as if that player thought
	knownPause = 160 * time.Millisecond // before a letter that the person knows
)

// nextPause is the pause before the next letter. It is 0 before the person’s turn.
func (p *Page) nextPause() time.Duration {
	s := p.session
	switch {
	case s.Over(), s.Item != nil, s.Line.Steps[s.StepsPlayed].Ask:
		return 0
	case s.Line.Steps[s.StepsPlayed].At.Mover() == p.game.Seat:
		return knownPause
	case s.StepsPlayed == 0:
		return knownPause // the round begins
	}
	return replyPause
}

// runAfter calls do after a pause, or at once without one.
func (p *Page) runAfter(while time.Duration, do func(app.Context)) {
	if while == 0 {
		do(p.host.Ctx())
		return
	}
	p.host.Ctx().After(while, do)
}
