package tree

import (
	"strconv"
	"strings"
)

// pen writes SVG. What is drawn around (0, 0) is moved to its place by the group
// around it.
type pen struct {
	b       strings.Builder
	inks    *inks
	badges  *badges
	players int
	parts   map[part]string // path data of the outline parts drawn so far
	square  [2]string       // path data of the losing square: alone, and inside an outline
}

// part names part k of an outline in n parts.
type part struct {
	square bool
	k, n   int
}

func newPen(o Options) *pen {
	w := &pen{inks: pageInks, badges: pageBadges, players: o.Players, parts: map[part]string{}}
	if o.Palette != nil {
		w.inks, w.badges = fileInks(o.Palette), fileBadges(o.Palette)
	}
	w.square = [2]string{squarePath(squareHalf), squarePath(squareInner)}
	return w
}

// str, num, int and text write to the drawing and return the pen, so that an
// element reads from left to right. Only text escapes. str is not inlined, or the
// program that is downloaded has a copy of it for each of the many calls.
//
//go:noinline
func (w *pen) str(s string) *pen { w.b.WriteString(s); return w }

func (w *pen) num(v float64) *pen {
	var buf [24]byte
	w.b.Write(appendNumber(buf[:0], v))
	return w
}

func (w *pen) int(n int) *pen {
	var buf [24]byte
	w.b.Write(strconv.AppendInt(buf[:0], int64(n), 10))
	return w
}

func (w *pen) text(s string) *pen {
	if plain(s) {
		return w.str(s)
	}
	w.b.Write(appendEscaped(nil, s))
	return w
}

// ink writes the attributes that paint what is for the role.
func (w *pen) ink(r role) *pen { return w.str(w.inks[r]) }
