package ui

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/text"
)

// Again is a line that is read out, also when it says the same once more: the nth
// text stands in another place than the one before, which counts as new.
func Again(id, class, line string, n int) app.UI {
	return app.P().ID(id).Class(class).Aria("live", "polite").Body(
		app.Span().Text(text.Pick(n%2 == 0, line, "")),
		app.Span().Text(text.Pick(n%2 == 1, line, "")),
	)
}
