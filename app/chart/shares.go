package chart

import (
	"math"
	"strconv"

	"spectrie/app/markup"
)

// Shares are level bars below each other. Each is a part of the same whole.
type Shares struct {
	Title   string
	Heading string // of the names in the table
	Unit    string // of the values in the table
	Shares  []Share
}

// Share is one of them.
type Share struct {
	Name string
	Part float64 // 0 to 1; less than 0 while unknown
	Mark bool    // the bar that stands out
}

const (
	shareRow  = 26.0
	shareTall = 46.0 // where the name stands above the bar
)

// SVG draws the names before the bars. On a narrow page they are above the bars.
func (s *Shares) SVG(id string, width Width) markup.HTML {
	row, left, bar := shareRow, 292.0, 5.0
	if width == Narrow {
		row, left, bar = shareTall, 0, 20
	}
	const numbers = 52
	whole := width.units() - left - numbers
	w := &pen{}
	w.start(id, s.Title, width, row*float64(max(len(s.Shares), 1)))
	for i, share := range s.Shares {
		y := row * float64(i)
		if width == Narrow {
			w.write("chart-name", 0, y+14, share.Name)
		} else {
			w.write("chart-name", 0, y+bar+13, share.Name)
		}
		class := "chart-bar"
		if share.Mark {
			class += " chart-mark"
		}
		w.box("chart-whole", left, y+bar, whole, 16, 2, "")
		w.box(class, left, y+bar, whole*share.Part, 16, 2, "")
		w.write("chart-share", width.units(), y+bar+13, percent(share.Part))
	}
	return w.HTML()
}

// Table has a row for each share.
func (s *Shares) Table() Table {
	return twoColumns(s.Heading, s.Unit, s.Shares, func(p Share) (name, value string) { return p.Name, percent(p.Part) })
}

// percent writes a part of 1 as whole per cent, and an unknown part as "…". Only the whole is 100%,
// and only nothing is 0%.
func percent(part float64) string {
	percent := int(math.Round(part * 100))
	switch {
	case part < 0:
		return "…"
	case percent >= 100 && part < 1-1e-9:
		percent = 99
	case percent <= 0 && part > 1e-9:
		percent = 1
	}
	return strconv.Itoa(percent) + "%"
}
