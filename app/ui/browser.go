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
