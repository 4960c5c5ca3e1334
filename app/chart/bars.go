package chart

import (
	"strconv"

	"spectrie/app/markup"
)

// Bars are upright bars side by side, such as one for each day. On a narrow page many stand in two rows.
type Bars struct {
	Title   string
	Heading string // of the bars in the table, such as "Day"
	Unit    string // of the values in the table, such as "Cards"
	Bars    []Bar
}

// Bar is one of them.
type Bar struct {
	Label string // below the bar; two letters fit
	Group string // below the labels where it changes, such as the month
	Name  string // the label in full
	Value int
	Mark  bool // the bar that stands out, such as today
}

const (
	mostInRow  = 20   // bars beside each other on a narrow page
	barsHeight = 92.0 // of the highest bar
	barsTop    = 18.0 // above it, for its number
	barsFoot   = 40.0 // below it, for the labels
)

// SVG draws all bars to one scale.
func (b *Bars) SVG(id string, width Width) markup.HTML {
	perRow := len(b.Bars)
	if width == Narrow && perRow > mostInRow {
		perRow = (len(b.Bars) + 1) / 2
	}
	rows := 0
	if perRow > 0 {
		rows = (len(b.Bars) + perRow - 1) / perRow
	}
	greatest := 1
	for _, bar := range b.Bars {
		greatest = max(greatest, bar.Value)
	}
	const rowHeight = barsTop + barsHeight + barsFoot
	w := &pen{}
	w.start(id, b.Title, width, rowHeight*float64(max(rows, 1)))
	for row := range rows {
		w.barsRow(b.Bars[row*perRow:min((row+1)*perRow, len(b.Bars))], width.units(), width.units()/float64(perRow), rowHeight*float64(row), greatest)
	}
	return w.HTML()
}

// barsRow draws a row of bars below the height y. From one bar to the next it is pitch.
func (w *pen) barsRow(bars []Bar, width, pitch, y float64, greatest int) {
	base := y + barsTop + barsHeight
	w.line("chart-base", 0, base+0.5, width)
	group := ""
	for i, bar := range bars {
		left, middle := pitch*float64(i), pitch*(float64(i)+0.5)
		height := barsHeight * float64(bar.Value) / float64(greatest)
		class := "chart-bar"
		if bar.Mark {
			class += " chart-mark"
		}
		w.box("chart-hit", left, y, pitch, barsTop+barsHeight, 0, bar.Name+": "+strconv.Itoa(bar.Value))
		if bar.Value > 0 {
			thick := min(pitch*0.72, 28)
			w.box(class, middle-thick/2, base-height, thick, height, 2, "")
			w.write("chart-number", middle, base-height-5, strconv.Itoa(bar.Value))
		}
		w.write("chart-label", middle, base+16, bar.Label)
		if bar.Group != group {
			group = bar.Group
			w.write("chart-group", middle, base+33, group)
		}
	}
}

// Table has a row for every bar.
func (b *Bars) Table() Table {
	return twoColumns(b.Heading, b.Unit, b.Bars, func(p Bar) (name, value string) { return p.Name, strconv.Itoa(p.Value) })
}
