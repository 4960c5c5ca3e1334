package ui

import (
	"errors"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Paint turns an SVG of width × height CSS pixels into a PNG blob with scale pixels for each of them. It
// keeps the longer side within 8192 pixels, which every browser can paint.
func Paint(svg string, width, height, scale float64) (app.Value, error) {
	scale = min(scale, 8192/max(width, height))
	url := app.Window().Get("URL").Call("createObjectURL", NewBlob(svg, "image/svg+xml"))
	defer app.Window().Get("URL").Call("revokeObjectURL", url)
	image := app.Window().Get("Image").New()
	image.Set("src", url)
	if _, err := Await(image.Call("decode")); err != nil {
		return nil, errors.New("the browser cannot read the drawing")
	}
	document := app.Window().Get("document")
	canvas := document.Call("createElement", "canvas")
	canvas.Set("width", int(width*scale))
	canvas.Set("height", int(height*scale))
	canvas.Call("getContext", "2d").Call("drawImage", image, 0, 0, int(width*scale), int(height*scale))
	made := make(chan app.Value, 1)
	done := app.FuncOf(func(_ app.Value, args []app.Value) any {
		made <- args[0]
		return nil
	})
	defer done.Release()
	canvas.Call("toBlob", done, "image/png")
	blob := <-made
	if !blob.Truthy() {
		return nil, errors.New("the picture is too large")
	}
	return blob, nil
}

func NewBlob(text, mime string) app.Value {
	return app.Window().Get("Blob").New([]any{text}, map[string]any{"type": mime})
}

// SaveBlob offers a file for download.
func SaveBlob(blob app.Value, name string) {
	url := app.Window().Get("URL").Call("createObjectURL", blob)
	link := app.Window().Get("document").Call("createElement", "a")
	link.Set("href", url)
	link.Set("download", name)
	link.Call("click")
	app.Window().Get("URL").Call("revokeObjectURL", url)
}
