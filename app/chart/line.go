package chart

import (
	"strconv"
	"strings"

	"spectrie/app/markup"
)

// Line is a line over days, from 0 up to a greatest value. It ends in a step for the last day, which stands out.
// Without points it is an empty frame.
type Line struct {
	Title   string
	Heading string // of the days in the table
	Unit    string // of the values in the table
	Most    int    // the top of the scale
	Points  []Point
}

// Point is a value on a day.
type Point struct {
	Day   int    // ascending; days apart are that far apart in the drawing
	Label string // below the line
	Name  string // the label in full
	Value int    // 0 to Most
}

const (
	lineLeft  = 32.0 // for the scale
	lineRight = 40.0 // for the last value
	lineTop   = 12.0
	lineFoot  = 26.0 // for the labels
)

// SVG draws the line. The last point has its value beside it.
func (l *Line) SVG(id string, width Width) markup.HTML {
	height := 190.0
	if width == Narrow {
		height = 150
	}
	right, base := width.units()-lineRight, height-lineFoot
	w := &pen{}
	w.start(id, l.Title, width, height)
	for _, part := range []int{0, 1, 2} { // of the height, in halves
		value := l.Most * part / 2
		y := l.y(value, base)
		w.line("chart-grid", lineLeft, y, right)
		w.write("chart-side", 0, y+4, strconv.Itoa(value))
	}
	if len(l.Points) > 0 {
		w.points(l, right, base)
		w.labels(l, right, base)
	}
	return w.HTML()
}

// y is the height of a value above the base.
func (l *Line) y(value int, base float64) float64 {
	return base - (base-lineTop)*float64(value)/float64(max(l.Most, 1))
}

// x is where the day of a point is. A single point is at the right end.
func (l *Line) x(i int, right float64) float64 {
	first, last := l.Points[0].Day, l.Points[len(l.Points)-1].Day
	return right - (right-lineLeft)*float64(last-l.Points[i].Day)/float64(max(last-first, 1))
}

// points draws the line, the room below it, and the last point.
func (w *pen) points(l *Line, right, base float64) {
	var path strings.Builder
	x, y := 0.0, 0.0
	for i, point := range l.Points {
		before := x
		x, y = l.x(i, right), l.y(point.Value, base)
		switch {
		case i == 0:
			path.WriteString("M" + markup.Number(x) + " " + markup.Number(y))
		case i == len(l.Points)-1:
			path.WriteString("H" + markup.Number((before+x)/2) + "V" + markup.Number(y) + "H" + markup.Number(x))
		default:
			path.WriteString("L" + markup.Number(x) + " " + markup.Number(y))
		}
	}
	w.path("chart-area", path.String()+"V"+markup.Number(base)+"H"+markup.Number(l.x(0, right))+"Z")
	w.path("chart-line", path.String())
	for i, point := range l.Points {
		from, to := lineLeft, right
		if i > 0 {
			from = (l.x(i-1, right) + l.x(i, right)) / 2
		}
		if i+1 < len(l.Points) {
			to = (l.x(i, right) + l.x(i+1, right)) / 2
		}
		w.box("chart-hit", from, lineTop, to-from, base-lineTop, 0, point.Name+": "+strconv.Itoa(point.Value))
	}
	w.dot("chart-dot", x, y, 5)
	w.write("chart-end", x+10, y+5, strconv.Itoa(l.Points[len(l.Points)-1].Value))
}

// labels writes the first label, the last one, and one near the middle where there is room.
func (w *pen) labels(l *Line, right, base float64) {
	last := len(l.Points) - 1
	w.write("chart-label chart-last", right, base+18, l.Points[last].Label)
	if last == 0 {
		return
	}
	w.write("chart-label chart-first", lineLeft, base+18, l.Points[0].Label)
	if middle := (last + 1) / 2; last >= 6 {
		w.write("chart-label", l.x(middle, right), base+18, l.Points[middle].Label)
	}
}

// Table has a row for every point, the latest first.
func (l *Line) Table() Table {
	t := Table{Columns: []string{l.Heading, l.Unit}}
	for i := len(l.Points) - 1; i >= 0; i-- {
		t.Rows = append(t.Rows, []string{l.Points[i].Name, strconv.Itoa(l.Points[i].Value)})
	}
	return t
}
