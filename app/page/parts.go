package page

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/address"
)

// Part is one of the parts of a page that has several, each with an address of
// its own.
type Part interface {
	// Show makes the part show view, whose page is the part's.
	Show(view address.View)
	// Body is what it shows, below the heading and the links to the parts.
	Body() []app.UI
}

// NamedPart is a part as the links between them name it.
type NamedPart struct {
	Page  address.Page
	Name  string // in the links
	Title string // in the heading
}

// Heading is that of the part whose page is in front.
func Heading(page address.Page, parts []NamedPart) string {
	for _, part := range parts {
		if part.Page == page {
			return part.Title
		}
	}
	return ""
}

// PartsHead is the heading of the part that view shows, and the links to all.
func PartsHead(view address.View, parts []NamedPart) app.UI {
	return app.Header().Class("page-head").Body(
		app.H1().Text(Heading(view.Page, parts)),
		app.Nav().Class("part-links").Aria("label", "Parts of this page").Body(
			app.Range(parts).Slice(func(i int) app.UI {
				part := parts[i]
				link := app.A().Href(view.On(part.Page).Address()).Text(part.Name)
				if part.Page == view.Page {
					link = link.Aria("current", "page")
				}
				return link
			}),
		),
	)
}

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
