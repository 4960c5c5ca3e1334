package chart

import "spectrie/app/markup"

// Width says for which page a chart is drawn.
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

// Table is a table of one heading for every row and column.
type Table struct {
	Columns []string // the first is that of the rows' headings
	Rows    [][]string
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
