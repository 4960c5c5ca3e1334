package ui

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/markup"
)

// HTML shows markup, which is one element. Nothing else makes elements of text.
func HTML(h markup.HTML) app.UI { return app.Raw(h.String()) }

// WideTable is a table that scrolls by itself where the page is too narrow. Its
// frame stays when the table is drawn again, and with it how far it is scrolled.
func WideTable(label string, table markup.HTML) app.UI {
	return app.Div().Class("wide-table").TabIndex(0).Role("region").Aria("label", label).Body(HTML(table))
}
