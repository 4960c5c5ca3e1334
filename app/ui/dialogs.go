package ui

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Dialog is a dialog with a title. Its button, its backdrop and Escape close it.
func Dialog(id, title string, body ...app.UI) app.HTMLDialog {
	return DialogFrame(id).Body(Sheet(id, title, body...))
}

// DialogFrame is a dialog without its [Sheet]. The title of the sheet names it.
func DialogFrame(id string) app.HTMLDialog {
	return app.Dialog().ID(id).OnClick(CloseOnBackdrop).Aria("labelledby", id+"-title")
}

// Sheet is the content of a dialog: its title, a close button and the body.
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

// CloseOnBackdrop closes a dialog on a click on its backdrop. The sheet covers the whole dialog, so
// only the backdrop has the dialog itself as its target.
func CloseOnBackdrop(ctx app.Context, event app.Event) {
	if d := ctx.JSSrc(); event.Get("target").Equal(d) {
		d.Call("close")
	}
}

// OpenDialog shows a dialog over the page. The browser keeps the focus inside it, closes it on Escape
// and then restores the focus.
func OpenDialog(id string) {
	if d := Element(id); d != nil && !d.Get("open").Bool() {
		d.Call("showModal")
		d.Set("scrollTop", 0)
	}
}

// CloseDialogs closes all dialogs, because another view replaces the page behind them.
func CloseDialogs() {
	if app.IsServer {
		return
	}
	open := app.Window().Get("document").Call("querySelectorAll", "dialog[open]")
	for i := range open.Length() {
		open.Index(i).Call("close")
	}
}

// DialogOpen reports whether a dialog or a menu covers the page. It then gets all keys, even if nothing has the
// focus, as after a click on its text.
func DialogOpen() bool {
	return app.Window().Get("document").Call("querySelector", "dialog[open], :popover-open").Truthy()
}
