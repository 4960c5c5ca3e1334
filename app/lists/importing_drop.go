package lists

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/address"
	"spectrie/app/shelf"
	"spectrie/app/text"
)

// listen lets the whole window accept a dropped file while this page is shown. It also
// reads the stored lists again when the person returns to the window, and when the service
// worker has everything. The events handle files at once: any later, the browser would have
// opened the file in place of the page.
func (l *lists) listen() {
	if l.listening {
		return
	}
	l.listening = true
	on := func(target app.Value, event string, handle func(app.Event)) {
		target.Call("addEventListener", event, app.FuncOf(func(_ app.Value, args []app.Value) any {
			handle(app.Event{Value: args[0]})
			return nil
		}))
	}
	on(app.Window(), "dragover", l.onDragOver)
	on(app.Window(), "dragleave", func(event app.Event) {
		if !event.Get("relatedTarget").Truthy() { // it left the window
			showDropping(false)
		}
	})
	on(app.Window(), "drop", l.onDrop)
	if worker := app.Window().Get("navigator").Get("serviceWorker"); worker.Truthy() {
		on(worker, "controllerchange", func(app.Event) { l.host.Ctx().Dispatch(func(app.Context) { l.lookOffline() }) })
	}
	document := app.Window().Get("document")
	on(document, "visibilitychange", func(app.Event) {
		if document.Get("visibilityState").String() == "visible" && l.inFront() {
			l.host.Ctx().Dispatch(func(ctx app.Context) {
				ctx.PreventUpdate()
				l.refresh()
			})
		}
	})
}

// inFront reports whether a page about dictionaries is shown.
func (l *lists) inFront() bool { return l.host.View().Page.Class() == address.Dictionaries.Class() }

// showDropping shows that a file may be dropped. The stylesheet does it, so that nothing
// is drawn again while the pointer moves.
func showDropping(dropping bool) {
	root := app.Window().Get("document").Get("documentElement")
	root.Call("toggleAttribute", "data-dropping", dropping)
}

// draggedFiles reports whether files are dragged, and not text or a link.
func draggedFiles(event app.Event) bool {
	transfer := event.Get("dataTransfer")
	return transfer.Truthy() && transfer.Get("types").Call("includes", "Files").Bool()
}

func (l *lists) onDragOver(event app.Event) {
	if !draggedFiles(event) {
		return
	}
	event.PreventDefault()
	effect := "none"
	if l.inFront() {
		effect = "copy"
		showDropping(true)
	}
	event.Get("dataTransfer").Set("dropEffect", effect)
}

func (l *lists) onDrop(event app.Event) {
	if !draggedFiles(event) {
		return
	}
	event.PreventDefault()
	showDropping(false)
	files := event.Get("dataTransfer").Get("files")
	if !l.inFront() || files.Length() == 0 {
		return
	}
	file, many := files.Index(0), files.Length()
	l.host.Ctx().Dispatch(func(app.Context) { l.take(file, many) })
}

// take imports a file that was dropped or opened, the first of many.
func (l *lists) take(file app.Value, many int) {
	name := l.typed.Name
	if !l.onPage() {
		name = ""                                                         // the field for a name is not on this page
		l.host.GoTo(l.host.Ctx(), l.host.View().On(address.Dictionaries)) // which shows the result
	}
	if l.read(shelf.FileSource(file, name), false, "") && many > 1 {
		l.host.Tell("One list at a time. This is the first of " + text.Counted(many, "file") + ".")
	}
}
