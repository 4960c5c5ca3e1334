package app

import (
	"fmt"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/chart"
	"spectrie/trainer"
)

// history is what is shown of what was done: in all decks or in this one.
func (p *statistics) history() *history {
	if !p.ofDeck {
		return &p.all
	}
	if p.some == nil {
		some := historyOf(p.answers.state(), p.deck.Part(), p.figures.today)
		p.some = &some
	}
	return p.some
}

// historyPart shows what was done, and chooses in which decks.
func (p *statistics) historyPart() app.UI {
	return app.Section().ID("history").Aria("labelledby", "history-title").Body(
		app.Div().Class("history-head").Body(
			app.H2().ID("history-title").Text("What you did"),
			choice("history-of", "in", pick(p.ofDeck, "deck", "all"), p.chooseHistory, []option{{"all", "all decks"}, {"deck", "this deck"}}),
		),
		app.H3().Text("Answers a day"),
		app.P().ID("work-sentence").Text(p.workSentence()),
		app.Raw(chart.Figure("calendar-chart", p.heat())),
		app.H3().Text("Remembered when it came back"),
		app.P().Class("quiet").Text(fmt.Sprintf("How often you still knew a card that came back after a day or more; you ask for %s. "+
			"Young cards come back within three weeks, mature ones later.", percent(p.settings.Retention))),
		app.Raw(p.retentionTable()),
	)
}

func (p *statistics) chooseHistory(ctx app.Context, _ app.Event) {
	p.ofDeck = ctx.JSSrc().Get("value").String() == "deck"
}

// workSentence says how much was done.
func (p *statistics) workSentence() string {
	work, today := p.history().work, p.figures.today
	month, total := work.Between(today-29, today), work.Total()
	if total.Answers == 0 {
		return "No answers in this deck yet."
	}
	now := "No answers today."
	if work[today].Answers > 0 {
		now = fmt.Sprintf("Today %s in %s.", counted(work[today].Answers, "answer"), took(work[today].Time))
	}
	return fmt.Sprintf("%s In the last 30 days %s in %s; in all %s in %s. Streak: %s in a row, the longest %s.",
		now, counted(month.Answers, "answer"), took(month.Time), counted(total.Answers, "answer"), took(total.Time),
		counted(work.Streak(today), "day"), counted(work.LongestStreak(), "day"))
}

// calendarWeeks is how many weeks the calendar has, the present one included.
const calendarWeeks = 53

func (p *statistics) heat() *chart.Heat {
	work, today := p.history().work, p.figures.today
	sinceMonday := (int(dateOf(today).Weekday()) + 6) % 7
	first := today - trainer.Day(sinceMonday+7*(calendarWeeks-1))
	c := &chart.Heat{Title: "Answers on every day of the last year", Unit: "answers", Monday: dateOf(first)}
	for day := first; day <= today; day++ {
		c.Days = append(c.Days, work[day].Answers)
	}
	return c
}

// retentionTable has how often what was known was still known.
func (p *statistics) retentionTable() string {
	var m markup
	m.open("div", "class", "statistics-table")
	m.open("table", "id", "retention-table")
	m.open("thead")
	m.open("tr")
	for i, name := range []string{"", "Young", "Mature", "Together"} {
		if i == 0 {
			m.element("td", "")
			continue
		}
		m.element("th", name, "scope", "col", "class", "number")
	}
	m.close("tr")
	m.close("thead")
	m.open("tbody")
	for i, r := range p.history().retention {
		m.open("tr")
		m.element("th", spans[i].name, "scope", "row")
		for _, recall := range []trainer.Recall{r.Young, r.Mature, r.Both()} {
			m.open("td", "class", "number")
			if share, ok := recall.Share(); ok {
				m.text(fmt.Sprintf("%.0f %% ", 100*share))
				m.element("span", "of "+grouped(recall.Asked), "class", "quiet")
			} else {
				m.text("–")
			}
			m.close("td")
		}
		m.close("tr")
	}
	m.close("tbody")
	m.close("table")
	m.close("div")
	return m.String()
}
