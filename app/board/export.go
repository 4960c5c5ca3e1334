package board

import (
	"fmt"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/address"
	"spectrie/app/icicle"
	"spectrie/app/page"
	"spectrie/app/text"
	"spectrie/app/tree"
	"spectrie/app/ui"
)

// picture draws the scene as a separate file. The size is in CSS pixels, and scale is how many
// pixels a PNG has for each. A tree has the colours that the page has now, and a map those of a poster.
func (c *Canvas) picture() (svg string, width, height, scale float64) {
	s := c.Scene
	if c.Map != nil {
		foot := "Spectrie, " + c.Host.Now().Format("2 January 2006")
		return c.Map.Poster(foot).String(), icicle.PosterWidth, icicle.PosterHeight, icicle.PosterScale
	}
	o := s.options("")
	palette := tree.Day
	if c.dark() {
		palette = tree.Night
	}
	o.Palette = &palette
	o.Title = s.Caption()
	width, height = s.layout.FileSize(o)
	return s.layout.SVG(o).String(), width, height, 2
}

// Caption says what a saved drawing shows and what its marks mean.
func (s *Scene) Caption() string {
	s = s.ForOthers()
	what := "Ghost from "
	if s.Plan != nil {
		what = fmt.Sprintf("Strategy for player %d from ", s.Seat)
	}
	return what + fmt.Sprintf("%s: %s, words of %s or more, %s. Round and blue: %s. Square and orange: %s.",
		FragmentName(s.View.Fragment), s.Entry.Name, text.Counted(s.View.Rules.MinLetters, "letter"),
		text.Counted(s.View.Rules.Players, "player"), s.LegendText(tree.LegendWinning), s.LegendText(tree.LegendLosing)) + s.badgeCaption()
}

// ForOthers is the scene for a reader who is none of the players.
func (s *Scene) ForOthers() *Scene {
	others := *s
	others.View.Seat = address.MoverSeat
	return &others
}

func (c *Canvas) dark() bool {
	if c.Host.Prefs().Theme != "" {
		return c.Host.Prefs().Theme == "dark"
	}
	return app.Window().Call("matchMedia", "(prefers-color-scheme: dark)").Get("matches").Bool()
}

// fileName names a saved drawing after its fragment.
func (c *Canvas) fileName(extension string) string {
	name := "ghost"
	if f := c.Scene.View.Fragment; f != "" {
		name += "-" + f
	}
	return name + extension
}

func (c *Canvas) saveSVG(ctx app.Context, _ app.Event) {
	picture, _, _, _ := c.picture()
	ui.SaveBlob(ui.NewBlob(picture, "image/svg+xml"), c.fileName(".svg"))
	c.Host.Tell("The drawing is saved as " + c.fileName(".svg") + ".")
}

func (c *Canvas) savePNG(ctx app.Context, _ app.Event) {
	picture, width, height, scale := c.picture()
	page.SavePicture(c.Host, picture, width, height, scale, c.fileName(""))
}

func (c *Canvas) copyLink(app.Context, app.Event) {
	c.Host.CopyLink(c.Scene.View, "The link to this view is copied.")
}
