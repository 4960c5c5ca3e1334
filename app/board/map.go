package board

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/ui"
)

// This file is what a person does with a [Map]: they fall into a cell, and go back.

// pinched is how far apart two fingers move, as a ratio, until the map falls or goes back.
const pinched = 1.3

// Strip is the height in CSS pixels up to which a drawing is a strip, which a click opens in full.
const Strip = 160

// clickMap goes to the fragment that was clicked. A click on the letter before goes back by one.
func (c *Canvas) clickMap(ctx app.Context, event app.Event) {
	fragment, ok := c.Map.FragmentAt(c.inViewport(event.Value))
	switch {
	case !ok:
		ctx.PreventUpdate()
	case fragment == c.Scene.View.Fragment:
		c.Back(ctx)
	default:
		c.Host.GoTo(ctx, c.Scene.View.At(fragment))
	}
}

// showFull lets the drawing fill a phone's screen, or no longer. The browser's Back undoes it.
func (c *Canvas) showFull(ctx app.Context, full bool) {
	view := c.Scene.View
	view.Full = full
	c.Host.GoTo(ctx, view)
}

func (c *Canvas) closeFull(ctx app.Context, _ app.Event) {
	c.showFull(c.Host.Ctx(), false) // the button goes
	ui.Focus("tree")
}

// point shows the way to the fragment under the pointer.
func (c *Canvas) point(x, y float64) {
	fragment, _ := c.Map.FragmentAt(x, y)
	c.Preview(fragment)
}

// fall plays the next letter on the way to a point of the map, or goes back by one letter.
func (c *Canvas) fall(ctx app.Context, in bool, x, y float64) {
	fragment, ok := c.Map.FragmentAt(x, y)
	current := c.Scene.View.Fragment
	switch {
	case c.Map.Moving():
	case !in:
		c.Back(ctx)
	case ok && len(fragment) > len(current) && strings.HasPrefix(fragment, current):
		next := []rune(fragment[len(current):])[0]
		c.Host.GoTo(ctx, c.Scene.View.At(current+string(next)))
	}
}

// Back takes back the last letter.
func (c *Canvas) Back(ctx app.Context) {
	if c.Scene == nil || c.Scene.View.Fragment == "" {
		return
	}
	letters := []rune(c.Scene.View.Fragment)
	c.Host.GoTo(ctx, c.Scene.View.At(string(letters[:len(letters)-1])))
}

// onMapKey handles the keys that zoom, and reports whether it did.
func (c *Canvas) onMapKey(ctx app.Context, key string) bool {
	switch key {
	case "+", "=":
		if at, ok := c.Scene.Pos.Best(); ok && c.Active == c.Scene.View.Fragment {
			c.Active = at.Fragment()
		}
		c.Host.GoTo(ctx, c.Scene.View.At(c.Active))
	case "-", "Escape":
		c.Back(ctx)
	case "0":
		c.Host.GoTo(ctx, c.Scene.View.At(""))
	default:
		return false
	}
	return true
}
