package page

import (
	"errors"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/address"
	"spectrie/app/ui"
)

// CopyText copies text to the clipboard and says so. If the browser does not allow that, it shows the
// text after instead.
func CopyText(h Host, text, done, instead string) {
	h.Ctx().Async(func() {
		err := errors.New("not offered")
		if clipboard := app.Window().Get("navigator").Get("clipboard"); clipboard.Truthy() {
			_, err = ui.Await(clipboard.Call("writeText", text))
		}
		h.Ctx().Dispatch(func(app.Context) {
			if err != nil { // it stays on the page and can be selected
				h.Problem(instead + ": " + text)
				return
			}
			h.Tell(done)
		})
	})
}

// SaveText offers a text file for download and says its name.
func SaveText(h Host, text, mime, name string) {
	ui.SaveBlob(ui.NewBlob(text, mime+";charset=utf-8"), name)
	h.Tell("Saved as " + name + ".")
}

// SavePicture has the browser paint an SVG as a PNG and offers that for download, under a name
// without its ending.
func SavePicture(h Host, svg string, width, height, scale float64, name string) {
	h.Ctx().Async(func() {
		blob, err := ui.Paint(svg, width, height, scale)
		h.Ctx().Dispatch(func(app.Context) {
			if err != nil {
				h.Tell("The picture could not be made: " + err.Error() + ".")
				return
			}
			ui.SaveBlob(blob, name+".png")
			h.Tell("The drawing is saved as " + name + ".png.")
		})
	})
}

// LinkTo is the full link to a view. If Spectrie is a file on this device, nobody else can open its
// address, which also reveals private folders. The link then has only the name of the file.
func LinkTo(view address.View) string {
	address, _, _ := strings.Cut(app.Window().Get("location").Get("href").String(), "#")
	if !OnTheWeb() {
		address = "spectrie.html"
	}
	return address + view.Address()
}

// OnTheWeb reports whether other people can open the page's address.
func OnTheWeb() bool {
	return strings.HasPrefix(app.Window().Get("location").Get("protocol").String(), "http")
}
