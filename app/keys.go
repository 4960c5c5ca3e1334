package app

import (
	"strings"
	"unicode/utf8"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/dicts"
)

// listen handles the keys of the whole page, and the news of an update.
// The function that it returns stops that.
func listen(ctx app.Context, s *Site) (stop func()) {
	on := func(event string, handle app.EventHandler) func() {
		listener := app.FuncOf(func(_ app.Value, args []app.Value) any {
			ctx.Dispatch(func(ctx app.Context) { handle(ctx, app.Event{Value: args[0]}) })
			return nil
		})
		app.Window().Call("addEventListener", event, listener)
		return func() {
			app.Window().Call("removeEventListener", event, listener)
			listener.Release()
		}
	}
	keys := on("keydown", s.onKey)
	awake := on("visibilitychange", func(ctx app.Context, _ app.Event) {
		if s.current() == pane(&s.drill) && app.Window().Get("document").Get("visibilityState").String() == "visible" {
			s.drill.awake()
		}
	})
	update := on("spectrie:update-waiting", func(app.Context, app.Event) { s.updatable = true })
	s.updatable = app.Window().Get("spectrieUpdateWaiting").Truthy()
	return func() {
		keys()
		awake()
		update()
	}
}

// onKey hands a key to the page in front, unless a field or a dialog has it.
func (s *Site) onKey(ctx app.Context, event app.Event) {
	key := event.Get("key").String()
	command := event.Get("ctrlKey").Truthy() || event.Get("metaKey").Truthy()
	modified := command || event.Get("altKey").Truthy()
	drilling, playing := s.current() == pane(&s.drill) && s.drill.sitting != nil, s.current() == pane(&s.play) && s.play.table != nil
	undoes := command && strings.ToLower(key) == "z" && !event.Get("altKey").Truthy() &&
		(drilling || playing && !event.Get("shiftKey").Truthy())
	if modified && !undoes || event.Get("isComposing").Truthy() || dialogOpen() ||
		closest(event, fieldsFor(key)) != nil || s.outOfReach(event, key) {
		ctx.PreventUpdate()
		return
	}
	if undoes && event.Get("repeat").Truthy() { // a key that is held down does it once
		event.PreventDefault()
		ctx.PreventUpdate()
		return
	}
	s.notice = ""
	switch {
	case undoes && playing:
		s.play.takeBack()
	case undoes && event.Get("shiftKey").Truthy():
		s.drill.redo()
	case undoes:
		s.drill.undo()
	case key == "?":
		s.openHelp(ctx, helpKeys)
	case s.current().onKey(ctx, event, key):
	default:
		ctx.PreventUpdate()
		return
	}
	event.PreventDefault()
}

// outOfReach reports whether a character acts only where the keys or the tree have
// the focus, as the person chose, and they have not (WCAG 2.1.4).
func (s *Site) outOfReach(event app.Event, key string) bool {
	return s.prefs.keysNeedFocus && key != " " && utf8.RuneCountInString(key) == 1 && closest(event, ".keys, #tree") == nil
}

// fieldsFor are the elements to which a key belongs when they have the focus. A switch
// has no use for letters.
func fieldsFor(key string) string {
	if letters := []rune(strings.ToLower(key)); len(letters) == 1 && dicts.IsLetter(letters[0]) {
		return "input:not([type=radio], [type=checkbox]), select, textarea"
	}
	return "input:not([type=radio]), select, textarea"
}

// onKey gives every key its meaning on the explorer.
func (e *explorer) onKey(ctx app.Context, event app.Event, key string) bool {
	letters := []rune(strings.ToLower(key))
	switch {
	case e.scene == nil:
		return false
	case key == "Backspace":
		e.climb(ctx)
	case len(letters) == 1 && dicts.IsLetter(letters[0]):
		e.descend(ctx, letters[0], true)
	default:
		return e.canvas.onKey(ctx, event, key)
	}
	return true
}

// onKey gives the keys of the drawing their meaning.
func (c *canvas) onKey(ctx app.Context, event app.Event, key string) bool {
	nowhere := !event.Get("target").Get("closest").Truthy() || event.Get("target").Get("tagName").String() == "BODY"
	inTree := nowhere || closest(event, "#tree") != nil
	switch {
	case c.scene == nil:
		return false
	case key == "+" || key == "=":
		c.zoomIn(ctx, event)
	case key == "-":
		c.zoomOut(ctx, event)
	case key == "0":
		c.zoomFit(ctx, event)
	case key == "Enter" && closest(event, "#tree") != nil:
		c.goTo(ctx, c.scene.view.At(c.active))
	case inTree && event.Get("shiftKey").Truthy() && strings.HasPrefix(key, "Arrow"):
		focus("tree")
		pan(key)
	case inTree && (strings.HasPrefix(key, "Arrow") || key == "Home" || key == "End"):
		focus("tree")
		c.walk(ctx, key)
	default:
		return false
	}
	return true
}

// focusHeld reports whether a person has the focus on something: an element of the
// page other than the whole of it.
func focusHeld() bool {
	active := app.Window().Get("document").Get("activeElement")
	return active.Truthy() && active.Get("tagName").String() != "BODY" && active.Get("id").String() != "main"
}

// showNow scrolls the page up to the fragment and its verdict when they are
// above the window.
func showNow() {
	now := app.Window().Get("document").Call("querySelector", ".now")
	if now.Truthy() && now.Call("getBoundingClientRect").Get("top").Float() < 0 {
		now.Call("scrollIntoView")
	}
}

// focusOn moves the keyboard to the nth element, from 0, that a selector finds,
// without scrolling the page.
func focusOn(selector string, n int) {
	if app.IsServer {
		return
	}
	found := app.Window().Get("document").Call("querySelectorAll", selector)
	if n < found.Length() {
		found.Index(n).Call("focus", map[string]any{"preventScroll": true})
	}
}

// focus moves the keyboard to an element without scrolling the page.
func focus(id string) {
	if v := element(id); v != nil {
		v.Call("focus", map[string]any{"preventScroll": true})
	}
}

func scrollToTop() {
	if app.IsClient {
		app.Window().Call("scrollTo", 0, 0)
	}
}
