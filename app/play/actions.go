package play

import (
	"strconv"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/ui"
	"spectrie/trainer/match"
)

// OnKey gives the keys of a match their meaning. Enter belongs to a button that
// has the focus.
func (p *Page) OnKey(_ app.Context, event app.Event, key string) bool {
	letter := ui.TypedLetter(key)
	switch {
	case event.Get("repeat").Truthy(): // a key that is held down acts once
		return false
	case key == "Enter":
		return ui.Closest(event, "button, a, summary") == nil && p.pressEnter()
	case p.table == nil:
		return false
	case p.replayKey(key):
	case key == "Backspace":
		p.takeBack()
	case key == "1":
		p.challenge(match.ClaimsWord)
	case key == "2":
		p.challenge(match.ClaimsNone)
	case letter != 0:
		p.playLetter(letter)
	default:
		return false
	}
	return true
}

// enter goes on: with a match, with the next round, with one more match.
func (p *Page) pressEnter() bool {
	switch t := p.table; {
	case t == nil:
		if p.awaitsMatch {
			return false
		}
		p.quickMatch()
	case t.id == "":
		return false
	case t.review == match.Nobody && !t.over():
		return false
	case t.over() && t.review == t.roundsOver()-1:
		p.rematch()
	default:
		p.nextRound()
	}
	return true
}

// letter plays a letter when it is a person's turn to do so.
func (p *Page) playLetter(letter rune) {
	if p.table.personsTurn() {
		p.applyEvent(match.Event{Kind: match.Plays, Letter: letter})
	}
}

// doubleTap is how soon a second tap on a key of the screen cannot be meant: the
// bot has played in between, and what it left would hardly have been seen.
const doubleTap = 350 * time.Millisecond

// tap plays the letter of a key of the screen.
func (p *Page) tapLetter(letter rune) {
	at := p.host.Now()
	twice := letter == p.tapped && at.Sub(p.tappedAt) < doubleTap
	p.tapped, p.tappedAt = letter, at
	if !twice {
		p.playLetter(letter)
	}
}

func (p *Page) onScreenKey(letter rune) {
	p.host.Tell("")
	p.tapLetter(letter)
}

func (p *Page) onHelpChoice(ctx app.Context, _ app.Event) {
	if help, err := strconv.Atoi(ui.Dataset(ctx.JSSrc(), "help")); err == nil {
		p.toggleHelp(match.Help(help))
	}
}

// toggle shows help, or hides it again.
func (p *Page) toggleHelp(help match.Help) {
	if t := p.table; t.personsTurn() {
		t.helps[help] = !t.helps[help]
		p.noteHelp()
		p.takeFocus()
	}
}

func (p *Page) onTakeBack(app.Context, app.Event)       { p.takeBack() }
func (p *Page) onFinish(app.Context, app.Event)         { p.finishMatch() }
func (p *Page) onNextRound(app.Context, app.Event)      { p.nextRound() }
func (p *Page) onRematch(app.Context, app.Event)        { p.rematch() }
func (p *Page) onPlaySameSetup(app.Context, app.Event)  { p.playSameSetup() }
func (p *Page) onContinueLinked(app.Context, app.Event) { p.continueLinked() }
