package daily

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/address"
	"spectrie/app/days"
	"spectrie/app/text"
	"spectrie/app/ui"
	"spectrie/trainer"
)

// sitting is a position on the board.
func (p *Page) sitting() app.UI {
	return app.Div().Class("sitting", "puzzle-sitting").Body(p.board.Draw())
}

// topLine is the line above the board: the day, and how its positions went.
func (p *Page) topLine() []app.UI {
	day := p.day()
	on, _ := p.board.Puzzle()
	here := -1
	for i := range day.Places {
		if day.Places[i].Puzzle.ID() == on.ID() {
			here = i
		}
	}
	return []app.UI{
		app.A().ID("daily-leave").Class("tool").Href(p.view.On(address.Puzzles).Address()).Title("Back to all puzzles (Esc)").Aria("label", "Back to all puzzles").Body(ui.Icon("close")),
		app.H1().Class("daily-name").Body(app.Text("Ghost of the day "), app.Span().Text(text.Grouped(days.Number(day.Date)))),
		squares(day.Marks(), here),
	}
}

// dayPart is a day while no position is on the board: its cover, its result, or why there is none.
func (p *Page) dayPart() app.UI {
	absent := p.absent()
	switch {
	case p.today.date > 0 && p.inFuture():
		return p.notYet()
	case absent != "":
		return p.emptyCard(p.absence(absent))
	case !p.today.ready:
		return p.emptyCard(app.P().Class("quiet").Text("Getting the positions ready…"))
	}
	if day := p.day(); day.Over() {
		return p.result(&day)
	}
	return p.cover()
}

// emptyCard is the card before anything is known of the day.
func (p *Page) emptyCard(body app.UI) app.UI {
	return app.Section().Class("daily-card", "alone").Body(app.H1().Text("Ghost of the day"), body)
}

// cover asks the person to begin the day. There is one chance, so nobody begins by accident.
func (p *Page) cover() app.UI {
	day := p.day()
	says := explains
	if !p.today.onDay {
		says = "Five positions, from easy to hard. One chance each. A day that you play later does not count for your statistics."
	}
	return app.Section().Class("daily-card", "alone").Body(
		app.H1().ID("daily-title").Text(days.Name(day.Date)),
		app.P().ID("daily-when").Class("quiet").Text(dateText(day.Date)),
		squaresPart(day.Marks(), -1),
		p.ruleLine(),
		app.P().ID("daily-says").Text(says),
		app.Div().Class("daily-press", "puzzle-start").Body(
			ui.PressButton(beginID, p.begin).Class("strong").Body(app.Span().Text("Play"), ui.KeyCap("Enter")),
		),
		p.otherWays(),
	)
}

// notYet says when a day comes. It gives nothing away.
func (p *Page) notYet() app.UI {
	return app.Section().Class("daily-card", "alone").Body(
		app.H1().ID("daily-title").Text(days.Name(p.today.date)),
		app.P().ID("daily-says").Text("It comes on "+dateText(p.today.date)+"."),
		app.Div().Class("daily-press").Body(ui.PressButton(beginID, p.openToday).Class("strong").Text("Play today’s")),
		p.otherWays(),
	)
}

// dateText is a date as in "Monday, 23 November 2026".
func dateText(date trainer.Date) string { return days.WeekdayText(date) + " " + days.YearText(date) }

// otherWays lead to the other days and to the other puzzles.
func (p *Page) otherWays() app.UI {
	return app.P().Class("daily-more").Body(
		app.A().Href(p.view.On(address.Puzzles).Address()).Text("All puzzles"),
		app.A().Href(p.archiveView().Address()).Text("Earlier days"),
	)
}
