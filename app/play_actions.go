package app

import (
	"strconv"
	"strings"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/dicts"
	"spectrie/trainer/match"
)

// onKey gives the keys of a match their meaning. Enter belongs to a button that
// has the focus.
func (p *playPage) onKey(_ app.Context, event app.Event, key string) bool {
	letters := []rune(strings.ToLower(key))
	switch {
	case event.Get("repeat").Truthy(): // a key that is held down acts once
		return false
	case key == "Enter":
		return closest(event, "button, a, summary") == nil && p.enter()
	case p.table == nil:
		return false
	case p.replayKey(key):
	case key == "Backspace":
		p.takeBack()
	case key == "1":
		p.claim(match.ClaimsWord)
	case key == "2":
		p.claim(match.ClaimsNone)
	case len(letters) == 1 && dicts.IsLetter(letters[0]):
		p.letter(letters[0])
	default:
		return false
	}
	return true
}

// enter goes on: with a match, with the next round, with one more match.
func (p *playPage) enter() bool {
	switch t := p.table; {
	case t == nil:
		if p.reads {
			return false
		}
		p.quick()
	case t.id == "":
		return false
	case t.review == match.Nobody && !t.over():
		return false
	case t.over() && t.review == t.roundsOver()-1:
		p.oneMore()
	default:
		p.nextRound()
	}
	return true
}

// letter plays a letter when it is a person's turn to do so.
func (p *playPage) letter(letter rune) {
	if p.table.playsNow() {
		p.happen(match.Event{Kind: match.Plays, Letter: letter})
	}
}

// doubleTap is how soon a second tap on a key of the screen cannot be meant: the
// bot has played in between, and what it left would hardly have been seen.
const doubleTap = 350 * time.Millisecond

// tap plays the letter of a key of the screen.
func (p *playPage) tap(letter rune) {
	at := p.Now()
	twice := letter == p.tapped && at.Sub(p.tappedAt) < doubleTap
	p.tapped, p.tappedAt = letter, at
	if !twice {
		p.letter(letter)
	}
}

func (p *playPage) onLetterKey(_ app.Context, event app.Event) {
	if key := closest(event, "[data-letter]"); key != nil {
		p.Tell("")
		p.tap([]rune(dataset(key, "letter"))[0])
	}
}

func (p *playPage) onHelp(ctx app.Context, _ app.Event) {
	if help, err := strconv.Atoi(dataset(ctx.JSSrc(), "help")); err == nil {
		p.toggle(match.Help(help))
	}
}

// toggle shows help, or hides it again.
func (p *playPage) toggle(help match.Help) {
	if t := p.table; t.playsNow() {
		t.helps[help] = !t.helps[help]
		p.lookOn()
		p.hold()
	}
}

func (p *playPage) onTakeBack(app.Context, app.Event)  { p.takeBack() }
func (p *playPage) onFinish(app.Context, app.Event)    { p.finish() }
func (p *playPage) onNextRound(app.Context, app.Event) { p.nextRound() }
func (p *playPage) onOneMore(app.Context, app.Event)   { p.oneMore() }
func (p *playPage) onPlayAnew(app.Context, app.Event)  { p.playAnew() }
func (p *playPage) onPlayOn(app.Context, app.Event)    { p.playOn() }
