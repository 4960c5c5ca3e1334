package site

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/page"
	"spectrie/app/storage"
	"spectrie/app/text"
)

// leaveWhenHidden writes unsaved data to localStorage whenever the page is hidden, because
// it may never be shown again. It removes that copy when the page is shown again.
func leaveWhenHidden(leavers []page.Leaver) {
	if app.IsServer {
		return
	}
	document := app.Window().Get("document")
	leave := app.FuncOf(func(_ app.Value, events []app.Value) any {
		back := events[0].Get("type").String() == "visibilitychange" && document.Get("visibilityState").String() == "visible"
		for _, l := range leavers {
			key, line := l.UnkeptText()
			storage.Remember(key, text.Pick(back, "", line))
		}
		return nil
	})
	document.Call("addEventListener", "visibilitychange", leave)
	app.Window().Call("addEventListener", "pagehide", leave)
}
