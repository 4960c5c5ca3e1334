package app

import (
	"fmt"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// messages tell what is not as asked: a bad address, a dictionary on its way or
// lost, a new version. The block is always there, so that screen readers hear
// what appears in it, and each kind has its own place in it, so that one that
// comes or goes does not take the focus from the button of another.
func (e *Explorer) messages() app.UI {
	return app.Div().ID("messages").Class("messages").Role("status").Body(
		app.Div().Body(app.Range(e.problems).Slice(func(i int) app.UI {
			return app.P().Class("message problem").Text(e.problems[i])
		})),
		app.Div().Body(app.If(e.fetching.entry.ID != "", e.fetchingMessage)),
		app.Div().Body(app.If(e.notice != "", func() app.UI { return app.P().Class("message").Text(e.notice) })),
		app.Div().Body(app.If(e.updatable, func() app.UI {
			return app.P().Class("message").Body(
				app.Span().Text("A new version of Spectrie is ready. "),
				app.Button().Type("button").ID("update").OnClick(applyUpdate).Text("Use it now"),
			)
		})),
	)
}

func (e *Explorer) fetchingMessage() app.UI {
	f := e.fetching
	if f.failed == nil {
		return app.P().Class("message").Body(
			app.Progress().Aria("label", "Loading"),
			app.Span().Text(fmt.Sprintf(" Loading %s (%s kB)…", f.entry.Name, grouped((f.entry.Bytes+999)/1000))),
		)
	}
	kept := ""
	if e.scene != nil {
		kept = fmt.Sprintf(" %s stays in use.", e.scene.entry.Name)
	}
	return app.P().Class("message problem").Body(
		app.Span().Text(fmt.Sprintf("%s could not be loaded: %v.%s ", f.entry.Name, f.failed, kept)),
		app.Button().Type("button").ID("retry").OnClick(e.retry).Text("Try again"),
	)
}

// nothingYet stands in for the game while there is no dictionary at all.
func (e *Explorer) nothingYet() app.UI {
	return app.P().Class("nothing-yet").Text("The tree appears here as soon as a dictionary is loaded.")
}

func applyUpdate(app.Context, app.Event) {
	if apply := app.Window().Get("spectrieApplyUpdate"); apply.Truthy() {
		apply.Invoke()
	}
}
