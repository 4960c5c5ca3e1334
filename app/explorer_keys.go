package app

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/dicts"
)

// onKey gives every key its meaning on the explorer.
func (e *explorer) onKey(ctx app.Context, event app.Event, key string) bool {
	letters := []rune(strings.ToLower(key))
	switch {
	case e.scene == nil:
		return false
	case key == "Backspace":
		e.climb(ctx)
	case len(letters) == 1 && dicts.IsLetter(letters[0]):
		e.descend(ctx, letters[0], true)
	default:
		return e.canvas.onKey(ctx, event, key)
	}
	return true
}
