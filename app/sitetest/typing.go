package sitetest

import (
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Key gives a key to the page in front, and reports whether the page took it. The focus is on the element of the first
// control whose name begins with at, or nowhere if at is "".
func (v *Visit) Key(t testing.TB, key, at string) bool {
	t.Helper()
	event := app.Event{Value: nothing}
	if at != "" {
		event.Value = hit{nothing, elementOf(v.control(t, at).target), key}
	}
	taken := v.Current().OnKey(v.Ctx(), event, key)
	v.Engine.ConsumeAll()
	return taken
}
