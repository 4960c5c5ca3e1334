package app

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// wideTable is a table that scrolls by itself where the page is too narrow. Its
// frame stays when the table is drawn again, and with it how far it is scrolled.
func wideTable(label, table string) app.UI {
	return app.Div().Class("wide-table").TabIndex(0).Role("region").Aria("label", label).Body(app.Raw(table))
}

// keepLink gives the keyboard back to the link of a table that has it, once what
// is rendered now is drawn. Only then is it known who has the keyboard: earlier,
// somebody could still move it before the drawing.
func (s *Site) keepLink() {
	if app.IsServer {
		return
	}
	document := app.Window().Get("document")
	active := document.Get("activeElement")
	if !active.Truthy() || !active.Call("matches", ".wide-table a").Truthy() {
		return
	}
	href := active.Call("getAttribute", "href").String() // an Address: without quotes
	s.home.Defer(func(app.Context) {
		if focusHeld() {
			return
		}
		if link := document.Call("querySelector", `.wide-table a[href="`+href+`"]`); link.Truthy() {
			link.Call("focus", map[string]any{"preventScroll": true})
		}
	})
}
