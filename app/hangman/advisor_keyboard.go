package hangman

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/address"
	"spectrie/app/ui"
)

// keys is the keyboard on the screen.
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

// press puts a letter into the cell that is picked; or the person holds it, to
// say what came of it.
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
	if p.wordFound() { // the button goes
		p.host.Ctx().Defer(func(app.Context) { ui.Focus("hangman-next") })
	}
}

// about is the letter that a button is about, 0 for none.
func letterOfButton(ctx app.Context) rune {
	if about := ctx.JSSrc().Call("getAttribute", "data-about"); about.Truthy() {
		return []rune(about.String())[0]
	}
	return 0
}

// missing says that a letter is not in the word, which costs a life where they are
// counted; or that it may be, after all, which gives it back. The last life stays.
func (p *advisor) toggleMissing(letter rune) {
	shown := p.stateOf(letter) == letterShown
	both := shown && strings.ContainsRune(p.view.Without, letter)
	if letter == 0 || both {
		return // which of the two it is has been asked
	}
	p.heldLetter, p.cellPicked = 0, false
	view, uncounted := p.includeLetter(letter)
	if view == p.view {
		view.Without = address.Sorted(view.Without + string(letter))
		switch {
		case shown: // which is it?
		case view.Lives == 1:
			uncounted++
		default:
			view.Lives = max(view.Lives-1, 0)
		}
	}
	p.changeViewAndMisses(view, uncounted)
}

// allowing is the view that no longer excludes a letter, and the letters missing
// without a life for them: there is one less, or one life more.
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

// onThere takes the letter to guess in hand, to be put into its places, or lays
// the one held down.
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
