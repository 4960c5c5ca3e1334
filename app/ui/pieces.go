package ui

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/markup"
	"spectrie/app/text"
)

// HTML shows markup, which must be one element. Nothing else turns text into elements.
func HTML(h markup.HTML) app.UI { return app.Raw(h.String()) }

// WideTable is a table that scrolls on its own if the page is too narrow. Its frame stays when the
// table is redrawn, so the scroll position stays too.
func WideTable(label string, table markup.HTML) app.UI {
	return app.Div().Class("wide-table").TabIndex(0).Role("region").Aria("label", label).Body(HTML(table))
}

// When is a place for a part that is not always there. The place stays, so that the parts after it keep the focus.
// It is one function, because a chain of calls to go-app takes many bytes of the program.
func When(there bool, part func() app.UI) app.UI { return app.Div().Body(app.If(there, part)) }

// Button is a button that sends no form.
func Button(id string) app.HTMLButton { return app.Button().Type("button").ID(id) }

// PressButton is a [Button] that calls press.
func PressButton(id string, press func()) app.HTMLButton { return Button(id).OnClick(Press(press)) }

// CloseMessage is the button that closes a message.
func CloseMessage(press func()) app.UI {
	return app.Button().Type("button").Class("tool close").Title("Close").Aria("label", "Close this message").DataSet("close", "message").OnClick(Press(press)).Body(Icon("close"))
}

// KeyCap shows the key for an action. It is not part of a button's name.
func KeyCap(key string) app.UI {
	return app.Elem("kbd").Class("key-cap").Aria("hidden", "true").Text(key)
}

// Icon shows one of the vendored icons in the colour of the text. It is decoration: the element around
// it has a name of its own.
func Icon(name string) app.UI {
	return app.Span().Class("icon", "icon-"+name).Aria("hidden", "true")
}

// LiveLine is a line that screen readers read out, even if the nth text equals the one before. Texts
// alternate between two places, so each counts as new.
func LiveLine(id, class, line string, n int) app.UI {
	return app.P().ID(id).Class(class).Aria("live", "polite").Body(
		app.Span().Text(text.Pick(n%2 == 0, line, "")),
		app.Span().Text(text.Pick(n%2 == 1, line, "")),
	)
}

// InputValue is the value of the field or menu that caused an event.
func InputValue(ctx app.Context) string {
	value := ctx.JSSrc().Get("value").String()
	ctx.JSSrc().Set(lastTyped, value)
	return value
}

// lastTyped is the property of a field that holds what [InputValue] last read.
const lastTyped = "spectrieTyped"

// FieldText is the value with which to draw a field: text, or what stands in the field by now if the person is
// still typing there. A drawing can come between a key and its event, and would take the letter back.
func FieldText(id, text string) string {
	field := Element(id)
	if field == nil || !field.Equal(app.Window().Get("document").Get("activeElement")) {
		return text
	}
	if last := field.Get(lastTyped); !last.Truthy() || last.String() != text {
		return text // the program has changed it since
	}
	return field.Get("value").String()
}

// Option is one entry of a menu.
type Option struct{ Value, Text string }

// Choice is a menu with a label. It passes on the value that the person chooses.
func Choice(id, label, value string, choose func(value string), options []Option) app.HTMLLabel {
	return app.Label().Class("choice").For(id).Body(
		app.Span().Text(label),
		app.Select().ID(id).OnChange(Value(choose)).Body(
			app.Range(options).Slice(func(i int) app.UI {
				return app.Option().Value(options[i].Value).Text(options[i].Text).Selected(options[i].Value == value)
			}),
		),
	)
}

// Way is one of a few ways to play.
type Way struct{ Value, Name, About string }

// Ways lets the person choose a way to play. Together the radio buttons have a name, and each id begins with id.
func Ways(legend, name, id, chosen string, choose func(value string), ways ...Way) app.UI {
	return app.FieldSet().Class("ways").Body(
		app.Legend().Class("sr-only").Text(legend),
		app.Range(ways).Slice(func(i int) app.UI {
			way := ways[i]
			return app.Label().Class("way").For(id+way.Value).Body(
				app.Input().ID(id+way.Value).Type("radio").Name(name).Value(way.Value).Checked(way.Value == chosen).OnChange(Value(choose)),
				app.Span().Class("way-name").Text(way.Name),
				app.Span().Class("quiet").Text(way.About),
			)
		}),
	)
}

// NumberOptions are the numbers from one to another, as they are called.
func NumberOptions(from, to int, called func(n int) string) []Option {
	var options []Option
	for n := from; n <= to; n++ {
		options = append(options, Option{strconv.Itoa(n), called(n)})
	}
	return options
}
