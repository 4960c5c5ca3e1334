package ui

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

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
