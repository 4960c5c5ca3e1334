package ui

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Dialog is a dialog with a title, which can be closed by its button, its backdrop and Escape.
func Dialog(id, title string, body ...app.UI) app.HTMLDialog {
	return DialogFrame(id).Body(Sheet(id, title, body...))
}

// DialogFrame is a dialog without its [Sheet], which names it.
func DialogFrame(id string) app.HTMLDialog {
	return app.Dialog().ID(id).OnClick(CloseOnBackdrop).Aria("labelledby", id+"-title")
}

// Sheet is what covers a dialog: its title, the button that closes it, and the rest.
func Sheet(id, title string, body ...app.UI) app.UI {
	return app.Div().Class("sheet").Body(append([]app.UI{
		app.Div().Class("sheet-top").Body(app.H2().ID(id+"-title").Text(title), CloseButton(id)),
	}, body...)...)
}

func CloseButton(dialog string) app.UI {
	return app.Button().Type("button").Class("tool close").Aria("label", "Close").Title("Close (Esc)").
		DataSet("dialog", dialog).OnClick(CloseDialog).Body(Icon("close"))
}

func CloseDialog(ctx app.Context, _ app.Event) {
	if d := Element(Dataset(ctx.JSSrc(), "dialog")); d != nil {
		d.Call("close")
	}
}

// CloseOnBackdrop closes a dialog when the page behind it is clicked: all of the
// dialog itself is covered by its sheet.
func CloseOnBackdrop(ctx app.Context, event app.Event) {
	if d := ctx.JSSrc(); event.Get("target").Equal(d) {
		d.Call("close")
	}
}

// OpenDialog shows a dialog over the page; the browser keeps the focus inside,
// closes it on Escape and gives the focus back.
func OpenDialog(id string) {
	if d := Element(id); d != nil && !d.Get("open").Bool() {
		d.Call("showModal")
		d.Set("scrollTop", 0)
	}
}

// CloseDialogs closes what covers the page: another view has come in its place.
func CloseDialogs() {
	if app.IsServer {
		return
	}
	open := app.Window().Get("document").Call("querySelectorAll", "dialog[open]")
	for i := range open.Length() {
		open.Index(i).Call("close")
	}
}

// DialogOpen reports whether a dialog covers the page. The keys belong to it
// then, even where the focus is nowhere, as after a click on its text.
func DialogOpen() bool {
	return app.Window().Get("document").Call("querySelector", "dialog[open]").Truthy()
}
