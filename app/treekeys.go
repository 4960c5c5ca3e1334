package app

import (
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/tree"
	"spectrie/dicts"
)

// onTreeClick goes to the fragment that was clicked. A click on a fan opens
// what it holds, in place.
func (e *Explorer) onTreeClick(ctx app.Context, event app.Event) {
	node := closest(event, "[data-key]")
	if node == nil || e.drag.moved {
		ctx.PreventUpdate()
		return
	}
	key := dataset(node, "key")
	e.active = key
	if closest(event, ".fan, .count") != nil {
		e.open(ctx, key, true)
		return
	}
	e.goTo(ctx, e.scene.view.At(key))
}

// onTreeHover says in words what the node under the pointer means.
func (e *Explorer) onTreeHover(ctx app.Context, event app.Event) {
	ctx.PreventUpdate()
	if node := closest(event, "[data-key]"); node != nil {
		e.preview(dataset(node, "key"))
	}
}

func (e *Explorer) onTreeLeave(ctx app.Context, _ app.Event) {
	ctx.PreventUpdate()
	e.preview("")
}

func (e *Explorer) onTreeFocus(ctx app.Context, _ app.Event) {
	ctx.PreventUpdate()
	e.preview(e.active)
}

// preview writes the label of the node for key below the drawing, or clears
// it. It bypasses Render, which would be too slow for a moving pointer.
func (e *Explorer) preview(key string) {
	place := element("preview")
	if place == nil || e.scene == nil {
		return
	}
	text := ""
	if i, ok := e.scene.layout.Index(key); ok && key != "" {
		text = e.scene.layout.Nodes[i].Label
	}
	place.Set("textContent", text)
}

// walk moves along the tree as the WAI-ARIA tree pattern says: right opens a
// closed node, then goes into it; left closes an open one, then goes out.
func (e *Explorer) walk(ctx app.Context, key string) {
	s := e.scene
	i, ok := s.layout.Index(e.active)
	if !ok {
		return
	}
	n := s.layout.Nodes[i]
	direction := map[string]tree.Direction{
		"ArrowRight": tree.FirstChild, "ArrowLeft": tree.Parent,
		"ArrowUp": tree.PrevVisible, "ArrowDown": tree.NextVisible,
		"Home": tree.First, "End": tree.Last,
	}[key]
	switch {
	case key == "ArrowRight" && n.Expandable && !n.Expanded:
		e.open(ctx, n.Key, true)
		return
	case key == "ArrowLeft" && n.Expanded && !n.Path:
		e.open(ctx, n.Key, false)
		return
	}
	if next, ok := s.layout.Neighbour(e.active, direction); ok {
		e.active = next
	}
	ctx.Defer(func(app.Context) {
		e.zoom.apply(e.scene) // the drawing was replaced, with its natural size
		e.reach()
		e.preview(e.active)
	})
}

// reach scrolls the drawing so that the active node can be seen.
func (e *Explorer) reach() {
	if e.scene == nil {
		return
	}
	if i, ok := e.scene.layout.Index(e.active); ok {
		if node := element("node-" + strconv.Itoa(i)); node != nil {
			node.Call("scrollIntoView", map[string]any{"block": "nearest", "inline": "nearest"})
		}
	}
}

// centre scrolls the drawing, and only the drawing, to the current node with the
// whole line of best play, or to the node alone where the line is too high. The
// first script does the same to the page's first drawing.
func (e *Explorer) centre() {
	view := element("tree")
	if view == nil {
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
	// On a narrow screen a long path is left behind; the tiles show it.
	const before = 72 // CSS pixels: the node before and some room
	view.Set("scrollLeft", view.Get("scrollLeft").Float()+box.Get("left").Float()-frame.Get("left").Float()-before)
	if tiles := app.Window().Get("document").Call("querySelector", ".tiles"); tiles.Truthy() {
		tiles.Set("scrollLeft", tiles.Get("scrollWidth"))
	}
}

// listen handles the keys of the whole page, and the news of an update.
// The function that it returns stops that.
func listen(ctx app.Context, e *Explorer) (stop func()) {
	on := func(event string, handle app.EventHandler) func() {
		listener := app.FuncOf(func(_ app.Value, args []app.Value) any {
			ctx.Dispatch(func(ctx app.Context) { handle(ctx, app.Event{Value: args[0]}) })
			return nil
		})
		app.Window().Call("addEventListener", event, listener)
		return func() {
			app.Window().Call("removeEventListener", event, listener)
			listener.Release()
		}
	}
	keys := on("keydown", e.onKey)
	update := on("spectrie:update-waiting", func(app.Context, app.Event) { e.updatable = true })
	e.updatable = app.Window().Get("spectrieUpdateWaiting").Truthy()
	return func() {
		keys()
		update()
	}
}

// onKey gives every key its meaning, unless a field or a dialog has it.
func (e *Explorer) onKey(ctx app.Context, event app.Event) {
	key := event.Get("key").String()
	modified := event.Get("ctrlKey").Truthy() || event.Get("metaKey").Truthy() || event.Get("altKey").Truthy()
	if modified || event.Get("isComposing").Truthy() || e.scene == nil || dialogOpen() ||
		closest(event, "input:not([type=radio]), select, textarea") != nil {
		ctx.PreventUpdate()
		return
	}
	inTree := closest(event, "#tree") != nil || !event.Get("target").Get("closest").Truthy() ||
		event.Get("target").Get("tagName").String() == "BODY"
	letters := []rune(strings.ToLower(key))
	e.notice = ""
	switch {
	case key == "Backspace":
		e.climb(ctx)
	case key == "?":
		e.openHelp(ctx, event)
	case key == "+" || key == "=":
		e.zoomIn(ctx, event)
	case key == "-":
		e.zoomOut(ctx, event)
	case key == "0":
		e.zoomFit(ctx, event)
	case len(letters) == 1 && dicts.IsLetter(letters[0]):
		e.descend(ctx, letters[0])
	case key == "Enter" && closest(event, "#tree") != nil:
		e.goTo(ctx, e.scene.view.At(e.active))
	case inTree && event.Get("shiftKey").Truthy() && strings.HasPrefix(key, "Arrow"):
		focus("tree")
		pan(key)
	case inTree && (strings.HasPrefix(key, "Arrow") || key == "Home" || key == "End"):
		focus("tree")
		e.walk(ctx, key)
	default:
		ctx.PreventUpdate()
		return
	}
	event.PreventDefault()
}

// pan moves the drawing under its frame, a little at a time.
func pan(arrow string) {
	const step = 88 // CSS pixels, four rows
	by := map[string]map[string]any{
		"ArrowLeft": {"left": -step}, "ArrowRight": {"left": step},
		"ArrowUp": {"top": -step}, "ArrowDown": {"top": step},
	}[arrow]
	if view := element("tree"); view != nil {
		view.Call("scrollBy", by)
	}
}

// focusHeld reports whether an element of the page has the focus.
func focusHeld() bool {
	active := app.Window().Get("document").Get("activeElement")
	return active.Truthy() && active.Get("tagName").String() != "BODY"
}

// showNow scrolls the page up to the fragment and its verdict when they are
// above the window.
func showNow() {
	now := app.Window().Get("document").Call("querySelector", ".now")
	if now.Truthy() && now.Call("getBoundingClientRect").Get("top").Float() < 0 {
		now.Call("scrollIntoView")
	}
}

// focus moves the keyboard to an element without scrolling the page.
func focus(id string) {
	if v := element(id); v != nil {
		v.Call("focus", map[string]any{"preventScroll": true})
	}
}
