package ui

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// KeyCap shows a key beside what it does. It is not part of a button's name.
func KeyCap(key string) app.UI {
	return app.Elem("kbd").Class("key-cap").Aria("hidden", "true").Text(key)
}

// Icon shows one of the vendored icons. It is decoration: what holds it has a
// name of its own. The stylesheet paints it in the colour of the text.
func Icon(name string) app.UI {
	return app.Span().Class("icon", "icon-"+name).Aria("hidden", "true")
}
