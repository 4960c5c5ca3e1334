package play

import (
	"context"
	"errors"
	"fmt"
	"io"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/address"
	"spectrie/app/play/matches"
	"spectrie/app/shelf"
	"spectrie/app/text"
	"spectrie/app/ui"
	"spectrie/trainer/match"
	"spectrie/trainer/match/link"
)

// openMatchText opens one match from its text for review, or adds all matches of a saved
// file. It shows what is wrong with the text, if anything.
func (p *Page) openMatchText(text string) {
	p.browse.said, p.browse.problem = "", false
	parts := strings.Split("\n"+strings.ReplaceAll(text, "\r\n", "\n"), "\n"+matches.FileHead)
	switch {
	case strings.TrimSpace(text) == "":
		p.refuseMatch(errors.New("there is nothing to open; paste a match first"))
	case len(parts) <= 2 && address.TurnIn(text) != "":
		view := address.View{Page: address.Play, Turn: address.TurnIn(text)}
		if _, err := link.Decode(view.Turn); err != nil {
			p.refuseMatch(fmt.Errorf("this link to a match cannot be read: %w. Ask for it again", err))
			return
		}
		p.host.GoTo(p.host.Ctx(), view)
	case len(parts) <= 2 && !strings.Contains(text, matches.LinkHead):
		setup, events, err := match.ParseRecord(text)
		if err != nil {
			p.refuseMatch(err)
			return
		}
		p.browse.pasted = ""
		ui.ScrollToTop()
		p.host.GoTo(p.host.Ctx(), address.RecordView(&setup, match.RecordOf(&setup, events)))
	default:
		p.restoreMatches(parts[1:])
	}
}

// openPasted opens what was pasted. What is wrong with it is said beside the field.
func (p *Page) openPasted() {
	p.browse.unread = ""
	if p.openMatchText(p.browse.pasted); p.browse.problem {
		p.browse.unread, p.browse.said, p.browse.problem = p.browse.said, "", false
	}
}

// maxMatchFile is the largest file of matches that can be opened, in bytes.
const maxMatchFile = 64 << 20

func (p *Page) refuseMatch(err error) {
	p.browse.said, p.browse.problem = text.Sentence(err.Error())+".", true
}

// restoreMatches adds the matches of a saved file that this device does not have.
func (p *Page) restoreMatches(parts []string) {
	here := map[string]bool{}
	for _, k := range p.matches.List {
		here[k.Record], here[k.ID] = true, true
	}
	books, at := matches.NewBookcase(p.shelf), p.host.Now().UnixMilli()
	p.browse.said = "Reading the file…"
	p.host.Ctx().Async(func() {
		read, known, bad := matches.ReadFile(parts, here, books, at)
		p.host.Ctx().Dispatch(func(app.Context) {
			p.matches.AddMatches(read, func() {
				p.browse.pasted = ""
				p.browse.said, p.browse.problem = restoredText(len(read), known, bad), bad > 0
			})
		})
	})
}

// restoredText says how many matches of a file were added.
func restoredText(added, known, bad int) string {
	said := "The file has " + matches.Counted(added+known+bad) + ": " + text.Grouped(added) + " new, " + text.Grouped(known) + " already here"
	if bad == 0 {
		return said + "."
	}
	return said + fmt.Sprintf(", and %s that could not be read or whose dictionary is not here.", text.Grouped(bad))
}

// pastTools has the buttons that save, open and delete matches.
func (p *Page) pastTools() app.UI {
	none := len(p.matches.List) == 0
	return app.Div().Class("past-tools keeping").Body(
		app.Div().Class("keeping-row").Body(
			ui.PressButton("save-matches", p.saveAllMatches).Hidden(none).
				Body(ui.Icon("download"), app.Text("Save all as text")),
			app.Label().Class("file").For("open-matches").Body(
				ui.Icon("upload"), app.Text("Open a file…"),
				app.Input().ID("open-matches").Type("file").Accept(".txt,text/plain").OnChange(p.onOpenFile),
			),
			ui.Button("delete-matches").Hidden(none).OnClick(p.onDeleteMatches).
				Body(ui.Icon("delete"), app.Text("Delete all")),
		),
		app.Details().Class("paste-match").Body(
			app.Summary().Text("Open a match from text"),
			app.Label().For("pasted-match").Text("A match as text, or its record, which begins with “ghost1:”, or a link after somebody’s turn"),
			app.Textarea().ID("pasted-match").Rows(4).Text(p.browse.pasted).Aria("invalid", p.browse.unread != "").Aria("describedby", "paste-problem").
				OnInput(ui.Typed(func(pasted string) { p.browse.pasted, p.browse.unread = pasted, "" })),
			app.P().ID("paste-problem").Class("refused").Role("alert").Text(p.browse.unread),
			ui.PressButton("open-pasted", p.openPasted).Text("Open it"),
		),
	)
}

func (p *Page) onOpenFile(ctx app.Context, _ app.Event) {
	if source, ok := shelf.ChosenFile(ctx, ""); ok {
		p.openMatchFile(source)
	}
}

// openMatchFile opens the matches of a file, unless it is too large.
func (p *Page) openMatchFile(source shelf.WordSource) {
	name := "“" + text.CleanLine(source.File, text.MostName) + "”"
	if source.Size > maxMatchFile {
		p.refuseMatch(fmt.Errorf("%s is too large for a file of matches", name))
		return
	}
	p.host.Ctx().Async(func() {
		data, err := io.ReadAll(source.Open(context.Background()))
		p.host.Ctx().Dispatch(func(app.Context) {
			if err != nil {
				p.refuseMatch(fmt.Errorf("%s could not be read: %w", name, err))
				return
			}
			p.openMatchText(string(data))
		})
	})
}

// deleteMatchesDialog asks before all matches are deleted.
func (p *Page) deleteMatchesDialog() app.UI {
	return ui.Dialog("matches-dialog", "Delete all matches?",
		app.P().Text("This deletes "+matches.Counted(len(p.matches.List))+" from this device, and your statistics with "+text.Pick(len(p.matches.List) == 1, "it", "them")+". "+
			"You can undo this while this page is open. Matches saved as text can be opened again."),
		app.Div().Class("keeping-row").Body(
			ui.Button("delete-matches-confirmed").Class("danger").OnClick(p.onDeleteMatchesConfirmed).
				Body(ui.Icon("delete"), app.Text("Delete them")),
			ui.Button("keep-matches").DataSet("dialog", "matches-dialog").OnClick(ui.CloseDialog).Text("Keep them"),
		),
	)
}

// onDeleteMatches opens the dialog and focuses the button that keeps the matches.
func (p *Page) onDeleteMatches(app.Context, app.Event) {
	ui.OpenDialog("matches-dialog")
	ui.Focus("keep-matches")
}

func (p *Page) onDeleteMatchesConfirmed(app.Context, app.Event) {
	ui.CloseDialogs()
	p.matches.DeleteMatches("")
}
