package lists

import (
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/shelf"
	"spectrie/app/text"
	"spectrie/app/ui"
)

// addPanel imports a list: a chosen or dropped file, or pasted words.
func (l *lists) addPanel() app.UI {
	return app.Div().Class("add-list").Body(
		app.P().Text(l.invitation()),
		app.Label().Class("field").For("list-name").Body(
			app.Span().Text("Name (optional)"),
			app.Input().ID("list-name").Type("text").MaxLength(text.MostName).AutoComplete(false).Spellcheck(false).
				Value(l.typed.Name).OnInput(ui.Typed(func(name string) { l.typed.Name = name })),
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
			app.Label().For("list-words").Class("sr-only").Text("Words"),
			app.Textarea().ID("list-words").Rows(6).Spellcheck(false).Placeholder("words, with spaces, commas or new lines between them").
				Text(l.typed.Words).OnInput(ui.Typed(func(words string) { l.typed.Words = words })),
			ui.Button("import-words").OnClick(l.onPasted).Text("Import these words"),
		),
		app.P().Class("quiet").Text("Words with capitals, hyphens, apostrophes or digits are left out. You see how many, and why. "+
			"Files may be compressed with gzip or zstd. Your lists stay on this device."),
	)
}

// invitation says what to do. It is shorter once there is a list.
func (l *lists) invitation() string {
	if len(l.shelf.Own.Lists) == 0 {
		return "None yet. Add a Scrabble list, a family list or a list in another language: a plain text file with one word per line."
	}
	return "Add another list: a plain text file with one word per line."
}

func (l *lists) onFile(ctx app.Context, _ app.Event) {
	if source, ok := shelf.ChosenFile(ctx, l.typed.Name); ok {
		l.read(source, false, "")
	}
}

func (l *lists) onPasted(app.Context, app.Event) {
	if strings.TrimSpace(l.typed.Words) == "" {
		l.host.Tell("Paste some words first.")
		l.focusAfter("list-words")
		return
	}
	l.read(shelf.PastedSource(l.typed), false, "")
}

// onName and onWords remember what is in the fields, which disappear when another part of
// the page is shown.
func (l *lists) onPasteToggled(ctx app.Context, _ app.Event) {
	ctx.PreventUpdate()
	l.pasting = ctx.JSSrc().Get("open").Bool()
}

// forget empties the fields that a list came from, unless the person has changed them
// since.
func (l *lists) forget(typed shelf.Entered) {
	empty := func(id string, held *string, was string) {
		if *held != was {
			return
		}
		*held = ""
		if field := ui.Element(id); field != nil {
			field.Set("value", "") // go-app would only remove the attribute
		}
	}
	empty("list-name", &l.typed.Name, typed.Name)
	empty("list-words", &l.typed.Words, typed.Words)
}

// progress is the progress bar of an import. It is not a live region, because a screen
// reader would read every movement.
func (l *lists) progress() app.UI {
	work := l.importing
	return app.Div().ID("importing").Class("message", "importing").Body(
		app.P().ID("import-step").Text(importSteps[work.stage].says+": "+work.source.File+"…"),
		app.Div().Class("add-row").Body(
			app.Progress().Aria("labelledby", "import-step").Max(100).Value(strconv.Itoa(int(work.done))),
			ui.Button("cancel-import").Disabled(work.stage == keepingIt).OnClick(l.cancelImport).Text("Cancel"),
		),
	)
}

// cancelImport ends an import, unless the list is being stored already.
func (l *lists) cancelImport(app.Context, app.Event) {
	if l.importing != nil && l.importing.stage != keepingIt {
		l.importing.cancel()
	}
}
