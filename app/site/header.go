package site

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/address"
	"spectrie/app/page"
	"spectrie/app/text"
	"spectrie/app/ui"
)

// header is the bar at the top of every page: the name, the pages, the colours and the help.
func (s *Site) header() app.UI {
	return app.Header().Class("top").Body(
		app.A().Class("skip").Href("#main").Text("Skip to the game").OnClick(skipToMain),
		app.A().Class("brand").Href(address.DefaultView.Address()).Body(
			app.Span().Class("logo").Aria("hidden", "true"),
			app.Strong().Text("Spectrie"),
			app.Span().Class("tagline").Text("the word game Ghost, solved"),
		),
		s.pageLinks(),
		app.Div().Class("top-tools").Role("group").Aria("label", "Tools").Body(
			app.Button().Type("button").Class("tool").Title("Colours: "+themeNames[s.prefs.Theme]).
				Aria("label", "Colours: "+themeNames[s.prefs.Theme]+". Change").
				OnClick(s.nextTheme).Body(ui.Icon("theme-"+themeIcons[s.prefs.Theme]), app.Span().Class("tool-label").Text(themeNames[s.prefs.Theme])),
			app.Button().Type("button").Class("tool").Title("Help and keys (?)").Aria("label", "Help and keys").
				OnClick(s.onHelp).Body(ui.Icon("help"), app.Span().Class("tool-label").Text("Help")),
		),
	)
}

// pageLinks returns links to the pages. Each link keeps the game. On a phone they form the
// bar at the bottom of the window.
func (s *Site) pageLinks() app.UI {
	here := s.View()
	var links []app.UI
	for _, p := range s.places {
		if p.Bar.Name == "" {
			continue
		}
		link := app.A().Href(here.On(p.Names[0]).Address()).Body(ui.Icon(p.Bar.Icon), linkLabel(p.Bar),
			app.If(p.Bar.Due, func() app.UI { return dueBadge(s.answers.Due()) }))
		if here.Page.Class() == p.Names[0].Class() {
			link = link.Aria("current", "page")
		}
		links = append(links, link)
	}
	return app.Nav().Class("pages").Aria("label", "Pages").Body(links...)
}

// dueBadge shows how many cards are due, if any.
func dueBadge(due int) app.UI {
	return app.Span().Class("due").Body(app.If(due > 0, func() app.UI {
		return app.Span().Body(app.Text(text.Grouped(due)), app.Span().Class("sr-only").Text(" due"))
	}))
}

// linkLabel shows the name of a page. If the page has a short name too, the stylesheet shows one of the two.
func linkLabel(l page.Link) app.UI {
	if l.Short == "" {
		return app.Span().Text(l.Name)
	}
	return app.Span().Body(app.Span().Class("full-name").Text(l.Name), app.Span().Class("short-name").Text(l.Short))
}

// skipToMain moves the focus but not the address, which holds the view.
func skipToMain(ctx app.Context, event app.Event) {
	event.PreventDefault()
	event.Call("stopPropagation")
	if ui.Element("tree") != nil {
		ui.Focus("tree")
		return
	}
	ui.Focus("main")
}

var (
	themeNames = map[string]string{"": "as your system", "light": "light", "dark": "dark"}
	themeIcons = map[string]string{"": "system", "light": "light", "dark": "dark"}
	themeAfter = map[string]string{"": "light", "light": "dark", "dark": ""}
)

func (s *Site) nextTheme(app.Context, app.Event) { s.prefs.SetTheme(themeAfter[s.prefs.Theme]) }

func (s *Site) footer() app.UI {
	return app.Footer().Class("foot").Body(
		app.P().Body(app.If(s.shelf.InOneFile(), func() app.UI {
			return app.Text("This is Spectrie in one file. It needs no network, and it does not update itself. Nothing you do leaves this device.")
		}).Else(func() app.UI {
			return app.Text("Spectrie runs in your browser. After the first visit it works offline. Nothing you do leaves this device. ")
		}), app.If(!s.shelf.InOneFile(), s.oneFileLink)),
	)
}

// oneFileLink downloads Spectrie as one file. web/update.js keeps the file after the first download, so that
// the link works offline too, and says in spectrieOneFile how the download goes.
func (s *Site) oneFileLink() app.UI {
	link := app.A().ID("download-one-file").Href("spectrie.html").Download("spectrie.html").OnClick(onDownload)
	why := ""
	switch s.oneFile {
	case "busy":
		why = " Downloading…"
	case "failed":
		why = " The download failed. Check the connection, then try again."
	case "offline":
		link = link.Aria("disabled", "true")
		why = " You are offline. Download it once with a connection: after that, this link works offline too."
	}
	return app.Span().Body(link.Text("Download as one file"), app.Span().Role("status").Text(why))
}

// onDownload leaves the click to the browser where there is no service worker: nothing is kept there.
func onDownload(ctx app.Context, event app.Event) {
	ctx.PreventUpdate()
	download := app.Window().Get("spectrieDownload")
	if !download.Truthy() {
		return
	}
	event.PreventDefault()
	if app.Window().Get("spectrieOneFile").String() != "offline" {
		download.Invoke()
	}
}
