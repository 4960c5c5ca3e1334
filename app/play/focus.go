package play

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/address"
	"spectrie/app/ui"
)

// hold gives the keyboard to what the person does next, unless the person has it
// elsewhere, as on the keys of the screen.
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
				ui.Focus("play-quick")
			}
			return
		}
		centreStep()
		if p.boardMoved {
			p.boardMoved = false
			if !inSmallWindow() { // where all has its place, and nothing moves under a finger
				ui.Uncover("#play-board .said", ".play .scores")
			}
		}
		gives := ".lobby, .pages" // the focus to the board
		if ui.Element("play-word") != nil || ui.Element("play-next") != nil {
			gives += ", #play-board"
		}
		active := app.Window().Get("document").Get("activeElement")
		if !active.Call("matches", ":focus-visible").Bool() { // so a pointer put it there
			gives += ", .play-side"
		}
		if ui.FocusHeld() && !active.Call("closest", gives).Truthy() {
			return
		}
		for _, id := range []string{"play-word", "play-next", "play-board"} {
			if at := ui.Element(id); at != nil {
				ui.Focus(id)
				if id == "play-word" && !at.Equal(active) { // its word is typed on
					revealNaming()
					end := len([]rune(at.Get("value").String()))
					at.Call("setSelectionRange", end, end)
				}
				return
			}
		}
	})
}

// smallWindow is where the keys stay at their place, and a keyboard covers the page.
const smallWindow = "(max-width: 600px), (max-height: 500px)"

func inSmallWindow() bool {
	return app.Window().Call("matchMedia", smallWindow).Get("matches").Bool()
}

// revealNaming scrolls to where a word is named, in a small window.
func revealNaming() {
	if form := ui.Element("naming"); form != nil && inSmallWindow() {
		form.Call("scrollIntoView", map[string]any{"block": "start"})
	}
}

// showStep scrolls the drawing to the step chosen, once that is drawn.
func (p *Page) scrollToStep() {
	p.host.Ctx().Defer(func(app.Context) {
		if app.IsClient {
			centreStep()
		}
	})
}

// revealStep scrolls the drawing of the look back, where it is larger than its place, so
// that the step chosen is in the middle.
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
