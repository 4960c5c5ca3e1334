package app

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

func closeButton(dialog string) app.UI {
	return app.Button().Type("button").Class("tool close").Aria("label", "Close").Title("Close (Esc)").
		DataSet("dialog", dialog).OnClick(closeDialog).Body(icon("close"))
}

func closeDialog(ctx app.Context, _ app.Event) {
	if d := element(dataset(ctx.JSSrc(), "dialog")); d != nil {
		d.Call("close")
	}
}

// closeOnBackdrop closes a dialog when the page behind it is clicked: all of the
// dialog itself is covered by its sheet.
func closeOnBackdrop(ctx app.Context, event app.Event) {
	if d := ctx.JSSrc(); event.Get("target").Equal(d) {
		d.Call("close")
	}
}

// openDialog shows a dialog over the page; the browser keeps the focus inside,
// closes it on Escape and gives the focus back.
func openDialog(id string) {
	if d := element(id); d != nil && !d.Get("open").Bool() {
		d.Call("showModal")
		d.Set("scrollTop", 0)
	}
}

// closeDialogs closes what covers the page: another view has come in its place.
func closeDialogs() {
	if app.IsServer {
		return
	}
	open := app.Window().Get("document").Call("querySelectorAll", "dialog[open]")
	for i := range open.Length() {
		open.Index(i).Call("close")
	}
}

// dialogOpen reports whether a dialog covers the page. The keys belong to it
// then, even where the focus is nowhere, as after a click on its text.
func dialogOpen() bool {
	return app.Window().Get("document").Call("querySelector", "dialog[open]").Truthy()
}
