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
		h := historyOf(p.answers.State(), p.deck.Part(), p.figures.at)
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
		app.H3().Text("Answers per day"),
		app.P().ID("work-sentence").Text(p.workSentence()),
		ui.HTML(chart.Figure("calendar-chart", p.heat())),
		app.H3().Text("How much you remembered"),
		app.P().Class("quiet").Text(fmt.Sprintf("How often you still knew a card when it came back after a day or more. Your goal is %s. "+
			"Young cards come back within three weeks, mature ones later.", text.Percent(p.settings.Retention))),
		ui.HTML(p.retentionTable()),
	)
}

// workSentence says how much the person did.
func (p *Page) workSentence() string {
	work, streak, today := p.shownHistory().work, p.shownHistory().streak, p.figures.today
	month, total := work.Between(today-29, today), work.Total()
	if total.Answers == 0 {
		return "No answers in this deck yet."
	}
	todayText := "No answers today."
	if work[today].Answers > 0 {
		todayText = fmt.Sprintf("Today: %s in %s.", text.Counted(work[today].Answers, "answer"), text.Took(work[today].Time))
	}
	return fmt.Sprintf("%s Last 30 days: %s in %s. All time: %s in %s. Streak: %s, longest %s.",
		todayText, text.Counted(month.Answers, "answer"), text.Took(month.Time), text.Counted(total.Answers, "answer"), text.Took(total.Time),
		text.Counted(streak.Current, "day"), text.Counted(streak.Longest, "day"))
}

// calendarWeeks is how many weeks the calendar has, including the present one.
const calendarWeeks = 53

func (p *Page) heat() *chart.Heat {
	work, today := p.shownHistory().work, p.figures.today
	sinceMonday := (int(dateOf(today).Weekday()) + 6) % 7
	firstDay := today - trainer.Day(sinceMonday+7*(calendarWeeks-1))
	c := &chart.Heat{Title: "Answers on each day of the last year", Unit: "answers", Monday: dateOf(firstDay)}
	for day := firstDay; day <= today; day++ {
		c.Days = append(c.Days, work[day].Answers)
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
