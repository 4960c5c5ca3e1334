package app

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// onKey gives the keys of the drawing their meaning.
func (c *canvas) onKey(ctx app.Context, event app.Event, key string) bool {
	nowhere := !event.Get("target").Get("closest").Truthy() || event.Get("target").Get("tagName").String() == "BODY"
	inTree := nowhere || closest(event, "#tree") != nil
	switch {
	case c.scene == nil:
		return false
	case key == "+" || key == "=":
		c.zoomIn(ctx, event)
	case key == "-":
		c.zoomOut(ctx, event)
	case key == "0":
		c.zoomFit(ctx, event)
	case key == "Enter" && closest(event, "#tree") != nil:
		c.GoTo(ctx, c.scene.view.At(c.active))
	case inTree && event.Get("shiftKey").Truthy() && strings.HasPrefix(key, "Arrow"):
		focus("tree")
		pan(key)
	case inTree && (strings.HasPrefix(key, "Arrow") || key == "Home" || key == "End"):
		focus("tree")
		c.walk(ctx, key)
	default:
		return false
	}
	return true
}
