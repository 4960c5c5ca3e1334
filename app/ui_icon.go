package app

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// keyCap shows a key beside what it does. It is not part of a button's name.
func keyCap(key string) app.UI {
	return app.Elem("kbd").Class("key-cap").Aria("hidden", "true").Text(key)
}

// icon shows one of the vendored icons. It is decoration: what holds it has a
// name of its own. The stylesheet paints it in the colour of the text.
func icon(name string) app.UI {
	return app.Span().Class("icon", "icon-"+name).Aria("hidden", "true")
}
