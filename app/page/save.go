package page

import (
	"errors"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/address"
	"spectrie/app/ui"
)

// CopyText puts text on the clipboard and says so, or shows it where the browser
// does not allow that.
func CopyText(h Host, text, done, instead string) {
	h.Ctx().Async(func() {
		err := errors.New("not offered")
		if clipboard := app.Window().Get("navigator").Get("clipboard"); clipboard.Truthy() {
			_, err = ui.Await(clipboard.Call("writeText", text))
		}
		h.Ctx().Dispatch(func(app.Context) {
			if err != nil { // where it stays and can be selected
				h.Problem(instead + ": " + text)
				return
			}
			h.Tell(done)
		})
	})
}

// SaveText offers a text file for download and says what it is called.
func SaveText(h Host, text, mime, name string) {
	ui.SaveBlob(ui.NewBlob(text, mime+";charset=utf-8"), name)
	h.Tell("Saved as " + name + ".")
}

// LinkTo is the whole address of a view. Where Spectrie is a file of this device
// nobody else can open its address, and it names folders that are nobody's
// business: there the link is the name of the file, and the view.
func LinkTo(view address.View) string {
	address, _, _ := strings.Cut(app.Window().Get("location").Get("href").String(), "#")
	if !OnTheWeb() {
		address = "spectrie.html"
	}
	return address + view.Address()
}

// OnTheWeb reports whether the page's address means the same to others.
func OnTheWeb() bool {
	return strings.HasPrefix(app.Window().Get("location").Get("protocol").String(), "http")
}
