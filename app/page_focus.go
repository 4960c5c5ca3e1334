package app

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// focusLater moves the keyboard to an element once it is drawn: what was pressed may
// be gone by then.
func focusLater(h Host, id string) {
	h.Ctx().Defer(func(app.Context) {
		if app.IsClient {
			focus(id)
		}
	})
}

// revealLater moves the page to an element once it is drawn, as far as it must.
func revealLater(h Host, id string) {
	h.Ctx().Defer(func(app.Context) {
		if v := element(id); v != nil {
			v.Call("scrollIntoView", map[string]any{"block": "nearest"})
		}
	})
}

// keepLink gives the keyboard back to the link of a table that has it, once what
// is rendered now is drawn. Only then is it known who has the keyboard: earlier,
// somebody could still move it before the drawing.
func keepLink(h Host) {
	if app.IsServer {
		return
	}
	document := app.Window().Get("document")
	active := document.Get("activeElement")
	if !active.Truthy() || !active.Call("matches", ".wide-table a").Truthy() {
		return
	}
	href := active.Call("getAttribute", "href").String() // an Address: without quotes
	h.Ctx().Defer(func(app.Context) {
		if focusHeld() {
			return
		}
		if link := document.Call("querySelector", `.wide-table a[href="`+href+`"]`); link.Truthy() {
			link.Call("focus", map[string]any{"preventScroll": true})
		}
	})
}
