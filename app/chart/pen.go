package chart

import "spectrie/app/markup"

// pen draws in units of the drawing.
type pen struct{ markup.Writer }

// start begins a drawing of a width and a height that is an image called title.
func (w *pen) start(id, title string, width Width, height float64) {
	w.Open("svg", "class", "chart-drawing", "role", "img", "aria-labelledby", id,
		"viewBox", "0 0 "+markup.Number(width.units())+" "+markup.Number(height))
	w.Element("title", title, "id", id)
}

// box draws a rectangle; tip is shown to who points at it.
func (w *pen) box(class string, x, y, width, height, round float64, tip string) {
	w.Open("rect", "class", class, "x", markup.Number(x), "y", markup.Number(y),
		"width", markup.Number(max(width, 0)), "height", markup.Number(max(height, 0)), "rx", markup.Number(round))
	if tip != "" {
		w.Element("title", tip)
	}
	w.Close("rect")
}

// write puts text at (x, y), which is the middle, the start or the end of its
// base line as its class says.
func (w *pen) write(class string, x, y float64, text string) {
	w.Element("text", text, "class", class, "x", markup.Number(x), "y", markup.Number(y))
}

// line draws a level line.
func (w *pen) line(class string, x, y, toX float64) {
	w.Element("path", "", "class", class, "d", "M"+markup.Number(x)+" "+markup.Number(y)+"H"+markup.Number(toX))
}
