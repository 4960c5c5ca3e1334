package chart

import (
	"math"
	"strconv"
	"strings"
)

// pen writes SVG and HTML. Its methods return it, so that an element reads from
// left to right. Only text escapes. The small ones are not inlined, or the program
// that is downloaded has a copy of them for each of the many calls.
type pen struct{ strings.Builder }

var escaper = strings.NewReplacer("&", "&amp;", "<", "&lt;", ">", "&gt;", `"`, "&#34;", "'", "&#39;")

//go:noinline
func (w *pen) str(s string) *pen { w.WriteString(s); return w }

//go:noinline
func (w *pen) text(s string) *pen { escaper.WriteString(w, s); return w }

// num writes v to a hundredth of a unit.
func (w *pen) num(v float64) *pen {
	return w.str(strconv.FormatFloat(math.Round(v*100)/100, 'f', -1, 64))
}

// open starts a drawing of a width and a height that is an image called title.
func (w *pen) open(id, title string, width Width, height float64) *pen {
	w.str(`<svg class="chart-drawing" role="img" aria-labelledby="`).text(id).str(`" viewBox="0 0 `).num(width.units()).str(` `).num(height)
	return w.str(`"><title id="`).text(id).str(`">`).text(title).str(`</title>`)
}

// box draws a rectangle; tip is shown to who points at it.
func (w *pen) box(class string, x, y, width, height, round float64, tip string) {
	w.str(`<rect class="`).text(class).str(`" x="`).num(x).str(`" y="`).num(y)
	w.str(`" width="`).num(max(width, 0)).str(`" height="`).num(max(height, 0))
	if round > 0 {
		w.str(`" rx="`).num(round)
	}
	if tip == "" {
		w.str(`"/>`)
		return
	}
	w.str(`"><title>`).text(tip).str(`</title></rect>`)
}

// write puts text at (x, y), which is the middle, the start or the end of its
// base line as its class says.
func (w *pen) write(class string, x, y float64, text string) {
	w.str(`<text class="`).text(class).str(`" x="`).num(x).str(`" y="`).num(y).str(`">`).text(text).str(`</text>`)
}

// line draws a level line.
func (w *pen) line(class string, x, y, toX float64) {
	w.str(`<path class="`).text(class).str(`" d="M`).num(x).str(` `).num(y).str(`H`).num(toX).str(`"/>`)
}
