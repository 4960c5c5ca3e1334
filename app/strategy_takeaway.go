package app

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// takeAway are the ways to take the strategy along: on paper, as a file, as text
// for a chat.
func (p *strategy) takeAway() app.UI {
	tool := func(id, title, name, text string, onClick app.EventHandler) app.HTMLButton {
		return app.Button().Type("button").ID(id).Class("tool wide").Title(title).Disabled(len(p.plan.starts) == 0).
			OnClick(onClick).Body(icon(name), app.Span().Text(text))
	}
	return app.Div().Class("tools").Role("group").Aria("label", "Take it along").Body(
		tool("print", "Print a cheat sheet", "print", "Print", p.print),
		tool("save-text", "Save as plain text", "download", "Text", p.saveAsText),
		tool("save-csv", "Save as a table for a spreadsheet (CSV)", "download", "CSV", p.saveAsCSV),
		tool("save-anki", "Save as cards for Anki", "download", "Anki", p.saveForAnki),
		tool("copy-chat", "Copy a short text for a chat", "copy", "For a chat", p.copyChat),
		tool("copy-strategy", "Copy a link to this strategy", "link", "Link", p.copyLink).Disabled(false),
	)
}

func (p *strategy) saveAsText(app.Context, app.Event) {
	saveText(p, p.plan.text(linkTo(p.plan.view)), "text/plain", p.plan.fileName(".txt"))
}

func (p *strategy) saveAsCSV(app.Context, app.Event) {
	saveText(p, p.plan.csv(), "text/csv", p.plan.fileName(".csv"))
}

func (p *strategy) saveForAnki(app.Context, app.Event) {
	saveText(p, p.plan.anki(), "text/plain", p.plan.fileName("-anki.txt"))
}

func (p *strategy) copyChat(app.Context, app.Event) {
	copyText(p, p.plan.chat(linkTo(p.plan.view)), "The text is copied: paste it into your chat.", "Copy the text from here")
}

// sheetLines is how many words and lost starts the cheat sheet may have that is
// always on the page, ready to be printed in whatever way. A larger one is made
// when its button is pressed.
const sheetLines = 1500

// sheet is the cheat sheet, which only paper shows.
func (p *strategy) sheet() app.UI {
	if len(p.plan.starts) == 0 || p.plan.lines() > sheetLines && p.printed != p.plan {
		return app.Div()
	}
	if p.sheetOf != p.plan {
		p.sheetOf, p.sheetHTML = p.plan, p.plan.cheatSheet()
	}
	return app.Div().Body(app.Raw(p.sheetHTML))
}

// print opens the browser's dialog once the sheet is on the page.
func (p *strategy) print(ctx app.Context, _ app.Event) {
	p.printed = p.plan
	p.Ctx().Defer(func(app.Context) { app.Window().Call("print") })
}
