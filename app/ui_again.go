package app

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// again is a line that is read out, also when it says the same once more: the nth
// text stands in another place than the one before, which counts as new.
func again(id, class, text string, n int) app.UI {
	return app.P().ID(id).Class(class).Aria("live", "polite").Body(
		app.Span().Text(pick(n%2 == 0, text, "")),
		app.Span().Text(pick(n%2 == 1, text, "")),
	)
}
