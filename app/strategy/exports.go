package strategy

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/page"
	"spectrie/app/ui"
)

// exports is a menu that prints, saves or copies the strategy. The browser opens it, and closes it
// when the person has chosen.
func (p *Page) exports() app.UI {
	tool := func(id, name, text string, press func()) app.HTMLButton {
		return ui.PressButton(id, press).Class("tool").Disabled(len(p.plan.Starts) == 0).
			Attr("popovertarget", "take-sheet").Attr("popovertargetaction", "hide").Body(ui.Icon(name), app.Span().Text(text))
	}
	return app.Div().Body(
		ui.Button("take").Class("action").Attr("popovertarget", "take-sheet").Text("Take it with you"),
		app.Div().ID("take-sheet").Class("take-sheet").Attr("popover", "auto").Body(
			tool("print", "print", "Print a cheat sheet", p.print),
			tool("save-text", "download", "Plain text", p.saveAsText),
			tool("save-csv", "download", "Spreadsheet (CSV)", p.saveAsCSV),
			tool("save-anki", "download", "Anki cards", p.saveForAnki),
			tool("copy-chat", "copy", "Short version for a chat", p.copyChat),
			tool("copy-strategy", "link", "Link", p.copyLink).Disabled(false),
		),
	)
}

func (p *Page) saveAsText() {
	page.SaveText(p.Host, p.plan.Text(page.LinkTo(p.plan.View)), "text/plain", p.plan.FileName(".txt"))
}

func (p *Page) saveAsCSV() {
	page.SaveText(p.Host, p.plan.CSV(), "text/csv", p.plan.FileName(".csv"))
}

func (p *Page) saveForAnki() {
	page.SaveText(p.Host, p.plan.Anki(), "text/plain", p.plan.FileName("-anki.txt"))
}

func (p *Page) copyChat() {
	page.CopyText(p.Host, p.plan.Chat(page.LinkTo(p.plan.View)), "The text is copied. Paste it into your chat.", "Copy the text from here")
}

// mostSheetLines is how many words and lost starts a cheat sheet may have that is always on the
// page. The browser's own print command finds it there. A larger sheet is made when the person
// presses Print.
const mostSheetLines = 1500

// sheet is the cheat sheet. Only paper shows it.
func (p *Page) sheet() app.UI {
	if len(p.plan.Starts) == 0 || p.plan.Lines() > mostSheetLines && p.toPrint != p.plan {
		return app.Div()
	}
	if p.sheetOf != p.plan {
		p.sheetOf, p.sheetHTML = p.plan, p.plan.CheatSheet()
	}
	return app.Div().Body(ui.HTML(p.sheetHTML))
}

// print opens the browser's dialog as soon as the sheet is on the page.
func (p *Page) print() {
	p.toPrint = p.plan
	p.Host.Ctx().Defer(func(app.Context) { app.Window().Call("print") })
}

func (p *Page) copyLink() {
	p.Host.CopyLink(p.plan.View, "The link to this view is copied.")
}
