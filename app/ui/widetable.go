package ui

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// WideTable is a table that scrolls by itself where the page is too narrow. Its
// frame stays when the table is drawn again, and with it how far it is scrolled.
func WideTable(label, table string) app.UI {
	return app.Div().Class("wide-table").TabIndex(0).Role("region").Aria("label", label).Body(app.Raw(table))
}
