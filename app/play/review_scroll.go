package play

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// showStep scrolls the drawing to the step chosen, once that is drawn.
func (p *Page) showStep() {
	p.host.Ctx().Defer(func(app.Context) {
		if app.IsClient {
			revealStep()
		}
	})
}

// revealStep scrolls the drawing of the look back, where it is larger than its place, so
// that the step chosen is in the middle.
func revealStep() {
	view := app.Window().Get("document").Call("querySelector", ".review-drawing .line-tree")
	if !view.Truthy() {
		return
	}
	node := view.Call("querySelector", ".node.current")
	if !node.Truthy() {
		return
	}
	outer, inner := view.Call("getBoundingClientRect"), node.Call("getBoundingClientRect")
	centre := func(of app.Value, side, size string) float64 { return of.Get(side).Float() + of.Get(size).Float()/2 }
	view.Set("scrollLeft", view.Get("scrollLeft").Float()+centre(inner, "left", "width")-centre(outer, "left", "width"))
	view.Set("scrollTop", view.Get("scrollTop").Float()+centre(inner, "top", "height")-centre(outer, "top", "height"))
}
