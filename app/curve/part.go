package curve

import (
	"fmt"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/chart"
	"spectrie/app/text"
	"spectrie/app/ui"
)

// Part is the curve, or a sentence while there is none. It always has the same height.
func (c *Curve) Part() app.UI {
	class := "curve"
	if len(c.days) < 2 {
		class = "curve curve-waits"
	}
	return app.Div().ID(c.id).Class(class).Body(
		app.P().Class("curve-says").Text(c.says()),
		ui.HTML(chart.Figure(c.id+"-chart", c.chart())),
	)
}

// says is the sentence that stands in place of a line of fewer than two points.
func (c *Curve) says() string {
	switch {
	case len(c.days) > 1:
		return ""
	case !c.known:
		return "Counting the rounds of every day…"
	case len(c.days) == 0:
		return "Your curve begins with your first answer."
	}
	return fmt.Sprintf("You began at %d of 100 rounds and are at %d now. Your curve begins tomorrow.", c.luck, c.days[0].rounds)
}

// chart is the line. With fewer than two points it keeps the place.
func (c *Curve) chart() *chart.Line {
	line := &chart.Line{Title: "Rounds that you would survive of 100 against perfect play", Heading: "Day", Unit: "Rounds of 100", Most: 100}
	if len(c.days) < 2 {
		return line
	}
	last := len(c.days) - 1
	first, today := c.days[0], c.days[last]
	line.Title += fmt.Sprintf(": %d on %s, %d today", first.rounds, dateOf(first).Format("2 January 2006"), today.rounds)
	label := text.Pick(today.Day-first.Day > daysWithoutYear, "Jan 2006", "2 Jan")
	for i, day := range c.days {
		date := dateOf(day)
		point := chart.Point{Day: int(day.Day), Label: date.Format(label), Name: date.Format("Monday 2 January 2006"), Value: day.rounds}
		if i == last {
			point.Label, point.Name = "today", "Today"
		}
		line.Points = append(line.Points, point)
	}
	return line
}

// daysWithoutYear is how many days a curve goes back at most while its labels leave out the year.
const daysWithoutYear = 300

// dateOf is the date of a day, in UTC.
func dateOf(d day) time.Time { return time.Unix(int64(d.Day)*24*60*60, 0).UTC() }
