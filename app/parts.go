package app

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// part is one of the parts of a page that has several, each with an address of
// its own.
type part interface {
	// show makes the part show view, whose page is the part's.
	show(view View)
	// body is what it shows, below the heading and the links to the parts.
	body() []app.UI
}

// namedPart is a part as the links between them name it.
type namedPart struct {
	page  Page
	name  string // in the links
	title string // in the heading
}

// heading is that of the part whose page is in front.
func heading(page Page, parts []namedPart) string {
	for _, part := range parts {
		if part.page == page {
			return part.title
		}
	}
	return ""
}

// partsHead is the heading of the part that view shows, and the links to all.
func partsHead(view View, parts []namedPart) app.UI {
	return app.Header().Class("page-head").Body(
		app.H1().Text(heading(view.Page, parts)),
		app.Nav().Class("part-links").Aria("label", "Parts of this page").Body(
			app.Range(parts).Slice(func(i int) app.UI {
				part := parts[i]
				link := app.A().Href(view.On(part.page).Address()).Text(part.name)
				if part.page == view.Page {
					link = link.Aria("current", "page")
				}
				return link
			}),
		),
	)
}
