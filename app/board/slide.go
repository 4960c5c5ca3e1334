package board

import (
	"fmt"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/ui"
)

// Slide prepares the animations of the drawing. Between a map and a tree, the old one fades away. If
// the new current fragment was a node of the old tree, the new tree starts where that node was and
// slides into place. Slide measures the old drawing; the function that it returns runs on the new one.
func (c *Canvas) Slide() (run func()) {
	doNothing := func() {}
	view := ui.Element("tree")
	wasMap := ui.Element("map") != nil
	switch {
	case view == nil || ui.ReducedMotion():
		return doNothing
	case wasMap != (c.Map != nil):
		app.Window().Call("spectrieFade", view, fadeTime)
		return doNothing
	case wasMap:
		return doNothing
	}
	fragment := c.Scene.View.Fragment
	oldBox := boxOf(view, fragment)
	if oldBox == nil {
		return doNothing
	}
	left, top := oldBox.Get("left").Float(), oldBox.Get("top").Float()
	return func() {
		newBox := boxOf(view, fragment)
		if newBox == nil {
			return
		}
		x, y := left-newBox.Get("left").Float(), top-newBox.Get("top").Float()
		from := fmt.Sprintf("translate(%.1fpx, %.1fpx)", x, y)
		view.Get("lastElementChild").Call("animate",
			[]any{map[string]any{"transform": from}, map[string]any{"transform": "none"}},
			map[string]any{"duration": slideTime, "easing": "ease-out"})
	}
}

// slideTime is how long the drawing slides, in milliseconds.
const slideTime = 180

// fadeTime is how long a map takes to become a tree, or a tree a map, in milliseconds.
const fadeTime = 300

// boxOf is where the node for key is in the window. It is nil if the node is not drawn.
func boxOf(view app.Value, key string) app.Value {
	if view == nil {
		return nil
	}
	selector := "[data-key=" + quoteCSS(key) + "] .shape"
	if shape := view.Call("querySelector", selector); shape.Truthy() {
		return shape.Call("getBoundingClientRect")
	}
	return nil
}

// quoteCSS writes text as a string in a selector.
func quoteCSS(text string) string {
	return `"` + app.Window().Get("CSS").Call("escape", text).String() + `"`
}
