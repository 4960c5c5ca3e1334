package board

import (
	"math"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/ui"
)

// zoom is the scale of the drawing. The zero value fits its width, but never below what is legible
// nor above its natural size.
type zoom struct{ chosen float64 }

const (
	leastZoom = 0.2 // less only if the whole drawing needs it
	mostZoom  = 3
	zoomStep  = 1.25
	legible   = 0.67 // a drawing too wide for this scale scrolls
)

// LeaveOverview gives up a scale so small that only the largest drawings need it.
func (z *zoom) LeaveOverview() {
	if z.chosen < leastZoom {
		z.chosen = 0
	}
}

// scale is the current scale.
func (z zoom) scale(s *Scene) float64 {
	if z.chosen != 0 || s == nil {
		return z.chosen
	}
	return z.scaleIn(FrameWidth(), s)
}

// scaleIn is the current scale in a frame of that width, in CSS pixels.
func (z zoom) scaleIn(width float64, s *Scene) float64 {
	if z.chosen != 0 || width == 0 {
		return z.chosen
	}
	return max(legible, min(1, width/s.layout.Width))
}

// FrameWidth is the width of the drawing's frame in CSS pixels, or 0 if there is none. Asking for
// it makes the browser lay out the page.
func FrameWidth() float64 {
	if view := ui.Element("tree"); view != nil {
		return view.Get("clientWidth").Float()
	}
	return 0
}

// apply sizes the drawing on the page. The stylesheet does this if the width fits and no scale was
// chosen.
func (z zoom) apply(s *Scene) { z.ApplyIn(FrameWidth(), s) }

// ApplyIn is apply for a caller who measured the frame before the drawing changed. The frame keeps
// its width, so the browser lays out the new drawing only once.
func (z zoom) ApplyIn(width float64, s *Scene) {
	view := ui.Element("tree")
	if view == nil || s == nil {
		return
	}
	if width == 0 {
		width = FrameWidth() // it was not on the page before
	}
	svg := view.Get("lastElementChild")
	scale := z.scaleIn(width, s)
	byStylesheet := z.chosen == 0 && scale > legible // the stylesheet sizes it
	view.Get("classList").Call("toggle", "zoomed", !byStylesheet)
	if byStylesheet {
		scale = 1
	}
	svg.Call("setAttribute", "width", strconv.FormatFloat(s.layout.Width*scale, 'f', 1, 64))
	svg.Call("setAttribute", "height", strconv.FormatFloat(s.layout.Height*scale, 'f', 1, 64))
}

// zoomTo changes the scale. The point (x, y) of the viewport, in CSS pixels from its corner, stays
// over the same place of the drawing.
func (c *Canvas) zoomTo(scale, x, y float64) {
	view := ui.Element("tree")
	if view == nil {
		return
	}
	before := c.Zoom.scale(c.Scene)
	scale = min(max(scale, min(leastZoom, c.fitScale(view))), mostZoom)
	left, top := view.Get("scrollLeft").Float(), view.Get("scrollTop").Float()
	c.Zoom.chosen = scale
	c.Zoom.apply(c.Scene)
	view.Set("scrollLeft", (left+x)*scale/before-x)
	view.Set("scrollTop", (top+y)*scale/before-y)
}

func (c *Canvas) zoomAtCentre(factor float64) {
	if view := ui.Element("tree"); view != nil {
		c.zoomTo(c.Zoom.scale(c.Scene)*factor, view.Get("clientWidth").Float()/2, view.Get("clientHeight").Float()/2)
	}
}

func (c *Canvas) zoomIn(app.Context, app.Event)  { c.zoomAtCentre(zoomStep) }
func (c *Canvas) zoomOut(app.Context, app.Event) { c.zoomAtCentre(1 / zoomStep) }

// fitScale is the scale that shows the whole drawing, at most at its natural size.
func (c *Canvas) fitScale(view app.Value) float64 {
	width, height := view.Get("clientWidth").Float(), view.Get("clientHeight").Float()
	return max(min(width/c.Scene.layout.Width, height/c.Scene.layout.Height, 1), 0.01)
}

