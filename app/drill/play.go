package drill

import (
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/address"
	"spectrie/app/ui"
)

// Pauses between the letters that are played by themselves.
const (
	replyPause = 420 * time.Millisecond // before another's letter: as if it thought
	knownPause = 160 * time.Millisecond // before a letter that the person knows
)

// play plays the letters that are not asked, with pauses that let the person
// follow. Without movement they come at once.
func (p *Page) playUnasked() {
	p.playRun++
	beat := p.playRun
	var step func(app.Context)
	step = func(app.Context) {
		if p.playRun != beat || !p.host.InFront(address.Drill) {
			return
		}
		if p.session.Advance(p.host.Now()) {
			p.runAfter(p.nextPause(), step)
		} else {
			p.takeFocus()
		}
	}
	if app.IsServer || ui.ReducedMotion() {
		for p.session.Advance(p.host.Now()) {
		}
		p.takeFocus()
		return
	}
	p.runAfter(p.nextPause(), step)
}

// pause is how long the next letter takes to come; nothing before the person's
// own turn.
func (p *Page) nextPause() time.Duration {
	s := p.session
	switch {
	case s.Over(), s.Item != nil, s.Line.Steps[s.StepsPlayed].Ask:
		return 0
	case s.Line.Steps[s.StepsPlayed].At.Mover() == p.view.Seat:
		return knownPause
	case s.StepsPlayed == 0:
		return knownPause // the round begins
	}
	return replyPause
}

// later calls do after a while, at once for no while.
func (p *Page) runAfter(while time.Duration, do func(app.Context)) {
	if while == 0 {
		do(p.host.Ctx())
		return
	}
	p.host.Ctx().After(while, do)
}
