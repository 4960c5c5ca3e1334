package board

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/ui"
)

// OnKey gives the keys of the drawing their meaning.
func (c *Canvas) OnKey(ctx app.Context, event app.Event, key string) bool {
	nowhere := !event.Get("target").Get("closest").Truthy() || event.Get("target").Get("tagName").String() == "BODY"
	inTree := nowhere || ui.Closest(event, "#tree") != nil
	switch {
	case c.Scene == nil:
		return false
	case key == "+" || key == "=":
		c.zoomIn(ctx, event)
	case key == "-":
		c.zoomOut(ctx, event)
	case key == "0":
		c.zoomFit(ctx, event)
	case key == "Enter" && ui.Closest(event, "#tree") != nil:
		c.Host.GoTo(ctx, c.Scene.View.At(c.Active))
	case inTree && event.Get("shiftKey").Truthy() && strings.HasPrefix(key, "Arrow"):
		ui.Focus("tree")
		pan(key)
	case inTree && (strings.HasPrefix(key, "Arrow") || key == "Home" || key == "End"):
		ui.Focus("tree")
		c.walk(ctx, key)
	default:
		return false
	}
	return true
}
