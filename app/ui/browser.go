package ui

import (
	"sync"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// This file asks the browser for elements, moves the focus and scrolls.

// Mark sets a performance mark, which ./build.sh bench collects. It replaces the mark of the same name,
// or the browser would collect more and more of them.
func Mark(name string) {
	if app.IsClient {
		performance, name := app.Window().Get("performance"), "spectrie:"+name
		performance.Call("clearMarks", name)
		performance.Call("mark", name)
	}
}

// Element returns the element with an id, nil if there is none.
func Element(id string) app.Value {
	if app.IsServer {
		return nil
	}
	if v := app.Window().GetElementByID(id); v.Truthy() {
		return v
	}
	return nil
}

// Closest returns the innermost element around an event's target that matches selector, nil if there
// is none.
func Closest(e app.Event, selector string) app.Value {
	target := e.Get("target")
	if !target.Truthy() || !target.Get("closest").Truthy() {
		return nil
	}
	if v := target.Call("closest", selector); v.Truthy() {
		return v
	}
	return nil
}

// Dataset reads a data attribute, which must be set.
func Dataset(v app.Value, name string) string {
	return v.Call("getAttribute", "data-"+name).String()
}

// ReducedMotion reports whether the person asked for less motion.
func ReducedMotion() bool { return lessMotion().Get("matches").Bool() }

// lessMotion is the browser's answer, which it keeps up to date. Asking takes milliseconds, so we ask once.
var lessMotion = sync.OnceValue(func() app.Value {
	return app.Window().Call("matchMedia", "(prefers-reduced-motion: reduce)")
})

// FocusHeld reports whether an element of the page has the focus, other than the page as a whole.
func FocusHeld() bool {
	active := app.Window().Get("document").Get("activeElement")
	return active.Truthy() && active.Get("tagName").String() != "BODY" && active.Get("id").String() != "main"
}

// ScrollToVerdict scrolls up to the fragment and its verdict if they are above the window.
func ScrollToVerdict() {
	verdict := app.Window().Get("document").Call("querySelector", ".now")
	if verdict.Truthy() && verdict.Call("getBoundingClientRect").Get("top").Float() < 0 {
		verdict.Call("scrollIntoView")
	}
}

// Uncover makes what is said below the tiles visible. If the on-screen keys cover it, or if the tiles are above
// the window, it scrolls to the element that matches top.
func Uncover(said, top string) {
	element := func(selector string) app.Value {
		return app.Window().Get("document").Call("querySelector", selector)
	}
	edge := func(of app.Value, name string) float64 { return of.Call("getBoundingClientRect").Get(name).Float() }
	below, controls := element(said), element(".controls")
	if !below.Truthy() || !controls.Truthy() {
		return
	}
	if edge(element(".board .tiles"), "top") < 0 || edge(below, "bottom") > edge(controls, "top") {
		element(top).Call("scrollIntoView", map[string]any{"block": "start"})
	}
}

// FocusOn focuses the nth element, from 0, that matches a selector. It does not scroll.
func FocusOn(selector string, n int) {
	if app.IsServer {
		return
	}
	found := app.Window().Get("document").Call("querySelectorAll", selector)
	if n < found.Length() {
		found.Index(n).Call("focus", map[string]any{"preventScroll": true})
	}
}

// Focus focuses an element without scrolling.
func Focus(id string) {
	if v := Element(id); v != nil {
		v.Call("focus", map[string]any{"preventScroll": true})
	}
}

func ScrollToTop() {
	if app.IsClient {
		app.Window().Call("scrollTo", 0, 0)
	}
}

// Reveal scrolls to an element if its top is outside the window or near the bottom, as it may be on a
// phone.
func Reveal(id string) {
	e := Element(id)
	if e == nil {
		return
	}
	top := e.Call("getBoundingClientRect").Get("top").Float()
	if top < 0 || top > app.Window().Get("innerHeight").Float()*0.7 {
		e.Call("scrollIntoView", map[string]any{"block": "start"})
	}
}
