package app

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// keys is the picture of the keyboard.
func (p *advisor) keys() app.UI {
	n := p.now
	best := n.best()
	return p.hangmanKeys("Letters", n.words.Alphabet(), func(letter rune) hangmanKey {
		key := hangmanKey{state: p.stateOf(letter), held: letter == p.held}
		if l := n.letter(letter); l != nil {
			key.share = l.Hit
		}
		key.best = len(best) > 0 && letter == best[0]
		return key
	}, p.onPressed)
}

func (p *advisor) onPressed(ctx app.Context, event app.Event) {
	if letter := pressedLetter(event); letter != 0 {
		p.press(letter)
	}
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

func (p *advisor) onMissing(ctx app.Context, _ app.Event) { p.missing(about(ctx)) }

// about is the letter that a button is about, 0 for none.
func about(ctx app.Context) rune {
	if about := ctx.JSSrc().Call("getAttribute", "data-about"); about.Truthy() {
		return []rune(about.String())[0]
	}
	return 0
}

// missing says that a letter is not in the word, which costs a life where they are
// counted; or that it may be, after all.
func (p *advisor) missing(letter rune) {
	if letter == 0 {
		return
	}
	p.held, p.picked = 0, false
	view := p.view
	if p.stateOf(letter) == letterMissing {
		view.Without = strings.ReplaceAll(view.Without, string(letter), "")
	} else {
		view.Without = sorted(view.Without + string(letter))
		view.Lives = max(view.Lives-1, min(view.Lives, 1))
	}
	p.change(view)
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
