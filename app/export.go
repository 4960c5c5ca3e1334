package app

import (
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
	if c.Prefs().theme != "" {
		return c.Prefs().theme == "dark"
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
	c.Tell("The drawing is saved as " + c.fileName(".svg") + ".")
}

// savePNG lets the browser paint the SVG at twice its size.
func (c *canvas) savePNG(ctx app.Context, _ app.Event) {
	picture, width, height := c.picture()
	name := c.fileName(".png")
	c.Ctx().Async(func() {
		blob, err := paint(picture, width, height)
		c.Ctx().Dispatch(func(app.Context) {
			if err != nil {
				c.Tell("The picture could not be made: " + err.Error() + ". Saving as SVG works.")
				return
			}
			saveBlob(blob, name)
			c.Tell("The drawing is saved as " + name + ".")
		})
	})
}

func (c *canvas) copyLink(app.Context, app.Event) {
	c.CopyLink(c.scene.view, "The link to this view is copied.")
}
