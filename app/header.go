package app

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// icon shows one of the vendored icons. It is decoration: what holds it has a
// name of its own. The stylesheet paints it in the colour of the text.
func icon(name string) app.UI {
	return app.Span().Class("icon", "icon-"+name).Aria("hidden", "true")
}

func (e *Explorer) header() app.UI {
	return app.Header().Class("top").Body(
		app.A().Class("skip").Href("#main").Text("Skip to the game").OnClick(skipToMain),
		app.A().Class("brand").Href(DefaultView.Address()).Body(
			app.Span().Class("logo").Aria("hidden", "true"),
			app.Strong().Text("Spectrie"),
			app.Span().Class("tagline").Text("the word game Ghost, solved"),
		),
		app.Nav().Aria("label", "Tools").Body(
			app.Button().Type("button").Class("tool").Title("Colours: "+themeNames[e.prefs.theme]).
				Aria("label", "Colours: "+themeNames[e.prefs.theme]+". Change").
				OnClick(e.nextTheme).Body(icon("theme-"+themeIcons[e.prefs.theme]), app.Span().Class("tool-label").Text(themeNames[e.prefs.theme])),
			app.Button().Type("button").Class("tool").Title("Help and keys (?)").Aria("label", "Help and keys").
				OnClick(e.openHelp).Body(icon("help"), app.Span().Class("tool-label").Text("Help")),
		),
	)
}

// skipToMain moves the focus without touching the address, which holds the view.
func skipToMain(ctx app.Context, event app.Event) {
	event.PreventDefault()
	event.Call("stopPropagation")
	focus("tree")
}

var (
	themeNames = map[string]string{"": "as your system", "light": "light", "dark": "dark"}
	themeIcons = map[string]string{"": "system", "light": "light", "dark": "dark"}
	themeAfter = map[string]string{"": "light", "light": "dark", "dark": ""}
)

func (e *Explorer) nextTheme(app.Context, app.Event) { e.prefs.setTheme(themeAfter[e.prefs.theme]) }

func (e *Explorer) footer() app.UI {
	return app.Footer().Class("foot").Body(
		app.P().Body(
			app.Text("Spectrie runs in your browser and, after the first visit, without a network. Nothing you do leaves this device."),
		),
	)
}