// zoomFit shows the whole drawing. If it is shown already, its usual size comes back.
func (c *Canvas) zoomFit(app.Context, app.Event) {
	view := ui.Element("tree")
	if view == nil || c.Scene == nil {
		return
	}
	all := c.fitScale(view)
	if math.Abs(c.Zoom.chosen-all) < 0.001 {
		c.Zoom.chosen = 0
		c.Zoom.apply(c.Scene)
		return
	}
	c.zoomTo(all, 0, 0)
}

// onWheel zooms if a modifier is held. A pinch on a touchpad sends the same event. Without a
// modifier the wheel scrolls as usual.
func (c *Canvas) onWheel(ctx app.Context, event app.Event) {
	ctx.PreventUpdate()
	if !event.Get("ctrlKey").Bool() && !event.Get("metaKey").Bool() {
		return
	}
	event.PreventDefault()
	x, y := c.inViewport(event.Value)
	if c.Map != nil {
		c.fall(ctx, event.Get("deltaY").Float() < 0, x, y)
		return
	}
	c.zoomTo(c.Zoom.scale(c.Scene)*math.Exp(-event.Get("deltaY").Float()/300), x, y)
}

// inViewport turns the position of a pointer into pixels from the viewport's corner.
func (c *Canvas) inViewport(pointer app.Value) (x, y float64) {
	box := ui.Element("tree").Call("getBoundingClientRect")
	return pointer.Get("clientX").Float() - box.Get("left").Float(), pointer.Get("clientY").Float() - box.Get("top").Float()
}

// drag is a pan with the mouse, or a pinch with two fingers, that has not ended.
type drag struct {
	panning  bool
	moved    bool // so far that the click at the end does not count
	x, y     float64
	distance float64 // between two fingers
}

// dragSlack is how far a mouse may move, in CSS pixels, before a click becomes a drag.
const dragSlack = 4

func (c *Canvas) onPointerDown(ctx app.Context, event app.Event) {
	ctx.PreventUpdate()
	c.drag = drag{}
	if event.Get("pointerType").String() == "mouse" && event.Get("button").Int() == 0 {
		c.drag = drag{panning: true, x: event.Get("clientX").Float(), y: event.Get("clientY").Float()}
	}
}

func (c *Canvas) onPointerMove(ctx app.Context, event app.Event) {
	ctx.PreventUpdate()
	if c.Map != nil {
		c.point(c.inViewport(event.Value))
		return
	}
	if !c.drag.panning {
		return
	}
	if event.Get("buttons").Int()&1 == 0 {
		c.drag.panning = false // released outside the window
		return
	}
	x, y := event.Get("clientX").Float(), event.Get("clientY").Float()
	if !c.drag.moved && math.Hypot(x-c.drag.x, y-c.drag.y) < dragSlack {
		return
	}
	view := ui.Element("tree")
	view.Set("scrollLeft", view.Get("scrollLeft").Float()-(x-c.drag.x))
	view.Set("scrollTop", view.Get("scrollTop").Float()-(y-c.drag.y))
	c.drag.moved, c.drag.x, c.drag.y = true, x, y
}

func (c *Canvas) onPointerUp(ctx app.Context, _ app.Event) {
	ctx.PreventUpdate()
	c.drag.panning = false
}

func (c *Canvas) onTouchStart(ctx app.Context, event app.Event) {
	ctx.PreventUpdate()
	if event.Get("touches").Length() == 2 {
		c.drag.distance, _, _ = c.fingers(event)
	}
}

func (c *Canvas) onTouchMove(ctx app.Context, event app.Event) {
	ctx.PreventUpdate()
	if event.Get("touches").Length() != 2 || c.drag.distance == 0 {
		return
	}
	event.PreventDefault()
	distance, x, y := c.fingers(event)
	if c.Map != nil {
		if ratio := distance / c.drag.distance; ratio > pinched || ratio < 1/pinched {
			c.drag.distance = 0 // until the fingers touch again
			c.fall(ctx, ratio > 1, x, y)
		}
		return
	}
	c.zoomTo(c.Zoom.scale(c.Scene)*distance/c.drag.distance, x, y)
	c.drag.distance = distance
}

// fingers measures two touches: their distance and the point between them.
func (c *Canvas) fingers(event app.Event) (distance, x, y float64) {
	ax, ay := c.inViewport(event.Get("touches").Index(0))
	bx, by := c.inViewport(event.Get("touches").Index(1))
	return math.Hypot(ax-bx, ay-by), (ax + bx) / 2, (ay + by) / 2
}
