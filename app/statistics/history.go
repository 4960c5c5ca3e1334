package statistics

import (
	"fmt"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/chart"
	"spectrie/app/markup"
	"spectrie/app/text"
	"spectrie/app/ui"
	"spectrie/trainer"
)

// shownHistory is the history that the person chose: of all decks or of this one.
func (p *Page) shownHistory() *history {
	if !p.ofDeck {
		return &p.figures.history
	}
	if p.deckHistory == nil {
		h := historyOf(p.answers.State(), p.deck.Part(), p.figures.at, p.deck)
		p.deckHistory = &h
	}
	return p.deckHistory
}

// historyPart shows the history, and lets the person choose the decks.
func (p *Page) historyPart() app.UI {
	return app.Section().ID("history").Aria("labelledby", "history-title").Body(
		app.Div().Class("history-head").Body(
			app.H2().ID("history-title").Text("Your history"),
			ui.Choice("history-of", "in", text.Pick(p.ofDeck, "deck", "all"), func(of string) { p.ofDeck = of == "deck" }, []ui.Option{{Value: "all", Text: "all decks"}, {Value: "deck", Text: "this deck"}}),
		),
		p.workFacts(),
		app.H3().Text("Answers per day"),
		app.P().ID("streak-sentence").Class("quiet").Text("A day with nothing due does not break your streak. A dot marks a day on which cards were due."),
		ui.HTML(chart.Figure("calendar-chart", p.heat())),
		app.H3().Text("How much you remembered"),
		app.P().Class("quiet").Text(fmt.Sprintf("How often you still knew a card when it came back after a day or more. Your goal is %s. "+
			"Young cards come back within three weeks, mature ones later.", text.Percent(p.settings.Retention))),
		ui.HTML(p.retentionTable()),
	)
}

// workFacts say how regularly the person came and how much they did.
func (p *Page) workFacts() app.UI {
	h, today := p.shownHistory(), p.figures.today
	work := func(id, name string, done trainer.DayWork) fact {
		return fact{id, name, text.Counted(done.Answers, "answer"), "in " + text.Took(done.Time)}
	}
	return facts(
		fact{"fact-streak", "Streak", text.Counted(h.streak.Current, "day"), "longest: " + text.Counted(h.streak.Longest, "day")},
		work("fact-today", "Today", h.work[today]),
		work("fact-month", "Last 30 days", h.work.Between(today-29, today)),
		work("fact-all", "All time", h.work.Total()),
	)
}

// calendarWeeks is how many weeks the calendar has, including the present one.
const calendarWeeks = 53

func (p *Page) heat() *chart.Heat {
	h, today := p.shownHistory(), p.figures.today
	sinceMonday := (int(dateOf(today).Weekday()) + 6) % 7
	firstDay := today - trainer.Day(sinceMonday+7*(calendarWeeks-1))
	c := &chart.Heat{Title: "Answers on each day of the last year", Unit: "answers", Monday: dateOf(firstDay), Miss: "due"}
	for day := firstDay; day <= today; day++ {
		c.Days = append(c.Days, h.work[day].Answers)
		c.Missed = append(c.Missed, h.streak.Missed(day))
	}
	return c
}

// retentionTable shows how often the person still knew a card that came back.
func (p *Page) retentionTable() markup.HTML {
	t := markup.NewTable("id", "retention-table")
	t.Columns("").Numbers("Young", "Mature", "Together")
	for i, r := range p.shownHistory().retention {
		t.Row("")
		t.Text(spans[i].name)
		for _, recall := range []trainer.RecallCount{r.Young, r.Mature, r.Both()} {
			m := t.Cell()
			if share, ok := recall.Share(); ok {
				m.Text(fmt.Sprintf("%.0f%% ", 100*share))
				m.Element("span", "of "+text.Grouped(recall.Asked), "class", "quiet")
			} else {
				m.Text("–")
			}
		}
	}
	return t.Within("statistics-table")
}
