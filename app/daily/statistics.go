package daily

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/days"
	"spectrie/app/markup"
	"spectrie/app/text"
	"spectrie/app/ui"
	"spectrie/trainer"
)

// statisticsPart sums up the days that were played on their date, with a bar for each score. The one of day is marked.
func (p *Page) statisticsPart(day *days.Day) app.UI {
	s := p.played().Statistics()
	return app.Section().Aria("labelledby", "daily-statistics-title").Body(app.If(s.Days > 0, func() app.UI {
		return app.Div().ID("daily-statistics").Body(
			app.H2().ID("daily-statistics-title").Text("Your days"),
			ui.HTML(p.statisticsHTML(day, &s)),
		)
	}))
}

func (p *Page) statisticsHTML(day *days.Day, s *days.Statistics) markup.HTML {
	today := trainer.DateOf(p.host.Now())
	row, longest := p.answers.State().DailyStreak(today)
	var m markup.Writer
	m.Open("div", "class", "daily-numbers")
	m.Open("ul", "class", "daily-sums")
	sum := func(number, of string) {
		m.Open("li")
		m.Element("strong", number)
		m.Text(" ")
		m.Element("span", of)
		m.Close("li")
	}
	sum(text.Grouped(s.Days), text.Pick(s.Days == 1, "day played", "days played"))
	sum(strconv.Itoa(s.Solved())+"%", "solved")
	sum(text.Grouped(row), text.Pick(row == 1, "day in a row", "days in a row"))
	sum(text.Grouped(longest), "most in a row")
	m.Close("ul")
	m.Open("ol", "class", "daily-bars", "aria-label", "How many days had each score")
	for score := len(s.Scores) - 1; score >= 0; score-- {
		here := score == day.Solved() && p.played().OnTime(day.Date)
		m.Open("li", "class", text.Pick(here, "this", "other"))
		m.Element("span", strconv.Itoa(score)+" of "+strconv.Itoa(len(s.Scores)-1))
		m.Element("span", "", "class", "daily-bar w-"+strconv.Itoa(s.Tenths(score)))
		said := text.Grouped(s.Scores[score])
		if here {
			said += text.Pick(day.Date == today, " · today", " · this day")
		}
		m.Element("span", said)
		m.Close("li")
	}
	return m.HTML()
}
