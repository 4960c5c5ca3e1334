package page

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/address"
	"spectrie/app/text"
	"spectrie/app/ui"
)

// Part is a part of a page. Each part has an address of its own.
type Part interface {
	// Show makes the part show view, which asks for this part.
	Show(view address.View)
	// Body is what it draws below the heading and the links to the parts.
	Body() []app.UI
}

// NamedPart is the address and the names of a part.
type NamedPart struct {
	Page  address.Page
	Name  string // in the links
	Title string // in the window
	Lead  string // in the heading: what the part is for; "" if its title says it
}

// Heading is the title of the part that is in front.
func Heading(page address.Page, parts []NamedPart) string {
	for _, part := range parts {
		if part.Page == page {
			return part.Title
		}
	}
	return ""
}

// lead is the heading of the part that is in front.
func lead(page address.Page, parts []NamedPart) string {
	for _, part := range parts {
		if part.Page == page && part.Lead != "" {
			return part.Lead
		}
	}
	return Heading(page, parts)
}

// PartsHead draws the heading of the part that view shows, and links to all parts.
func PartsHead(view address.View, parts []NamedPart) app.UI {
	return app.Header().Class("page-head").Body(
		app.H1().Text(lead(view.Page, parts)),
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

// Notion is one of the two notions of safety with its meaning, which several pages offer.
func Notion(h Host, id, name string, chosen bool, meaning string) app.UI {
	return app.Div().Class("notion").Body(
		NotionChoice(h, id, name, chosen),
		app.P().Class("quiet").Text(meaning),
	)
}

// NotionChoice is the button for one of the two notions of safety.
func NotionChoice(h Host, id, name string, chosen bool) app.UI {
	return app.Label().For(id).Body(
		app.Input().Type("radio").Name("notion").ID(id).Value(id).Checked(chosen).OnChange(ui.Value(func(value string) {
			ChangeView(h, func(v *address.View) { v.Guaranteed = value == "guarantee" })
		})),
		app.Span().Text(" "+name),
	)
}

// AimChoice lets the person choose which words a strategy is made of.
func AimChoice(h Host, easiest bool) app.UI {
	return ui.Choice("aim", "Learn", text.Pick(easiest, "easiest", "fewest"), func(aim string) {
		ChangeView(h, func(v *address.View) { v.Easiest = aim == "easiest" })
	}, []ui.Option{{Value: "fewest", Text: "the fewest words"}, {Value: "easiest", Text: "the most common words"}})
}

// AgainstChoice lets the person choose how the others play, if there are several.
func AgainstChoice(h Host, view address.View) app.UI {
	return ui.When(view.Rules.Players > 2, func() app.UI {
		return ui.Choice("against", "against", text.Pick(view.Guaranteed, "all", "rational"), func(against string) {
			ChangeView(h, func(v *address.View) { v.Guaranteed = against == "all" })
		}, []ui.Option{{Value: "rational", Text: "players who play well"}, {Value: "all", Text: "all the others together"}})
	})
}

// ChangeView goes to the view that differs from the present one by one choice. The fragment stays. If
// the new game does not have it, the page says so.
func ChangeView(h Host, with func(*address.View)) {
	view := h.View()
	with(&view)
	h.GoTo(h.Ctx(), view)
}
