package daily

import (
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
