package chart

import "spectrie/app/markup"

// Width is the kind of page that a chart is drawn for.
type Width uint8

const (
	Wide   Width = iota
	Narrow       // a phone
)

// units is the width of a drawing.
func (w Width) units() float64 {
	if w == Narrow {
		return 340
	}
	return 840
}

// Chart is what can be drawn.
type Chart interface {
	// SVG is the chart as one svg element, an image with a name. Its elements' ids
	// begin with id.
	SVG(id string, width Width) markup.HTML
	// Table has all numbers of the chart.
	Table() Table
}

// Table is a table with one heading for each row and column.
type Table struct {
	Columns []string // the first heads the rows' headings
	Rows    [][]string
}

// twoColumns is the table of something that has a row for each of its parts.
func twoColumns[P any](heading, unit string, parts []P, row func(P) (name, value string)) Table {
	t := Table{Columns: []string{heading, unit}}
	for _, part := range parts {
		name, value := row(part)
		t.Rows = append(t.Rows, []string{name, value})
	}
	return t
}

// Figure is a chart for wide and for narrow pages, with its table to open.
func Figure(id string, c Chart) markup.HTML {
	var m markup.Writer
	m.Open("figure", "class", "chart", "id", id)
	m.Open("div", "class", "chart-wide")
	m.Add(c.SVG(id+"-wide", Wide))
	m.Close("div")
	m.Open("div", "class", "chart-narrow")
	m.Add(c.SVG(id+"-narrow", Narrow))
	m.Close("div")
	m.Open("details", "class", "chart-table")
	m.Element("summary", "As a table")
	m.Open("div", "class", "chart-scroll", "tabindex", "0", "role", "group", "aria-label", "Table")
	m.Add(c.Table().html())
	return m.HTML()
}

func (t Table) html() markup.HTML {
	table := markup.NewTable()
	table.Columns(t.Columns...)
	for _, row := range t.Rows {
		table.Row("")
		table.Text(row...)
	}
	return table.HTML()
}

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
	w.path(class, "M"+markup.Number(x)+" "+markup.Number(y)+"H"+markup.Number(toX))
}

// dot draws a circle around (x, y).
func (w *pen) dot(class string, x, y, radius float64) {
	w.Element("circle", "", "class", class, "cx", markup.Number(x), "cy", markup.Number(y), "r", markup.Number(radius))
}

// path draws the path d.
func (w *pen) path(class, d string) { w.Element("path", "", "class", class, "d", d) }
