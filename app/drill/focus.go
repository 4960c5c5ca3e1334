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
		revealBoard()
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

// revealBoard scrolls to the letters on the board where the keys, which are always
// within reach, would cover what is said below them, as in a small window.
func revealBoard() {
	find := func(selector string) app.Value {
		return app.Window().Get("document").Call("querySelector", selector)
	}
	edge := func(of app.Value, name string) float64 { return of.Call("getBoundingClientRect").Get(name).Float() }
	said, controls, letters := find("#drill-board .grades-place"), find("#drill-board .controls"), find("#drill-board .tiles")
	if !said.Truthy() || !controls.Truthy() {
		return
	}
	if edge(letters, "top") < 0 || edge(said, "bottom") > edge(controls, "top") {
		letters.Call("scrollIntoView", map[string]any{"block": "start"})
	}
}
