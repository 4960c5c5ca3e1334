package page

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/ui"
)

// FocusLater moves the keyboard to an element once it is drawn: what was pressed may
// be gone by then.
func FocusLater(h Host, id string) {
	h.Ctx().Defer(func(app.Context) {
		if app.IsClient {
			ui.Focus(id)
		}
	})
}

// RevealLater moves the page to an element once it is drawn, as far as it must.
func RevealLater(h Host, id string) {
	h.Ctx().Defer(func(app.Context) {
		if v := ui.Element(id); v != nil {
			v.Call("scrollIntoView", map[string]any{"block": "nearest"})
		}
	})
}

// KeepLink gives the keyboard back to the link of a table that has it, once what
// is rendered now is drawn. Only then is it known who has the keyboard: earlier,
// somebody could still move it before the drawing.
func KeepLink(h Host) {
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
		if ui.FocusHeld() {
			return
		}
		if link := document.Call("querySelector", `.wide-table a[href="`+href+`"]`); link.Truthy() {
			link.Call("focus", map[string]any{"preventScroll": true})
		}
	})
}
