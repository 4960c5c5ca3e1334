package board

import (
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/tree"
	"spectrie/app/ui"
	"spectrie/dicts"
)

// onTreeClick goes to the fragment of the node that was clicked. A click on a fan opens it in
// place.
func (c *Canvas) onTreeClick(ctx app.Context, event app.Event) {
	node := ui.Closest(event, "[data-key]")
	if view := ui.Element("tree"); view != nil && c.Scene.Plan == nil && view.Get("clientHeight").Float() < Strip {
		c.showFull(ctx, true)
		return
	}
	if node == nil && c.Map != nil {
		c.clickMap(ctx, event)
		return
	}
	if node == nil || c.drag.moved {
		ctx.PreventUpdate()
		return
	}
	key := ui.Dataset(node, "key")
	c.Active = key
	if ui.Closest(event, ".fan, .count") != nil {
		c.Open(ctx, key, true)
		return
	}
	c.Host.GoTo(ctx, c.Scene.View.At(key))
}

// onTreeHover shows the label of the node under the pointer.
func (c *Canvas) onTreeHover(ctx app.Context, event app.Event) {
	ctx.PreventUpdate()
	if node := ui.Closest(event, "[data-key]"); node != nil {
		c.Preview(ui.Dataset(node, "key"))
	}
}

func (c *Canvas) OnTreeLeave(ctx app.Context, _ app.Event) {
	ctx.PreventUpdate()
	c.Preview("")
}

func (c *Canvas) onTreeFocus(ctx app.Context, _ app.Event) {
	ctx.PreventUpdate()
	c.Preview(c.Active)
}

// Preview writes the label of the node for key below the drawing. Without a node it clears the
// label. It bypasses Render, which is too slow for a moving pointer.
func (c *Canvas) Preview(key string) {
	label := ui.Element("preview")
	if label == nil || c.Scene == nil {
		return
	}
	text := ""
	if i, ok := c.Scene.layout.Index(key); ok && key != "" {
		text = c.Scene.layout.Nodes[i].Label
	} else if at, found := c.Scene.Game.At(key); found == len(key) && key != "" {
		text = c.Scene.nodeLabel(at)
	}
	if at, _ := c.Scene.Game.At(key); c.Map != nil && key != "" && !at.Over() {
		text += "; best play ends with " + dicts.Capitals(at.Line().Fragment())
	}
	label.Set("textContent", text)
	if c.Map != nil {
		c.Map.Light(key)
	}
	ui.LightLetter(c.nextLetter(key))
}

// nextLetter is the letter to play on the way to a fragment, 0 if it is not below the current one.
func (c *Canvas) nextLetter(fragment string) rune {
	if rest, below := strings.CutPrefix(fragment, c.Scene.View.Fragment); below && rest != "" {
		letter, _ := utf8.DecodeRuneInString(rest)
		return letter
	}
	return 0
}

// walk moves along the tree as the WAI-ARIA tree pattern says. The right arrow opens a closed
// node, and then goes into it. The left arrow closes an open one, and then goes out.
func (c *Canvas) walk(ctx app.Context, key string) {
	s := c.Scene
	i, ok := s.layout.Index(c.Active)
	if !ok {
		return
	}
	n := s.layout.Nodes[i]
	var direction tree.Direction
	switch key {
	case "ArrowRight":
		direction = tree.FirstChild
	case "ArrowLeft":
		direction = tree.Parent
	case "ArrowUp":
		direction = tree.PrevVisible
	case "ArrowDown":
		direction = tree.NextVisible
	case "Home":
		direction = tree.First
	case "End":
		direction = tree.Last
	}
	switch {
	case key == "ArrowRight" && n.Expandable && !n.Expanded:
		c.Open(ctx, n.Key, true)
		return
	case key == "ArrowLeft" && n.Expanded && !n.Path:
		c.Open(ctx, n.Key, false)
		return
	}
	if next, ok := s.layout.Neighbour(c.Active, direction); ok {
		c.Active = next
	}
	ctx.Defer(func(app.Context) {
		if c.Map == nil {
			c.Zoom.apply(c.Scene) // the new drawing has its natural size
			c.scrollToActive()
		}
		c.Preview(c.Active)
	})
}

// scrollToActive scrolls the drawing until the active node is in view.
func (c *Canvas) scrollToActive() {
	if c.Scene == nil {
		return
	}
	if i, ok := c.Scene.layout.Index(c.Active); ok {
		if node := ui.Element("node-" + strconv.Itoa(i)); node != nil {
			node.Call("scrollIntoView", map[string]any{"block": "nearest", "inline": "nearest"})
		}
	}
}

// Centre scrolls only the drawing. It centres the current node with the whole line of best play,
// or the node alone if the line is too high. The first script does the same to the page's first
// drawing.
func (c *Canvas) Centre() {
	view := ui.Element("tree")
	if view == nil || c.Map != nil {
		return
	}
	frame, height := view.Call("getBoundingClientRect"), view.Get("clientHeight").Float()
	node := view.Call("querySelector", ".current .shape")
	if !node.Truthy() {
		return
	}
	box := node.Call("getBoundingClientRect")
	top, bottom := box.Get("top").Float(), box.Get("bottom").Float()
	if line := view.Call("querySelector", ".edge.best"); line.Truthy() {
		box := line.Call("getBoundingClientRect")
		lineTop, lineBottom := min(top, box.Get("top").Float()), max(bottom, box.Get("bottom").Float())
		if lineBottom-lineTop < height {
			top, bottom = lineTop, lineBottom
		}
	}
	view.Set("scrollTop", view.Get("scrollTop").Float()+(top+bottom)/2-frame.Get("top").Float()-height/2)
	// On a narrow screen a long path is out of view. The tiles show it.
	const before = 72 // CSS pixels: room for the node before
	view.Set("scrollLeft", view.Get("scrollLeft").Float()+box.Get("left").Float()-frame.Get("left").Float()-before)
	if tiles := app.Window().Get("document").Call("querySelector", ".tiles"); tiles.Truthy() {
		tiles.Set("scrollLeft", tiles.Get("scrollWidth"))
	}
}

// pan moves the drawing under its frame by one step.
func pan(arrow string) {
	const step = 88 // CSS pixels, four rows
	x, y := 0, 0
	switch arrow {
	case "ArrowLeft":
		x = -step
	case "ArrowRight":
		x = step
	case "ArrowUp":
		y = -step
	case "ArrowDown":
		y = step
	}
	if view := ui.Element("tree"); view != nil {
		view.Call("scrollBy", x, y)
	}
}

// OnKey handles the keys of the drawing, and reports whether it did.
func (c *Canvas) OnKey(ctx app.Context, event app.Event, key string) bool {
	noFocus := !event.Get("target").Get("closest").Truthy() || event.Get("target").Get("tagName").String() == "BODY"
	inTree := noFocus || ui.Closest(event, "#tree") != nil
	switch {
	case c.Scene == nil:
		return false
	case key == "Escape" && c.Scene.View.Full:
		c.showFull(ctx, false)
	case c.Map != nil && c.onMapKey(ctx, key):
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
