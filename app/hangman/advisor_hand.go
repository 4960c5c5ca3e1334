package hangman

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/address"
	"spectrie/app/ui"
)

// keys is the keyboard on the screen.
func (p *advisor) keys() app.UI {
	n := p.now
	best := n.best()
	keys := hangmanKeys(p.host, n.words.Alphabet())
	keys.KeyOf = func(letter rune) ui.Key {
		share := 0.0
		if l := n.letter(letter); l != nil {
			share = l.Hit
		}
		key := hangmanKey(p.stateOf(letter), share, len(best) > 0 && letter == best[0])
		key.Pressed = letter == p.held
		return key
	}
	keys.Toggles, keys.OnPress, keys.Stop = true, p.press, &p.keyStop
	return keys.Draw()
}

// press puts a letter into the cell that is picked; or the person holds it, to
// say what came of it.
func (p *advisor) press(letter rune) {
	switch {
	case p.picked:
		p.picked = false
		p.put(p.at, letter)
	case p.held == letter:
		p.held = 0
	default:
		p.held = letter
	}
}

func (p *advisor) onMissing(ctx app.Context, _ app.Event) {
	p.missing(about(ctx))
	if p.concludes() { // the button goes
		p.host.Ctx().Defer(func(app.Context) { ui.Focus("hangman-next") })
	}
}

// about is the letter that a button is about, 0 for none.
func about(ctx app.Context) rune {
	if about := ctx.JSSrc().Call("getAttribute", "data-about"); about.Truthy() {
		return []rune(about.String())[0]
	}
	return 0
}

// missing says that a letter is not in the word, which costs a life where they are
// counted; or that it may be, after all, which gives it back. The last life stays.
func (p *advisor) missing(letter rune) {
	shown := p.stateOf(letter) == letterShown
	both := shown && strings.ContainsRune(p.view.Without, letter)
	if letter == 0 || both {
		return // which of the two it is has been asked
	}
	p.held, p.picked = 0, false
	view, spent := p.allowing(letter)
	if view == p.view {
		view.Without = address.Sorted(view.Without + string(letter))
		switch {
		case shown: // which is it?
		case view.Lives == 1:
			spent++
		default:
			view.Lives = max(view.Lives-1, 0)
		}
	}
	p.spend(view, spent)
}

// allowing is the view that no longer excludes a letter, and the letters missing
// without a life for them: there is one less, or one life more.
func (p *advisor) allowing(letter rune) (view address.View, spent int) {
	view, spent = p.view, p.spent
	if !strings.ContainsRune(view.Without, letter) {
		return view, spent
	}
	view.Without = strings.ReplaceAll(view.Without, string(letter), "")
	switch {
	case spent > 0:
		spent--
	case view.Lives > 0:
		view.Lives = min(view.Lives+1, address.MostLives)
	}
	return view, spent
}

// onThere takes the letter to guess in hand, to be put into its places, or lays
// the one held down.
func (p *advisor) onThere(ctx app.Context, _ app.Event) {
	letter := about(ctx)
	if letter == 0 {
		return
	}
	p.picked = false
	if p.held == letter {
		letter = 0
	}
	p.held = letter
}
