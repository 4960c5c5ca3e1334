package puzzles

import (
	"fmt"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/ui"
	"spectrie/trainer"
)

// threeMinutes is how long a run of [trainer.ModeMinutes] lasts.
const threeMinutes = 3 * time.Minute

// underWay is when the run began that is not over yet, or 0. A streak goes on for the rest of its day.
func (p *Page) underWay() int64 {
	mode, now := p.mode(), p.host.Now()
	runs := p.answers.State().Runs(mode)
	if len(runs) == 0 {
		return 0
	}
	last := runs[len(runs)-1]
	switch {
	case mode == trainer.ModeStreak && last.Missed == 0 && trainer.DateOf(last.Last) == trainer.DateOf(now),
		mode == trainer.ModeMinutes && leftOf(last.Began, now) > 0:
		return last.Began
	}
	return 0
}

// leftOf is how much is left of the three minutes that began at a moment. A clock that was put back does not add any.
func leftOf(began int64, now time.Time) time.Duration {
	gone := now.Sub(time.UnixMilli(began))
	if gone < 0 {
		return 0
	}
	return max(threeMinutes-gone, 0)
}

// runNow is the run of the sitting so far.
func (p *Page) runNow() trainer.Run {
	for _, r := range p.answers.State().Runs(p.mode()) {
		if r.Began == p.sitting.run {
			return r
		}
	}
	return trainer.Run{Began: p.sitting.run}
}

// best is the most puzzles solved in one run, before the one of the sitting.
func (p *Page) best() int {
	most := 0
	for _, r := range p.answers.State().Runs(p.mode()) {
		if r.Began != p.sitting.run {
			most = max(most, r.Solved)
		}
	}
	return most
}

// timeIsUp ends three minutes that are over, and reports whether it did.
func (p *Page) timeIsUp() bool {
	s := p.sitting
	if s.stage != asking || p.mode() != trainer.ModeMinutes || leftOf(s.run, p.host.Now()) > 0 {
		return false
	}
	p.end()
	return true
}

// clockText is the time that is left: "2:41".
func (p *Page) clockText() string {
	seconds := int((leftOf(p.sitting.run, p.host.Now()) + time.Second - 1) / time.Second)
	return fmt.Sprintf("%d:%02d", seconds/60, seconds%60)
}

// clockID is the id of the clock.
const clockID = "puzzles-clock"

// tick runs the clock. It draws nothing but the clock, and ends the three minutes even where nobody presses anything.
func (p *Page) tick() {
	if app.IsServer {
		return
	}
	p.ticking++
	number := p.ticking
	var step func(app.Context)
	step = func(ctx app.Context) {
		if p.ticking != number || p.timeIsUp() {
			return
		}
		ctx.PreventUpdate()
		if clock := ui.Element(clockID); clock != nil && clock.Get("firstChild").Truthy() {
			clock.Get("firstChild").Set("nodeValue", p.clockText())
		}
		p.host.Ctx().After(p.untilNextSecond(), step)
	}
	p.host.Ctx().After(p.untilNextSecond(), step)
}

// untilNextSecond is how long the clock stays as it is.
func (p *Page) untilNextSecond() time.Duration {
	left := leftOf(p.sitting.run, p.host.Now())
	return (left-1)%time.Second + 1
}

// solvedPause is how long a solved puzzle stays on the board in three minutes.
const solvedPause = 700 * time.Millisecond

// hurry goes on by itself after a puzzle was solved in three minutes.
func (p *Page) hurry() {
	solved := p.board.Outcome()
	p.host.Ctx().After(solvedPause, func(ctx app.Context) {
		if p.board.Outcome() == solved && p.sitting != nil && p.sitting.stage == asking {
			p.next()
		} else {
			ctx.PreventUpdate()
		}
	})
}
