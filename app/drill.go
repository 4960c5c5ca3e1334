package app

import (
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/trainer"
)

// drill is the page on which a deck is learned: whole rounds, or single cards.
type drill struct {
	*Site
	view    View
	deck    *trainer.Deck
	sitting *trainer.Session // with deck; nil until the answers on this device are known
	ended   bool             // the sitting is over: all is done, or the person has enough
	stopped bool             // by the person
	said    feedback         // about the last answer, or what else happened
	typed   string           // of a word on a recall card
	tally   string           // of what the deck is for
	starts  []option         // of the course
	slips   []trainer.Slip   // what was about to slip when the sitting began
	beat    int              // of the round that goes by itself; a later one ends those before
}

// show makes the deck that view asks for. A start that the course does not have is
// replaced by all starts. The sitting goes on when the deck is the same.
func (p *drill) show(view View) (shown View, problems []string, err error) {
	view.Seat = max(view.Seat, 1)
	deck, err := trained.deck(&shelf, view)
	if err != nil && view.Fragment != "" {
		problems = []string{sentence(err.Error()) + ". This is the whole strategy."}
		view.Fragment = ""
		deck, err = trained.deck(&shelf, view)
	}
	if err != nil {
		return view, nil, err
	}
	if p.deck != deck || p.view.Cards != view.Cards {
		p.sitting, p.ended, p.stopped, p.said, p.typed = nil, false, false, feedback{}, ""
	}
	p.deck, p.view = deck, view
	p.tally, p.starts = p.summary(), p.startOptions()
	return view, problems, nil
}

// settle begins the sitting, or goes on with the round that another page
// interrupted.
func (p *drill) settle(ctx app.Context) {
	p.awaitPractice()
	p.begin()
}

// begin starts a sitting as soon as there is a deck and the answers are known.
func (p *drill) begin() {
	if p.deck == nil || !practice.ready() {
		return
	}
	switch {
	case p.ended:
	case p.sitting == nil:
		p.sitting = &trainer.Session{Deck: p.deck, Cards: p.view.Cards}
		p.slips = p.slipping()
		p.next()
	default:
		p.play()
	}
}

// next puts the next round or card on the board, or ends the sitting.
func (p *drill) next() {
	p.said, p.typed = feedback{}, ""
	if !p.sitting.Next(practice.state(), now()) {
		p.end(false)
		return
	}
	p.play()
}

// end shows how the sitting went.
func (p *drill) end(stopped bool) {
	p.beat++
	p.ended, p.stopped = true, stopped
	if len(p.sitting.Answers) > 0 {
		p.askToPersist()
	}
	p.hold()
}

// resume goes on after the end, with more new cards when the person wants some.
func (p *drill) resume(extra int) {
	p.sitting.Extra += extra
	p.ended, p.stopped = false, false
	p.next()
	p.hold()
}

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
		if p.beat != beat || p.current() != pane(p) {
			return
		}
		if p.sitting.Advance(now()) {
			p.later(p.pause(), step)
		} else {
			p.hold()
		}
	}
	if app.IsServer || reducedMotion() {
		for p.sitting.Advance(now()) {
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
	case s.Line.Steps[s.Played].Item != nil:
		return knownPause
	case s.Played == 0:
		return knownPause // the round begins
	}
	return replyPause
}

// later calls do after a while, at once for no while.
func (p *drill) later(while time.Duration, do func(app.Context)) {
	if while == 0 {
		do(p.home)
		return
	}
	p.home.After(while, do)
}

// hold gives the keyboard to what the person does next, unless the person has it
// elsewhere on the page. The link that led here gives it up.
func (p *drill) hold() {
	if app.IsServer {
		return
	}
	p.home.Defer(func(app.Context) {
		mark("drawn")
		at := app.Window().Get("document").Get("activeElement")
		if focusHeld() && !at.Call("closest", "#drill-board, #drill-end, .pages").Truthy() {
			return
		}
		for _, id := range []string{"drill-continue", "drill-end", "drill-board"} {
			if element(id) != nil {
				focus(id)
				return
			}
		}
	})
}

func (p *drill) title() string { return "Drill – Spectrie" }

func (p *drill) parts() []app.UI {
	if p.deck == nil {
		return []app.UI{p.nothingYet()}
	}
	return []app.UI{
		app.Header().Class("page-head").Body(
			app.H1().Text("Drill"),
			app.P().ID("summary").Class("summary").Text(p.tally),
		),
		app.Div().Class("drill-note").Body(p.practiceNote()),
		app.Div().Class("drill-columns").Body(
			app.Div().Class("drill-main").Body(p.body()),
			app.Div().Class("drill-side").Body(
				p.tools(),
				app.Div().Body(app.If(p.sitting != nil && !p.ended && len(p.deck.Decisions) > 0, p.line)),
			),
		),
	}
}

// body is the board, or what stands in its place.
func (p *drill) body() app.UI {
	switch {
	case len(p.deck.Decisions) == 0:
		return p.nothingToLearn()
	case p.sitting == nil:
		return app.P().Class("nothing-yet").Text("Reading your answers…")
	case p.ended:
		return p.sittingEnd()
	}
	return p.board()
}

// practiceChanged begins once the answers are known, and follows what another tab
// or a restored backup adds: what the board asks stays.
func (p *drill) practiceChanged(app.Context) { p.begin() }
