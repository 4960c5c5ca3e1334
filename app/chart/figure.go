package chart

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
	SVG(id string, width Width) string
	// Table has all numbers of the chart.
	Table() Table
}

// Table is a table of one heading for every row and column.
type Table struct {
	Columns []string // the first is that of the rows' headings
	Rows    [][]string
}

// Figure is a chart for wide and for narrow pages, with its table to open.
func Figure(id string, c Chart) string {
	w := &pen{}
	w.str(`<figure class="chart" id="`).text(id).str(`"><div class="chart-wide">`).str(c.SVG(id+"-wide", Wide))
	w.str(`</div><div class="chart-narrow">`).str(c.SVG(id+"-narrow", Narrow))
	w.str(`</div><details class="chart-table"><summary>As a table</summary>`)
	w.table(c.Table())
	return w.str(`</details></figure>`).String()
}

func (w *pen) table(t Table) {
	w.str(`<div class="chart-scroll" tabindex="0" role="group" aria-label="Table"><table><thead><tr>`)
	for _, name := range t.Columns {
		w.str(`<th scope="col">`).text(name).str(`</th>`)
	}
	w.str(`</tr></thead><tbody>`)
	for _, row := range t.Rows {
		w.str(`<tr><th scope="row">`).text(row[0]).str(`</th>`)
		for _, cell := range row[1:] {
			w.str(`<td>`).text(cell).str(`</td>`)
		}
		w.str(`</tr>`)
	}
	w.str(`</tbody></table></div>`)
}
