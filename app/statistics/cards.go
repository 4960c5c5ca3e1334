package statistics

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/chart"
	"spectrie/app/text"
	"spectrie/app/ui"
	"spectrie/trainer"
)

// forecastPart shows which cards come back in the next days.
func (p *Page) forecastPart() app.UI {
	return app.Section().ID("forecast").Aria("labelledby", "forecast-title").Body(
		app.H2().ID("forecast-title").Text("Upcoming reviews"),
		app.P().Class("quiet").Text(p.forecastSentence()),
		ui.HTML(chart.Figure("forecast-chart", p.forecastChart())),
	)
}

func (p *Page) forecastSentence() string {
	all := sum(p.forecast)
	if all == 0 {
		return "No card comes back in the next 30 days."
	}
	return "Cards of this deck, each on the day it next comes back: " + text.Grouped(p.forecast[0]) + " today, " +
		text.Grouped(p.forecast[1]) + " tomorrow, " + text.Grouped(all) + " within 30 days."
}

func (p *Page) forecastChart() *chart.Bars {
	c := &chart.Bars{Title: "Cards that come back on each of the next 30 days", Heading: "Day", Unit: "Cards"}
	for i, n := range p.forecast {
		day := dateOf(p.figures.today + trainer.Day(i))
		c.Bars = append(c.Bars, chart.Bar{
			Label: strconv.Itoa(day.Day()), Group: day.Format("Jan"), Name: day.Format("Monday 2 January"), Value: n, Mark: i == 0,
		})
	}
	return c
}

// cardsPart shows the progress of the cards, and those that are set aside.
func (p *Page) cardsPart() app.UI {
	return app.Section().ID("cards").Aria("labelledby", "cards-title").Body(
		app.H2().ID("cards-title").TabIndex(-1).Text("Progress of the cards"),
		ui.HTML(chart.Figure("cards-chart", p.cardsChart())),
		app.P().Class("quiet").Text("Learning: in the first steps, minutes apart. Young: comes back within three weeks. Mature: comes back later. "+
			"Lapsed: you knew it, then missed it, and are learning it again."),
		p.decidedIn("cards"),
		app.Div().Class("set-aside").OnClick(p.onDecide("cards")).Body(
			ui.When(len(p.leeches) > 0, func() app.UI { return ui.HTML(p.leechList()) }),
			ui.When(len(p.aside) > 0, func() app.UI { return ui.HTML(p.asideList()) }),
		),
	)
}

func (p *Page) cardsChart() *chart.Stack {
	n := p.CardCounts
	return &chart.Stack{Title: "Cards of this deck by progress", Heading: "Progress", Unit: "Cards", Parts: []chart.Part{
		{Name: "mature", Class: "part-mature", Value: n.Mature},
		{Name: "young", Class: "part-young", Value: n.Young},
		{Name: "lapsed", Class: "part-lapsed", Value: n.Lapsed},
		{Name: "learning", Class: "part-learning", Value: n.Learning},
		{Name: "new", Class: "part-new", Value: n.New},
		{Name: "set aside", Class: "part-aside", Value: n.Suspended},
	}}
}
