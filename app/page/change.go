package page

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/address"
)

// Notion is one of the two, on whichever page.
func Notion(h Host, id, name string, chosen bool, meaning string) app.UI {
	return app.Div().Class("notion").Body(
		app.Label().For(id).Body(
			app.Input().Type("radio").Name("notion").ID(id).Value(id).Checked(chosen).OnChange(func(ctx app.Context, _ app.Event) {
				Change(h, ctx, func(v *address.View, value string) { v.Guaranteed = value == "guarantee" })
			}),
			app.Span().Text(" "+name),
		),
		app.P().Class("quiet").Text(meaning),
	)
}

// Change goes to the view that differs from the present one by one choice. The
// fragment stays; where the new game does not have it, the page says so.
func Change(h Host, ctx app.Context, with func(*address.View, string)) {
	view := h.View()
	with(&view, ctx.JSSrc().Get("value").String())
	h.GoTo(ctx, view)
}
