package play

import (
	"strconv"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/ui"
	"spectrie/trainer/match"
)

// OnKey handles the keys of a match. Enter on a focused button is left to that button.
func (p *Page) OnKey(_ app.Context, event app.Event, key string) bool {
	letter := ui.TypedLetter(key)
	switch {
	case event.Get("repeat").Truthy(): // a held key acts once
		return false
	case key == "Enter":
		return ui.Closest(event, "button, a, summary") == nil && p.pressEnter()
	case p.table == nil:
		return false
	case p.replayKey(key):
	case key == "Backspace" && p.asksForWord():
		p.eraseLetter()
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

// pressEnter continues: it starts a match, the next round or a rematch, or names a word.
func (p *Page) pressEnter() bool {
	switch t := p.table; {
	case t == nil:
		if p.awaitsMatch {
			return false
		}
		switch going, _ := p.listedMatches(); {
		case p.leadsWithProof():
			p.beginProof()
		case len(going) > 0:
			p.host.GoTo(p.host.Ctx(), going[0].View())
		default:
			p.quickMatch()
		}
	case t.id == "":
		return false
	case p.asksForWord():
		p.nameWord()
	case t.review == match.Nobody && !t.over():
		return false
	case t.over() && t.review == t.roundsOver()-1:
		p.rematch()
	default:
		p.nextRound()
	}
	return true
}

// playLetter plays a letter if it is a person’s turn, or adds it to the word that the person names.
func (p *Page) playLetter(letter rune) {
	switch {
	case p.asksForWord():
		p.typeLetter(letter)
	case p.table.personsTurn():
		p.applyEvent(match.Event{Kind: match.Plays, Letter: letter})
	}
}

// doubleTap is the time in which a second tap on the same key counts as an accident. The bot
// has played in between, and a person could hardly have seen its letter.
const doubleTap = 350 * time.Millisecond

// tapLetter plays the letter of a key on the screen, unless it is a double tap. In a word that is named, letters may
// come twice.
func (p *Page) tapLetter(letter rune) {
	at := p.host.Now()
	twice := letter == p.tapped && at.Sub(p.tappedAt) < doubleTap
	p.tapped, p.tappedAt = letter, at
	if !twice || p.asksForWord() {
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

// toggleHelp shows one kind of help, or hides it again.
func (p *Page) toggleHelp(help match.Help) {
	if t := p.table; t.personsTurn() && t.link == nil {
		t.helps[help] = !t.helps[help]
		p.noteHelp()
		p.takeFocus()
	}
}
