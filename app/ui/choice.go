package ui

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/text"
)

func Value(ctx app.Context) string { return ctx.JSSrc().Get("value").String() }

// Option is one entry of a menu.
type Option struct{ Value, Text string }

// Choice is a labelled menu.
func Choice(id, label, value string, onChange app.EventHandler, options []Option) app.HTMLLabel {
	return app.Label().Class("choice").For(id).Body(
		app.Span().Text(label),
		app.Select().ID(id).OnChange(onChange).Body(
			app.Range(options).Slice(func(i int) app.UI {
				return app.Option().Value(options[i].Value).Text(options[i].Text).Selected(options[i].Value == value)
			}),
		),
	)
}

func NumberOptions(from, to int, noun string) []Option {
	var options []Option
	for n := from; n <= to; n++ {
		options = append(options, Option{strconv.Itoa(n), text.Counted(n, noun)})
	}
	return options
}
