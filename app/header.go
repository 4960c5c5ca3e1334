package app

import "github.com/maxence-charriere/go-app/v10/pkg/app"

func (s *Site) header() app.UI {
	return app.Header().Class("top").Body(
		app.A().Class("skip").Href("#main").Text("Skip to the game").OnClick(skipToMain),
		app.A().Class("brand").Href(DefaultView.Address()).Body(
			app.Span().Class("logo").Aria("hidden", "true"),
			app.Strong().Text("Spectrie"),
			app.Span().Class("tagline").Text("the word game Ghost, solved"),
		),
		s.pageLinks(),
		app.Div().Class("top-tools").Role("group").Aria("label", "Tools").Body(
			app.Button().Type("button").Class("tool").Title("Colours: "+themeNames[s.prefs.theme]).
				Aria("label", "Colours: "+themeNames[s.prefs.theme]+". Change").
				OnClick(s.nextTheme).Body(icon("theme-"+themeIcons[s.prefs.theme]), app.Span().Class("tool-label").Text(themeNames[s.prefs.theme])),
			app.Button().Type("button").Class("tool").Title("Help and keys (?)").Aria("label", "Help and keys").
				OnClick(s.onHelp).Body(icon("help"), app.Span().Class("tool-label").Text("Help")),
		),
	)
}

// pageLinks lead to the pages, each with the same game. On a phone they are the
// bar at the foot of the window.
func (s *Site) pageLinks() app.UI {
	here := s.View()
	return app.Nav().Class("pages").Aria("label", "Pages").Body(
		app.Range(pageNames).Slice(func(i int) app.UI {
			p := pageNames[i]
			link := app.A().Href(here.On(p.page).Address()).Body(icon(p.icon), p.label(),
				app.If(p.page == Drill, func() app.UI { return dueBadge(s.answers.dueIn(here)) }))
			if here.Page.class() == p.page.class() {
				link = link.Aria("current", "page")
			}
			return link
		}),
	)
}

// dueBadge tells how many decisions are due, where there are any.
func dueBadge(due int) app.UI {
	return app.Span().Class("due").Body(app.If(due > 0, func() app.UI {
		return app.Span().Body(app.Text(grouped(due)), app.Span().Class("sr-only").Text(" due"))
	}))
}

// pageName is a page as the bar names it.
type pageName struct {
	page  Page
	name  string
	short string // on the narrowest phones, where the name is too long for them
	icon  string
}

// pageNames are the pages that the bar offers.
var pageNames = []pageName{
	{Explore, "Explore", "", "tree"},
	{Strategy, "Strategy", "", "strategy"},
	{Drill, "Drill", "", "drill"},
	{Play, "Play", "", "play"},
	{Hangman, "Hangman", "", "hangman"},
	{Dictionaries, "Dictionaries", "Lists", "lists"},
}

// label is the name, or both names, of which the stylesheet shows one.
func (n pageName) label() app.UI {
	if n.short == "" {
		return app.Span().Text(n.name)
	}
	return app.Span().Body(app.Span().Class("full-name").Text(n.name), app.Span().Class("short-name").Text(n.short))
}

// skipToMain moves the focus without touching the address, which holds the view.
func skipToMain(ctx app.Context, event app.Event) {
	event.PreventDefault()
	event.Call("stopPropagation")
	if element("tree") != nil {
		focus("tree")
		return
	}
	focus("main")
}

var (
	themeNames = map[string]string{"": "as your system", "light": "light", "dark": "dark"}
	themeIcons = map[string]string{"": "system", "light": "light", "dark": "dark"}
	themeAfter = map[string]string{"": "light", "light": "dark", "dark": ""}
)

func (s *Site) nextTheme(app.Context, app.Event) { s.prefs.setTheme(themeAfter[s.prefs.theme]) }

func (s *Site) footer() app.UI {
	return app.Footer().Class("foot").Body(
		app.P().Body(app.If(s.shelf.inOneFile(), func() app.UI {
			return app.Text("This is Spectrie in one file: it needs no network, and does not update itself. Nothing you do leaves this device.")
		}).Else(func() app.UI {
			return app.Text("Spectrie runs in your browser and, after the first visit, without a network. Nothing you do leaves this device. ")
		}), app.If(!s.shelf.inOneFile(), func() app.UI {
			return app.A().ID("take-along").Href("spectrie.html").Download("spectrie.html").Text("Take it along as one file.")
		})),
	)
}
