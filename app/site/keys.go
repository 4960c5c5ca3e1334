package site

import (
	"strings"
	"unicode/utf8"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/page"
	"spectrie/app/ui"
)

// listen starts to handle keys, the return to the window, and news of an update or a
// download. stop ends that.
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
	enter := keepEnter()
	keys := on("keydown", s.onKey)
	awake := on("visibilitychange", func(ctx app.Context, _ app.Event) {
		if page, ok := s.Current().(page.Waker); ok && app.Window().Get("document").Get("visibilityState").String() == "visible" {
			page.Awake()
		}
	})
	update := on("spectrie:update-waiting", func(app.Context, app.Event) { s.updatable = true })
	s.updatable = app.Window().Get("spectrieUpdateWaiting").Truthy()
	oneFile := on("spectrie:one-file", func(app.Context, app.Event) { s.oneFile = app.Window().Get("spectrieOneFile").String() })
	return func() {
		enter()
		keys()
		awake()
		update()
		oneFile()
	}
}

// keepEnter keeps Enter from the browser where it was pressed on no control. What the key does can move the focus to
// a button and then wait, for storage, before onKey says that the key is used. The browser would press that button.
// A link acts as soon as Enter goes down, and the page that it leads to may give a button the focus. The browser would
// press that too.
func keepEnter() (stop func()) {
	ours := false        // the Enter that is down
	var target app.Value // where it went down
	listener := app.FuncOf(func(_ app.Value, args []app.Value) any {
		event := app.Event{Value: args[0]}
		if event.Get("key").String() != "Enter" {
			return nil
		}
		if event.Get("type").String() == "keydown" {
			ours = ui.Closest(event, "a, button, input, select, textarea, summary") == nil
			target = event.Get("target")
		}
		if ours || target != nil && !event.Get("target").Equal(target) {
			event.Call("preventDefault")
		}
		return nil
	})
	for _, name := range []string{"keydown", "keypress"} {
		app.Window().Call("addEventListener", name, listener)
	}
	return func() {
		for _, name := range []string{"keydown", "keypress"} {
			app.Window().Call("removeEventListener", name, listener)
		}
		listener.Release()
	}
}

// onKey passes a key to the current page, unless a field or a dialog has the focus.
func (s *Site) onKey(ctx app.Context, event app.Event) {
	key := event.Get("key").String()
	command := event.Get("ctrlKey").Truthy() || event.Get("metaKey").Truthy()
	modified := command || event.Get("altKey").Truthy()
	var undo func()
	if page, ok := s.Current().(page.Undoer); ok && command && strings.ToLower(key) == "z" && !event.Get("altKey").Truthy() {
		undo = page.Undoes(event.Get("shiftKey").Truthy())
	}
	if modified && undo == nil || event.Get("isComposing").Truthy() || ui.DialogOpen() ||
		ui.Closest(event, fieldsFor(key)) != nil || s.outOfReach(event, key) {
		ctx.PreventUpdate()
		return
	}
	if undo != nil && event.Get("repeat").Truthy() { // a key that is held down undoes once
		event.PreventDefault()
		ctx.PreventUpdate()
		return
	}
	if ui.WalkKeys(event, key) {
		event.PreventDefault()
		ctx.PreventUpdate()
		return
	}
	s.notice = ""
	switch {
	case undo != nil:
		undo()
	case key == "?":
		s.OpenHelp(ctx, page.HelpOnKeys)
	case s.Current().OnKey(ctx, event, key):
	default:
		ctx.PreventUpdate()
		return
	}
	event.PreventDefault()
}

// outOfReach reports whether key is a character that the person restricted to the on-screen
// keyboard and the tree, and neither has the focus (WCAG 2.1.4).
func (s *Site) outOfReach(event app.Event, key string) bool {
	return s.prefs.KeysNeedFocus && key != " " && utf8.RuneCountInString(key) == 1 && ui.Closest(event, ".keys, #tree") == nil
}

// fieldsFor returns a selector for the elements that take a key when they have the focus.
// A checkbox does not take letters.
func fieldsFor(key string) string {
	if ui.TypedLetter(key) != 0 {
		return "input:not([type=radio], [type=checkbox]), select, textarea"
	}
	return "input:not([type=radio]), select, textarea"
}
