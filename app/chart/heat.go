package chart

import (
	"slices"
	"strconv"
	"time"

	"spectrie/app/markup"
)

// Heat is a calendar with a number for each day. A column is a week from Monday to Sunday. A darker day has
// a greater number. A day that was missed has a dot.
type Heat struct {
	Title  string
	Unit   string    // what is counted, in the plural
	Monday time.Time // the first day, in UTC
	Days   []int     // from that day to today
	Missed []bool    // for each of them
	Miss   string    // what a missed day is, for the legend and the table
}

const (
	heatNarrow = 26 // weeks on a narrow page
	heatLeft   = 32.0
	heatTop    = 20.0
	heatLegend = 18.0 // from one line of the legend to the next
	heatSteps  = 4    // of lightness, not counting none
)

// SVG draws the calendar. A narrow page has only the last weeks.
func (h *Heat) SVG(id string, width Width) markup.HTML {
	weeks := (len(h.Days) + 6) / 7
	firstWeek := 0
	columns := 53
	if width == Narrow {
		columns = heatNarrow
		firstWeek = max(weeks-columns, 0)
	}
	pitch := (width.units() - heatLeft) / float64(columns)
	height := heatTop + 7*pitch + 28
	missed := slices.Contains(h.Missed, true)
	if missed && width == Narrow {
		height += heatLegend
	}
	w := &pen{}
	w.start(id, h.Title, width, height)
	for day, name := range [...]string{0: "Mon", 2: "Wed", 4: "Fri", 6: "Sun"} {
		if name != "" {
			w.write("chart-side", 0, heatTop+pitch*(float64(day)+0.5)+4, name)
		}
	}
	months := h.months(firstWeek, weeks)
	for week := firstWeek; week < weeks; week++ {
		x := heatLeft + pitch*float64(week-firstWeek)
		if month := months[week]; month != "" {
			w.write("chart-side", x, heatTop-7, month)
		}
		for day := 7 * week; day < min(7*week+7, len(h.Days)); day++ {
			y, tip := heatTop+pitch*float64(day%7), strconv.Itoa(h.Days[day])+" "+h.Unit
			if h.Missed[day] {
				tip = h.Miss
			}
			w.box(heatClass(h.step(h.Days[day])), x, y, pitch-2, pitch-2, 2, h.day(day).Format("Monday 2 January 2006")+": "+tip)
			if h.Missed[day] {
				w.dot("chart-missed", x+pitch/2-1, y+pitch/2-1, 2.2)
			}
		}
	}
	x, y := h.legend(w, heatTop+7*pitch+10)
	if missed {
		if width == Narrow {
			x, y = heatLeft, y+heatLegend
		}
		w.box(heatClass(0), x, y, 12, 12, 2, "")
		w.dot("chart-missed", x+6, y+6, 2.2)
		w.write("chart-side", x+17, y+10, h.Miss)
	}
	return w.HTML()
}

// months are the names of the months above the weeks in which they begin, and of the month of the first
// week. Names without room are left out.
func (h *Heat) months(firstWeek, weeks int) map[int]string {
	const room = 3 // weeks that a name takes
	months := map[int]string{}
	free := weeks - 2 // the last week at which a name can begin
	for week := weeks - 1; week >= firstWeek; week-- {
		if at := h.day(7 * week); (at.Day() <= 7 || week == firstWeek) && week <= free {
			months[week] = at.Format("Jan")
			free = week - room
		}
	}
	return months
}

func heatClass(step int) string { return "chart-heat-" + strconv.Itoa(step) }

// day is the date of h.Days[i].
func (h *Heat) day(i int) time.Time { return h.Monday.AddDate(0, 0, i) }

// upTo is the greatest number of a step. The last step goes to the greatest number of all, and each step goes
// twice as far as the one before. So one busy day does not make all others look alike.
func (h *Heat) upTo(step int) int {
	greatest := 1 << (heatSteps - 1)
	for _, n := range h.Days {
		greatest = max(greatest, n)
	}
	if step == 0 {
		return 0
	}
	return greatest >> (heatSteps - step)
}

// step is how dark a number is, 0 to heatSteps.
func (h *Heat) step(n int) int {
	step := 0
	for n > h.upTo(step) {
		step++
	}
	return step
}

// legend says which numbers each step stands for. It returns where the legend can go on.
func (h *Heat) legend(w *pen, y float64) (endX, endY float64) {
	x := heatLeft
	for step := range heatSteps + 1 {
		text := "none"
		if step > 0 {
			from, to := h.upTo(step-1)+1, h.upTo(step)
			text = strconv.Itoa(from)
			if to > from {
				text += "–" + strconv.Itoa(to)
			}
		}
		w.box(heatClass(step), x, y, 12, 12, 2, "")
		w.write("chart-side", x+17, y+10, text)
		x += 26 + 7*float64(len([]rune(text)))
	}
	return x, y
}

// Table has a row for each week, the latest first.
func (h *Heat) Table() Table {
	t := Table{Columns: []string{"Week from", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"}}
	for week := (len(h.Days) - 1) / 7; week >= 0; week-- {
		row := []string{h.day(7 * week).Format("2 Jan 2006")}
		for day := 7 * week; day < 7*week+7; day++ {
			cell := ""
			if day < len(h.Days) {
				cell = strconv.Itoa(h.Days[day])
				if h.Missed[day] {
					cell = h.Miss
				}
			}
			row = append(row, cell)
		}
		t.Rows = append(t.Rows, row)
	}
	return t
}
