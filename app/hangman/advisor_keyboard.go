package hangman

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/address"
	"spectrie/app/ui"
)

// keyboard is the keyboard on the screen.
func (p *advisor) keyboard() app.UI {
	a := p.analysis
	best := a.bestLetters()
	keys := letterKeyboard(p.host, a.words.Alphabet())
	keys.KeyOf = func(letter rune) ui.Key {
		share := 0.0
		if l := a.letterInfo(letter); l != nil {
			share = l.Hit
		}
		key := letterKey(p.stateOf(letter), share, len(best) > 0 && letter == best[0])
		key.Pressed = letter == p.heldLetter
		return key
	}
	keys.Toggles, keys.OnPress, keys.Stop = true, p.pressLetter, &p.keyTabStop
	return keys.Draw()
}

// pressLetter puts a letter into the picked cell. With no cell picked it holds the
// letter, or lets it go.
func (p *advisor) pressLetter(letter rune) {
	switch {
	case p.cellPicked:
		p.cellPicked = false
		p.setCell(p.cursor, letter)
	case p.heldLetter == letter:
		p.heldLetter = 0
	default:
		p.heldLetter = letter
	}
}

func (p *advisor) onMissing(ctx app.Context, _ app.Event) {
	p.toggleMissing(letterOfButton(ctx))
	if p.wordFound() { // the pressed button is hidden now
		p.host.Ctx().Defer(func(app.Context) { ui.Focus("hangman-next") })
	}
}

// letterOfButton is the letter that the pressed button is about, or 0.
func letterOfButton(ctx app.Context) rune {
	if about := ctx.JSSrc().Call("getAttribute", "data-about"); about.Truthy() {
		return []rune(about.String())[0]
	}
	return 0
}

// toggleMissing excludes a letter, which costs a life if lives are counted. For an
// excluded letter it undoes that. The last life is never subtracted.
func (p *advisor) toggleMissing(letter rune) {
	shown := p.stateOf(letter) == letterShown
	both := shown && strings.ContainsRune(p.view.Without, letter)
	if letter == 0 || both {
		return // the advice already asks which of the two is right
	}
	p.heldLetter, p.cellPicked = 0, false
	view, uncounted := p.includeLetter(letter)
	if view == p.view {
		view.Without = address.Sorted(view.Without + string(letter))
		switch {
		case shown: // a contradiction costs no life
		case view.Lives == 1:
			uncounted++
		default:
			view.Lives = max(view.Lives-1, 0)
		}
	}
	p.changeViewAndMisses(view, uncounted)
}

// includeLetter is the view that no longer excludes a letter. It gives the life back,
// or lowers the number of uncounted misses.
func (p *advisor) includeLetter(letter rune) (view address.View, uncounted int) {
	view, uncounted = p.view, p.uncounted
	if !strings.ContainsRune(view.Without, letter) {
		return view, uncounted
	}
	view.Without = strings.ReplaceAll(view.Without, string(letter), "")
	switch {
	case uncounted > 0:
		uncounted--
	case view.Lives > 0:
		view.Lives = min(view.Lives+1, address.MostLives)
	}
	return view, uncounted
}

// onInWord holds the letter of the button so that the person can place it. If the letter
// is held already, it lets it go.
func (p *advisor) onInWord(ctx app.Context, _ app.Event) {
	letter := letterOfButton(ctx)
	if letter == 0 {
		return
	}
	p.cellPicked = false
	if p.heldLetter == letter {
		letter = 0
	}
	p.heldLetter = letter
}
