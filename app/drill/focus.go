package drill

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/ui"
)

// hold gives the keyboard to what the person does next, unless the person has it
// elsewhere.
func (p *Page) hold() {
	if app.IsServer {
		return
	}
	p.host.Ctx().Defer(func(app.Context) {
		ui.Mark("drawn")
		ui.Uncover("#drill-board .grades-place", "#drill-board .tiles")
		if ui.FocusHeld() && !givesFocus(app.Window().Get("document").Get("activeElement")) {
			return
		}
		for _, id := range []string{"drill-continue", "drill-end", "drill-board"} {
			if ui.Element(id) != nil {
				ui.Focus(id)
				return
			}
		}
	})
}

// givesFocus reports whether an element that has the focus gives it to the board:
// what is on the board does, and the link that led here. A menu or a tool keeps it
// when it was reached by keyboard, which is when the browser shows the focus.
func givesFocus(at app.Value) bool {
	if at.Call("matches", ":focus-visible").Bool() && at.Call("closest", ".drill-tools, .tool").Truthy() {
		return false
	}
	return at.Call("closest", "#drill-board, #drill-end, .drill-tools, .pages").Truthy()
}
