package app

import (
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Pauses between the letters that are played by themselves.
const (
	replyPause = 420 * time.Millisecond // before another's letter: as if it thought
	knownPause = 160 * time.Millisecond // before a letter that the person knows
)

// play plays the letters that are not asked, with pauses that let the person
// follow. Without movement they come at once.
func (p *drill) play() {
	p.beat++
	beat := p.beat
	var step func(app.Context)
	step = func(app.Context) {
		if p.beat != beat || !p.InFront(Drill) {
			return
		}
		if p.sitting.Advance(p.Now()) {
			p.later(p.pause(), step)
		} else {
			p.hold()
		}
	}
	if app.IsServer || reducedMotion() {
		for p.sitting.Advance(p.Now()) {
		}
		p.hold()
		return
	}
	p.later(p.pause(), step)
}

// pause is how long the next letter takes to come; nothing before the person's
// own turn.
func (p *drill) pause() time.Duration {
	s := p.sitting
	switch {
	case s.Over(), s.Item != nil, s.Line.Steps[s.Played].Ask:
		return 0
	case s.Line.Steps[s.Played].At.Mover() == p.view.Seat:
		return knownPause
	case s.Played == 0:
		return knownPause // the round begins
	}
	return replyPause
}

// later calls do after a while, at once for no while.
func (p *drill) later(while time.Duration, do func(app.Context)) {
	if while == 0 {
		do(p.Ctx())
		return
	}
	p.Ctx().After(while, do)
}
