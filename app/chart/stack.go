package chart

import (
	"strconv"

	"spectrie/app/markup"
)

// Stack is a chart of one horizontal bar, which is divided into the parts of a whole. Its legend has
// all their numbers.
type Stack struct {
	Title   string
	Heading string // of the names in the table
	Unit    string // of the values in the table
	Parts   []Part
}

// Part is a part of a [Stack].
type Part struct {
	Name  string
	Class string // paints it: chart-part and this
	Value int
}

const (
	stackHeight = 30.0
	stackLeast  = 3.0 // the width of the smallest part
)

// SVG draws the bar with the parts in their order, and the legend below it. An empty part is only in the
// legend.
func (s *Stack) SVG(id string, width Width) markup.HTML {
	columns := 3
	if width == Narrow {
		columns = 2
	}
	total := 0
	for _, part := range s.Parts {
		total += part.Value
	}
	lines := (len(s.Parts) + columns - 1) / columns
	w := &pen{}
	w.start(id, s.Title, width, stackHeight+12+24*float64(lines))
	widths := s.widths(width.units(), total)
	x := 0.0
	for i, part := range s.Parts {
		if part.Value == 0 {
			continue
		}
		text := strconv.Itoa(part.Value)
		w.box("chart-part "+part.Class, x, 0, widths[i]-2, stackHeight, 3, part.Name+": "+text)
		if widths[i] > 14+8*float64(len(text)) {
			w.write("chart-in "+part.Class, x+widths[i]/2-1, stackHeight/2+5, text)
		}
		x += widths[i]
	}
	for i, part := range s.Parts {
		x := width.units() / float64(columns) * float64(i%columns)
		y := stackHeight + 12 + 24*float64(i/columns)
		w.box("chart-part "+part.Class, x, y, 14, 14, 3, "")
		w.write("chart-name", x+22, y+12, strconv.Itoa(part.Value)+" "+part.Name)
	}
	return w.HTML()
}

// widths are the widths of the parts. Even the smallest can be seen.
func (s *Stack) widths(whole float64, total int) []float64 {
	widths := make([]float64, len(s.Parts))
	shown := 0
	for _, part := range s.Parts {
		if part.Value > 0 {
			shown++
		}
	}
	for i, part := range s.Parts {
		if part.Value > 0 {
			widths[i] = (stackLeast + 2) + (whole-(stackLeast+2)*float64(shown))*float64(part.Value)/float64(total)
		}
	}
	return widths
}

// Table has a row for each part.
func (s *Stack) Table() Table {
	return twoColumns(s.Heading, s.Unit, s.Parts, func(p Part) (name, value string) { return p.Name, strconv.Itoa(p.Value) })
}
