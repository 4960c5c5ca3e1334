package ui

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/markup"
	"spectrie/app/text"
)

// HTML shows markup, which is one element. Nothing else makes elements of text.
func HTML(h markup.HTML) app.UI { return app.Raw(h.String()) }

// WideTable is a table that scrolls by itself where the page is too narrow. Its
// frame stays when the table is drawn again, and with it how far it is scrolled.
func WideTable(label string, table markup.HTML) app.UI {
	return app.Div().Class("wide-table").TabIndex(0).Role("region").Aria("label", label).Body(HTML(table))
}

// KeyCap shows a key beside what it does. It is not part of a button's name.
func KeyCap(key string) app.UI {
	return app.Elem("kbd").Class("key-cap").Aria("hidden", "true").Text(key)
}

// Icon shows one of the vendored icons. It is decoration: what holds it has a
// name of its own. The stylesheet paints it in the colour of the text.
func Icon(name string) app.UI {
	return app.Span().Class("icon", "icon-"+name).Aria("hidden", "true")
}

// Again is a line that is read out, also when it says the same once more: the nth
// text stands in another place than the one before, which counts as new.
func Again(id, class, line string, n int) app.UI {
	return app.P().ID(id).Class(class).Aria("live", "polite").Body(
		app.Span().Text(text.Pick(n%2 == 0, line, "")),
		app.Span().Text(text.Pick(n%2 == 1, line, "")),
	)
}

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
