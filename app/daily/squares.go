package daily

import (
	"slices"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/days"
	"spectrie/trainer/puzzle"
)

// markClasses and markSigns are how each mark is drawn. The sign says what the colour says.
var (
	markClasses = [...]string{days.Open: "open", days.Solved: "solved", days.Begun: "begun", days.Missed: "missed"}
	markSigns   = [...]string{days.Open: "", days.Solved: "✓", days.Begun: "½", days.Missed: "✗"}
)

// squaresPart are the squares of a card, with a legend where one of them needs it.
func squaresPart(marks [puzzle.DailyPositions]days.Mark, here int) app.UI {
	return app.Div().Class("daily-squares").Body(
		squares(marks, here),
		app.P().Class("quiet").Body(app.If(slices.Contains(marks[:], days.Begun), func() app.UI { return app.Text(halfLegend) })),
	)
}

// halfLegend says what a half is.
const halfLegend = "½ the first letter was right"

// squares are the five positions of a day. The one with the number here, from 0, is on the board; -1 for none.
func squares(marks [puzzle.DailyPositions]days.Mark, here int) app.UI {
	return app.Div().Class("squares").Role("img").Aria("label", days.Said(marks)).Body(
		app.Range(marks[:]).Slice(func(i int) app.UI {
			sign := markSigns[marks[i]]
			if sign == "" {
				sign = strconv.Itoa(i + 1)
			}
			square := app.Span().Class(markClasses[marks[i]])
			if i == here {
				square = square.Class("here")
			}
			return square.Text(sign)
		}),
	)
}
