package explore

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/dicts"
)

// OnKey gives every key its meaning on the explorer.
func (e *Page) OnKey(ctx app.Context, event app.Event, key string) bool {
	letters := []rune(strings.ToLower(key))
	switch {
	case e.Scene == nil:
		return false
	case key == "Backspace":
		e.climb(ctx)
	case len(letters) == 1 && dicts.IsLetter(letters[0]):
		e.descend(ctx, letters[0], true)
	default:
		return e.Canvas.OnKey(ctx, event, key)
	}
	return true
}
