package board

import (
	"fmt"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/ui"
)

// slideTime is how long a descent takes to be seen, in milliseconds.
const slideTime = 180

// Slide prepares the one movement of the page: when the new current fragment
// was a node of the drawing before, the new drawing starts where that node stood
// and slides into place, so that the eye keeps it. Measuring happens now, while
// the old drawing stands; the function that it returns runs on the new one.
func (c *Canvas) Slide() (run func()) {
	still := func() {}
	view := ui.Element("tree")
	if view == nil || ui.ReducedMotion() {
		return still
	}
	fragment := c.Scene.View.Fragment
	was := placeOf(view, fragment)
	if was == nil {
		return still
	}
	left, top := was.Get("left").Float(), was.Get("top").Float()
	return func() {
		is := placeOf(view, fragment)
		if is == nil {
			return
		}
		x, y := left-is.Get("left").Float(), top-is.Get("top").Float()
		from := fmt.Sprintf("translate(%.1fpx, %.1fpx)", x, y)
		view.Get("firstElementChild").Call("animate",
			[]any{map[string]any{"transform": from}, map[string]any{"transform": "none"}},
			map[string]any{"duration": slideTime, "easing": "ease-out"})
	}
}

// placeOf is where the node for key stands in the window, nil when it is not
// drawn.
func placeOf(view app.Value, key string) app.Value {
	if view == nil {
		return nil
	}
	selector := "[data-key=" + quoteCSS(key) + "] .shape"
	if shape := view.Call("querySelector", selector); shape.Truthy() {
		return shape.Call("getBoundingClientRect")
	}
	return nil
}

// quoteCSS writes text as a string of a selector.
func quoteCSS(text string) string {
	return `"` + app.Window().Get("CSS").Call("escape", text).String() + `"`
}
