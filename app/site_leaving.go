package app

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/storage"
)

// leaveWhenHidden leaves what is not kept whenever the page is hidden, as it may
// never be shown again, and takes it back when it is.
func leaveWhenHidden(leavers []leaver) {
	if app.IsServer {
		return
	}
	document := app.Window().Get("document")
	leave := app.FuncOf(func(_ app.Value, events []app.Value) any {
		back := events[0].Get("type").String() == "visibilitychange" && document.Get("visibilityState").String() == "visible"
		for _, l := range leavers {
			key, text := l.unkeptText()
			storage.Remember(key, pick(back, "", text))
		}
		return nil
	})
	document.Call("addEventListener", "visibilitychange", leave)
	app.Window().Call("addEventListener", "pagehide", leave)
}
