package app

import (
	"errors"
	"fmt"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/tree"
)

// picture draws the scene as a file that stands alone, in the colours that the
// page has now, and gives its size in CSS pixels.
func (c *canvas) picture() (svg string, width, height float64) {
	s := c.scene
	o := s.options("")
	o.Palette = &tree.Day
	if c.dark() {
		o.Palette = &tree.Night
	}
	o.Title = s.caption()
	width, height = s.layout.FileSize(o)
	return s.layout.SVG(o), width, height
}

// caption says what a saved drawing shows and what its marks mean.
func (s *scene) caption() string {
	named := *s
	named.view.Seat = MoverSeat // whoever gets the file is nobody's seat
	s = &named
	what := "Ghost from "
	if s.plan != nil {
		what = fmt.Sprintf("Strategy of player %d from ", s.seat)
	}
	return what + fmt.Sprintf("%s: %s, words from %s, %s. Round and blue: %s. Square: %s.",
		fragmentName(s.view.Fragment), s.entry.Name, counted(s.view.Rules.MinLetters, "letter"),
		counted(s.view.Rules.Players, "player"), s.legendText(tree.LegendWinning), s.legendText(tree.LegendLosing)) + s.badgeCaption()
}

func (c *canvas) dark() bool {
	if c.prefs.theme != "" {
		return c.prefs.theme == "dark"
	}
	return app.Window().Call("matchMedia", "(prefers-color-scheme: dark)").Get("matches").Bool()
}

// fileName names a saved drawing after its view.
func (c *canvas) fileName(extension string) string {
	name := "ghost"
	if f := c.scene.view.Fragment; f != "" {
		name += "-" + f
	}
	return name + extension
}

func (c *canvas) saveSVG(ctx app.Context, _ app.Event) {
	picture, _, _ := c.picture()
	saveBlob(newBlob(picture, "image/svg+xml"), c.fileName(".svg"))
	c.tell("The drawing is saved as " + c.fileName(".svg") + ".")
}

// savePNG lets the browser paint the SVG at twice its size.
func (c *canvas) savePNG(ctx app.Context, _ app.Event) {
	picture, width, height := c.picture()
	name := c.fileName(".png")
	c.home.Async(func() {
		blob, err := paint(picture, width, height)
		c.home.Dispatch(func(app.Context) {
			if err != nil {
				c.tell("The picture could not be made: " + err.Error() + ". Saving as SVG works.")
				return
			}
			saveBlob(blob, name)
			c.tell("The drawing is saved as " + name + ".")
		})
	})
}

// paint turns an SVG of width × height CSS pixels into a PNG blob. The longer
// side is kept below 8192 pixels, which every browser can paint.
func paint(svg string, width, height float64) (app.Value, error) {
	scale := min(2, 8192/max(width, height))
	url := app.Window().Get("URL").Call("createObjectURL", newBlob(svg, "image/svg+xml"))
	defer app.Window().Get("URL").Call("revokeObjectURL", url)
	image := app.Window().Get("Image").New()
	image.Set("src", url)
	if _, err := await(image.Call("decode")); err != nil {
		return nil, errors.New("the browser cannot read it")
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
		return nil, errors.New("it is too large to paint")
	}
	return blob, nil
}

func newBlob(text, mime string) app.Value {
	return app.Window().Get("Blob").New([]any{text}, map[string]any{"type": mime})
}

// saveBlob offers a file for download.
func saveBlob(blob app.Value, name string) {
	url := app.Window().Get("URL").Call("createObjectURL", blob)
	link := app.Window().Get("document").Call("createElement", "a")
	link.Set("href", url)
	link.Set("download", name)
	link.Call("click")
	app.Window().Get("URL").Call("revokeObjectURL", url)
}

// link is the whole address of what is shown.
func (s *Site) link() string { return linkTo(*s.shown) }

func (s *Site) copyLink(app.Context, app.Event) {
	s.copyLinkTo(*s.shown, "The link to this view is copied.")
}

// copyText puts text on the clipboard and says so, or shows it where the browser
// does not allow that.
func (s *Site) copyText(text, done, instead string) {
	s.home.Async(func() {
		err := errors.New("not offered")
		if clipboard := app.Window().Get("navigator").Get("clipboard"); clipboard.Truthy() {
			_, err = await(clipboard.Call("writeText", text))
		}
		s.home.Dispatch(func(app.Context) {
			if err != nil { // where it stays and can be selected
				s.problems = []string{instead + ": " + text}
				return
			}
			s.tell(done)
		})
	})
}

// saveText offers a text file for download and says what it is called.
func (s *Site) saveText(text, mime, name string) {
	saveBlob(newBlob(text, mime+";charset=utf-8"), name)
	s.tell("Saved as " + name + ".")
}
