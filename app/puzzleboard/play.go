package puzzleboard

import (
	"time"
	"unicode/utf8"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/ui"
)

// Pauses before letters that nobody has to type.
const (
	replyPause = 420 * time.Millisecond // before another player's letter, as if that player thought
	knownPause = 160 * time.Millisecond // before a letter of the person
)

// playOut plays the letters that play themselves, with pauses in which the person can follow. If the person prefers
// reduced motion, all come at once.
func (b *Board) playOut() {
	if app.IsServer || ui.ReducedMotion() || b.coming == "" {
		b.playOutAtOnce()
		b.takeFocus()
		return
	}
	b.run++
	run := b.run
	var step func(app.Context)
	step = func(app.Context) {
		if b.run != run || !b.host.InFront(b.in) { // Resume plays the rest
			return
		}
		_, size := utf8.DecodeRuneInString(b.coming)
		b.letters, b.coming = b.letters+b.coming[:size], b.coming[size:]
		if b.coming == "" {
			b.takeFocus()
			return
		}
		b.host.Ctx().After(b.nextPause(), step)
	}
	b.host.Ctx().After(b.nextPause(), step)
	b.takeFocus()
}

// playOutAtOnce puts the letters that are still to appear on the board.
func (b *Board) playOutAtOnce() {
	b.run++
	b.letters, b.coming = b.letters+b.coming, ""
}

// nextPause is the pause before the next letter.
func (b *Board) nextPause() time.Duration {
	if b.puzzle.Rules.Mover(utf8.RuneCountInString(b.letters)) == b.person() {
		return knownPause
	}
	return replyPause
}

// takeFocus moves the focus to what the person does next, unless the person uses something else.
func (b *Board) takeFocus() {
	if app.IsServer {
		return
	}
	b.host.Ctx().Defer(func(app.Context) {
		ui.Mark("drawn")
		if !b.host.InFront(b.in) || ui.DialogOpen() {
			return
		}
		active := app.Window().Get("document").Get("activeElement")
		if ui.FocusHeld() && !b.givesFocus(active) {
			return
		}
		ui.Focus(boardID)
		if b.outcome != nil || b.failed != nil {
			ui.Focus(mainID)
		}
	})
}

// givesFocus reports whether a focused element gives up the focus to the board. What led here does. Until the puzzle is
// over, tools and the keys on the screen keep a focus that came from the keyboard.
func (b *Board) givesFocus(at app.Value) bool {
	if b.outcome == nil && at.Call("matches", ":focus-visible").Bool() && at.Call("closest", ".tool, .keys").Truthy() {
		return false
	}
	return at.Call("closest", "#"+boardID+", .puzzle-start, .pages").Truthy()
}
