package tree

import (
	"strconv"

	"spectrie/app/markup"
)

// pen writes SVG. It draws around (0, 0), and a group moves the drawing to its place.
type pen struct {
	m      markup.Writer
	inks   *inks
	badges *badges
}

func newPen(o Options) *pen {
	w := &pen{inks: pageInks, badges: pageBadges}
	if o.Palette != nil {
		w.inks, w.badges = fileInks(o.Palette), fileBadges(o.Palette)
	}
	return w
}

// str, num, int and text write to the drawing and return the pen, so that an
// element reads from left to right.
//
//go:noinline
func (w *pen) str(s markup.Literal) *pen { w.m.Literal(s); return w }

func (w *pen) num(v float64) *pen { w.m.Number(v); return w }
func (w *pen) int(n int) *pen     { return w.text(strconv.Itoa(n)) }
func (w *pen) text(s string) *pen { w.m.Text(s); return w }

// ink writes the attributes of a role.
func (w *pen) ink(r role) *pen { return w.str(w.inks[r]) }
