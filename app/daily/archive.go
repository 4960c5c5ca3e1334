package daily

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/address"
	"spectrie/app/days"
	"spectrie/app/markup"
	"spectrie/app/text"
	"spectrie/app/ui"
	"spectrie/trainer"
	"spectrie/trainer/puzzle"
)

// archivePart lists all days up to today by month, the newest first.
func (p *Page) archivePart() app.UI {
	if !p.answers.Ready() {
		return app.Div().Class("daily-archive").Body(app.H1().Text("Earlier days"), app.P().Class("quiet").Text("Reading your answers…"))
	}
	today := trainer.DateOf(p.host.Now())
	return app.Div().Class("daily-archive").Body(
		app.H1().Text("Earlier days"),
		app.P().Text("You can play each of them once. A day that you play later does not count for your statistics."),
		app.P().Class("daily-more").Body(app.A().Href(p.view.On(address.Puzzles).Address()).Text("All puzzles")),
		ui.HTML(marksLegend()),
		ui.HTML(p.monthsHTML(today)),
	)
}

// marksLegend says what the marks of a day mean.
func marksLegend() markup.HTML {
	var m markup.Writer
	m.Open("p", "class", "month-legend")
	for _, mark := range [...]days.Mark{days.Solved, days.Begun, days.Missed} {
		m.Open("span")
		m.Element("i", "", "class", markClasses[mark])
		m.Text(text.Pick(mark == days.Begun, "first letter right", mark.String()))
		m.Close("span")
	}
	m.Open("span")
	m.Element("i", "", "class", "now")
	m.Text("today")
	return m.HTML()
}

// monthsHTML are the months from today back to the first day, as pages of a calendar.
func (p *Page) monthsHTML(today trainer.Date) markup.HTML {
	played, current := p.played(), p.played().Current(p.host.Now())
	view := p.dayView()
	var m markup.Writer
	m.Open("div", "class", "months")
	if today < puzzle.FirstDay {
		m.Element("p", "The first Ghost of the day is on "+days.DateText(puzzle.FirstDay)+".")
	}
	for last := today; last >= puzzle.FirstDay; {
		first := last - trainer.Date(days.DayOfMonth(last)-1) // the first day of all was the first of a month too
		m.Open("section")
		m.Element("h2", days.MonthText(last))
		m.Open("div", "class", "weekdays", "aria-hidden", "true")
		for _, name := range [...]string{"Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"} {
			m.Element("span", name)
		}
		m.Close("div")
		m.Open("ol", "class", "month")
		for date := first; date <= last; date++ {
			attributes := []string{"class", "from-" + strconv.Itoa(days.Weekday(date))}
			if date != first {
				attributes = nil
			}
			m.Open("li", attributes...)
			view.Day = text.Pick(date == current, "", date.String())
			n := played.Answered(date)
			said := "not played"
			if n > 0 {
				said = played.ScoreOn(date)
			}
			class := text.Pick(n == 0, "day", "day was")
			if date == today {
				class += " this-day"
				said += ", today"
			}
			m.Open("a", "href", view.Address(), "class", class, "aria-label", days.WeekdayText(date)+": "+said, "title", days.Name(date)+": "+said)
			m.Element("span", strconv.Itoa(days.DayOfMonth(date)), "class", "number")
			m.Open("span", "class", "marks")
			if date == today && n == 0 {
				m.Text("today")
			} else {
				for _, mark := range played.Marks(date) {
					m.Element("i", "", "class", markClasses[mark])
				}
			}
			m.Close("a")
			m.Close("li")
		}
		m.Close("section")
		last = first - 1
	}
	return m.HTML()
}
