package ui

import (
	"sync"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Mark leaves a performance mark that ./build.sh bench collects. It takes the
// place of the one before it: the browser would keep them all.
func Mark(name string) {
	if app.IsClient {
		performance, name := app.Window().Get("performance"), "spectrie:"+name
		performance.Call("clearMarks", name)
		performance.Call("mark", name)
	}
}

// Element finds an element of the page, nil when it is not there.
func Element(id string) app.Value {
	if app.IsServer {
		return nil
	}
	if v := app.Window().GetElementByID(id); v.Truthy() {
		return v
	}
	return nil
}

// Closest walks from an event's target to the nearest element around it that
// matches selector, nil when there is none.
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

// Dataset reads a data attribute that is known to be set.
func Dataset(v app.Value, name string) string {
	return v.Call("getAttribute", "data-"+name).String()
}

// ReducedMotion reports whether the person asked for no movement.
func ReducedMotion() bool { return lessMotion().Get("matches").Bool() }

// lessMotion is the browser's answer, which it keeps up to date: to ask anew takes it milliseconds.
var lessMotion = sync.OnceValue(func() app.Value {
	return app.Window().Call("matchMedia", "(prefers-reduced-motion: reduce)")
})

// FocusHeld reports whether a person has the focus on something: an element of the
// page other than the whole of it.
func FocusHeld() bool {
	active := app.Window().Get("document").Get("activeElement")
	return active.Truthy() && active.Get("tagName").String() != "BODY" && active.Get("id").String() != "main"
}

// ShowNow scrolls the page up to the fragment and its verdict when they are
// above the window.
func ShowNow() {
	now := app.Window().Get("document").Call("querySelector", ".now")
	if now.Truthy() && now.Call("getBoundingClientRect").Get("top").Float() < 0 {
		now.Call("scrollIntoView")
	}
}

// Uncover scrolls to the element that top finds where the keys on the screen, which are always within
// reach, cover what is said below the tiles, or the tiles are above the window.
func Uncover(said, top string) {
	find := func(selector string) app.Value {
		return app.Window().Get("document").Call("querySelector", selector)
	}
	edge := func(of app.Value, name string) float64 { return of.Call("getBoundingClientRect").Get(name).Float() }
	below, controls := find(said), find(".controls")
	if !below.Truthy() || !controls.Truthy() {
		return
	}
	if edge(find(".board .tiles"), "top") < 0 || edge(below, "bottom") > edge(controls, "top") {
		find(top).Call("scrollIntoView", map[string]any{"block": "start"})
	}
}

// FocusOn moves the keyboard to the nth element, from 0, that a selector finds,
// without scrolling the page.
func FocusOn(selector string, n int) {
	if app.IsServer {
		return
	}
	found := app.Window().Get("document").Call("querySelectorAll", selector)
	if n < found.Length() {
		found.Index(n).Call("focus", map[string]any{"preventScroll": true})
	}
}

// Focus moves the keyboard to an element without scrolling the page.
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

// Reveal scrolls to an element when its top is outside the window, as what was
// asked for on a phone.
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
