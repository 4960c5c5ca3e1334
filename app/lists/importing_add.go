package lists

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/shelf"
	"spectrie/app/text"
	"spectrie/app/ui"
)

// addPanel takes a list: a file that is chosen or dropped, or pasted words.
func (l *lists) addPanel() app.UI {
	return app.Div().Class("add-list").Body(
		app.P().Text(l.invitation()),
		app.Label().Class("field").For("list-name").Body(
			app.Span().Text("Name, if not the file’s"),
			app.Input().ID("list-name").Type("text").MaxLength(text.MostName).AutoComplete(false).Spellcheck(false).
				Value(l.typed.Name).OnInput(l.onName),
		),
		app.Div().Class("add-row").Body(
			app.Label().Class("action file").For("list-file").Body(
				ui.Icon("upload"), app.Text("Choose a file"),
				app.Input().ID("list-file").Type("file").OnChange(l.onFile),
			),
			app.Span().Class("quiet drop-hint").Text("or drop one anywhere on this page"),
		),
		app.Details().Class("paste").Open(l.pasting).On("toggle", l.onPasteToggled).Body(
			app.Summary().Text("Paste words instead"),
			app.Label().For("list-words").Class("sr-only").Text("Words, one a line"),
			app.Textarea().ID("list-words").Rows(6).Spellcheck(false).Placeholder("one word a line").
				Text(l.typed.Words).OnInput(l.onWords),
			app.Button().Type("button").ID("import-words").OnClick(l.onPasted).Text("Import these words"),
		),
		app.P().Class("quiet").Text("Capitals, hyphens, apostrophes and digits leave a line out, and you are told how many and why. "+
			"Files may be packed with gzip or zstd. Your lists stay on this device."),
	)
}

// invitation says what to do first, and less once it was done.
func (l *lists) invitation() string {
	if len(l.shelf.Own.Lists) == 0 {
		return "None yet. Scrabble lists, family lists and lists in other languages work: a plain text file with one word a line."
	}
	return "Add another: a plain text file with one word a line."
}

func (l *lists) onFile(ctx app.Context, _ app.Event) {
	if source, ok := shelf.ChosenFile(ctx, l.typed.Name); ok {
		l.read(source, false, "")
	}
}

func (l *lists) onPasted(app.Context, app.Event) {
	if l.typed.Words == "" {
		l.host.Tell("Paste some words first, one a line.")
		l.focusAfter("list-words")
		return
	}
	l.read(shelf.PastedSource(l.typed), false, "")
}

// onName and onWords hold what is in the fields, which go when another part of
// the page is shown.
func (l *lists) onName(ctx app.Context, _ app.Event) {
	ctx.PreventUpdate()
	l.typed.Name = ctx.JSSrc().Get("value").String()
}

func (l *lists) onWords(ctx app.Context, _ app.Event) {
	ctx.PreventUpdate()
	l.typed.Words = ctx.JSSrc().Get("value").String()
}

func (l *lists) onPasteToggled(ctx app.Context, _ app.Event) {
	ctx.PreventUpdate()
	l.pasting = ctx.JSSrc().Get("open").Bool()
}

// forget empties the fields that a list came from, unless there is something
// else in them by now.
func (l *lists) forget(typed shelf.Entered) {
	empty := func(id string, held *string, was string) {
		if *held != was {
			return
		}
		*held = ""
		if field := ui.Element(id); field != nil {
			field.Set("value", "") // go-app would only take the attribute away
		}
	}
	empty("list-name", &l.typed.Name, typed.Name)
	empty("list-words", &l.typed.Words, typed.Words)
}

// progress is the bar of an import. It is no live region: a screen reader would
// read every movement.
func (l *lists) progress() app.UI {
	work := l.importing
	return app.Div().ID("importing").Class("message", "importing").Body(
		app.P().ID("import-step").Text(importSteps[work.stage].says+": "+work.source.File+"…"),
		app.Div().Class("add-row").Body(
			app.Progress().Aria("labelledby", "import-step").Max(100).Value(strconv.Itoa(int(work.done))),
			app.Button().Type("button").ID("cancel-import").Disabled(work.stage == keepingIt).OnClick(l.cancelImport).Text("Cancel"),
		),
	)
}

// cancelImport ends an import that has not come to the point of no return.
func (l *lists) cancelImport(app.Context, app.Event) {
	if l.importing != nil && l.importing.stage != keepingIt {
		l.importing.cancel()
	}
}
