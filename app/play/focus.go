package play

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/address"
	"spectrie/app/ui"
)

// takeFocus moves the keyboard focus to what the person does next. It leaves the focus alone
// while the person uses something else, such as the keys on the screen.
func (p *Page) takeFocus() {
	if app.IsServer {
		return
	}
	p.host.Ctx().Defer(func(app.Context) {
		ui.Mark("drawn")
		if !p.host.InFront(address.Play) {
			return
		}
		if p.table == nil {
			if p.leftTable {
				p.leftTable = false
				if ui.Element("play-continue") != nil {
					ui.Focus("play-continue")
				} else {
					ui.Focus("play-quick")
				}
			}
			return
		}
		centreStep()
		p.moveIn()
		if p.boardMoved {
			p.boardMoved = false
			if !inSmallWindow() { // where everything has a fixed place
				ui.Uncover("#play-board .said", ".play .scores")
			}
		}
		gives := ".lobby, .pages" // elements that give up the focus to the board
		if ui.Element("play-next") != nil || p.table.link != nil {
			gives += ", #play-board"
		}
		active := app.Window().Get("document").Get("activeElement")
		if !active.Call("matches", ":focus-visible").Bool() { // the focus came from a pointer
			gives += ", .play-side"
			if p.asksForWord() { // so that Enter names the word, and does not press a key again
				gives += ", #play-board .keys"
			}
		}
		if ui.FocusHeld() && !active.Call("closest", gives).Truthy() {
			return
		}
		for _, id := range []string{"link-share", "link-copy", "play-next", "play-board"} {
			if ui.Element(id) != nil {
				ui.Focus(id)
				return
			}
		}
	})
}

// smallWindow is a media query for windows in which the keys are fixed.
const smallWindow = "(max-width: 600px), (max-height: 500px)"

func inSmallWindow() bool {
	return app.Window().Call("matchMedia", smallWindow).Get("matches").Bool()
}

// scrollToStep centres the chosen step in the drawing after the next render.
func (p *Page) scrollToStep() {
	p.host.Ctx().Defer(func(app.Context) {
		if app.IsClient {
			centreStep()
		}
	})
}

// centreStep scrolls the drawing of a review so that the chosen step is in the middle.
func centreStep() {
	view := app.Window().Get("document").Call("querySelector", ".review-drawing .line-tree")
	if !view.Truthy() {
		return
	}
	node := view.Call("querySelector", ".node.current")
	if !node.Truthy() {
		return
	}
	outer, inner := view.Call("getBoundingClientRect"), node.Call("getBoundingClientRect")
	centre := func(of app.Value, side, size string) float64 { return of.Get(side).Float() + of.Get(size).Float()/2 }
	view.Set("scrollLeft", view.Get("scrollLeft").Float()+centre(inner, "left", "width")-centre(outer, "left", "width"))
	view.Set("scrollTop", view.Get("scrollTop").Float()+centre(inner, "top", "height")-centre(outer, "top", "height"))
}
