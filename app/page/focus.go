package page

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/ui"
)

// FocusLater focuses an element once it is drawn. The button that was pressed may be gone by then.
func FocusLater(h Host, id string) {
	h.Ctx().Defer(func(app.Context) {
		if app.IsClient {
			ui.Focus(id)
		}
	})
}

// RevealLater scrolls to an element once it is drawn, as little as possible.
func RevealLater(h Host, id string) {
	h.Ctx().Defer(func(app.Context) {
		if v := ui.Element(id); v != nil {
			v.Call("scrollIntoView", map[string]any{"block": "nearest"})
		}
	})
}

// KeepLink keeps the focus on a link of a table that is about to be redrawn. It looks again after the
// drawing, because the person may move the focus before that.
func KeepLink(h Host) {
	if app.IsServer {
		return
	}
	document := app.Window().Get("document")
	active := document.Get("activeElement")
	if !active.Truthy() || !active.Call("matches", ".wide-table a").Truthy() {
		return
	}
	href := active.Call("getAttribute", "href").String() // an address has no quotes
	h.Ctx().Defer(func(app.Context) {
		if ui.FocusHeld() {
			return
		}
		if link := document.Call("querySelector", `.wide-table a[href="`+href+`"]`); link.Truthy() {
			link.Call("focus", map[string]any{"preventScroll": true})
		}
	})
}
