package app

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

func value(ctx app.Context) string { return ctx.JSSrc().Get("value").String() }

// option is one entry of a menu.
type option struct{ value, text string }

// choice is a labelled menu.
func choice(id, label, value string, onChange app.EventHandler, options []option) app.HTMLLabel {
	return app.Label().Class("choice").For(id).Body(
		app.Span().Text(label),
		app.Select().ID(id).OnChange(onChange).Body(
			app.Range(options).Slice(func(i int) app.UI {
				return app.Option().Value(options[i].value).Text(options[i].text).Selected(options[i].value == value)
			}),
		),
	)
}

func numberOptions(from, to int, noun string) []option {
	var options []option
	for n := from; n <= to; n++ {
		options = append(options, option{strconv.Itoa(n), counted(n, noun)})
	}
	return options
}
