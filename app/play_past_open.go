package app

import (
	"context"
	"errors"
	"fmt"
	"io"
	"strings"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/trainer/match"
)

// mostMatchFile is how large a file of matches can be, in bytes.
const mostMatchFile = 64 << 20

// openMatchText opens a match that is a text, to be looked at, or adds the many
// matches of a file that was saved here. What is wrong with it is said.
func (p *playPage) openMatchText(text string) {
	p.browse.said, p.browse.problem = "", false
	parts := strings.Split("\n"+strings.ReplaceAll(text, "\r\n", "\n"), "\n"+matchHead)
	switch {
	case strings.TrimSpace(text) == "":
		p.refuseMatch(errors.New("there is nothing to open: paste a match first"))
	case len(parts) <= 2:
		setup, events, err := match.ParseRecord(text)
		if err != nil {
			p.refuseMatch(err)
			return
		}
		p.browse.pasted = ""
		scrollToTop()
		p.GoTo(p.Ctx(), RecordView(&setup, match.RecordOf(&setup, events)))
	default:
		p.restoreMatches(parts[1:])
	}
}

func (p *playPage) refuseMatch(err error) {
	p.browse.said, p.browse.problem = sentence(err.Error())+".", true
}

// restoreMatches adds the matches of a saved file that are not here.
func (p *playPage) restoreMatches(parts []string) {
	here := map[string]bool{}
	for _, k := range p.played.list {
		here[k.Record] = true
	}
	books, at := newBookcase(p.shelf), p.Now().UnixMilli()
	p.browse.said = "Reading the file…"
	p.Ctx().Async(func() {
		read, known, bad := matchesOf(parts, here, books, at)
		p.Ctx().Dispatch(func(app.Context) {
			p.played.addMatches(read, func() {
				p.browse.pasted = ""
				p.browse.said, p.browse.problem = restoredMatches(len(read), known, bad), bad > 0
			})
		})
	})
}

// restoredMatches says what became of the matches of a file.
func restoredMatches(added, known, bad int) string {
	said := "The file has " + manyMatches(added+known+bad) + ": " + grouped(added) + " new here, " + grouped(known) + " here already"
	if bad == 0 {
		return said + "."
	}
	return said + fmt.Sprintf(", and %s that could not be read or whose dictionary is not here.", grouped(bad))
}

// matchesOf are the matches that parts of a file tell and that are not here, how many
// are, and how many parts cannot be read. It takes turns with the browser.
func matchesOf(parts []string, here map[string]bool, books *bookcase, at int64) (read []keptMatch, known, bad int) {
	turns := newTurns()
	for _, part := range parts {
		_ = turns.take() // nobody cancels it
		k, err := matchOf(part, books, at)
		switch {
		case err != nil:
			bad++
		case here[k.Record]:
			known++
		default:
			here[k.Record] = true
			read = append(read, k)
		}
	}
	return read, known, bad
}

// matchOf is the match of a part of a file, played at the moment given where the file
// does not say when.
func matchOf(part string, books *bookcase, at int64) (keptMatch, error) {
	setup, events, err := match.ParseRecord(part)
	if err != nil {
		return keptMatch{}, err
	}
	book, err := books.book(&setup)
	if err != nil {
		return keptMatch{}, err
	}
	m, err := match.Resume(setup, book, events)
	if err != nil {
		return keptMatch{}, err
	}
	moment, _, _ := strings.Cut(part, "\n")
	if t, err := time.Parse(time.RFC3339, strings.TrimSpace(moment)); err == nil && t.UnixMilli() >= 0 {
		at = t.UnixMilli()
	}
	return matchNow(m, newName(), at, at), nil
}

// pastTools save, open and delete matches.
func (p *playPage) pastTools() app.UI {
	none := len(p.played.list) == 0
	return app.Div().Class("past-tools keeping").Body(
		app.Div().Class("keeping-row").Body(
			app.Button().Type("button").ID("save-matches").Hidden(none).OnClick(p.onSaveMatches).
				Body(icon("download"), app.Text("Save all as text")),
			app.Label().Class("file").For("open-matches").Body(
				icon("upload"), app.Text("Open a file…"),
				app.Input().ID("open-matches").Type("file").Accept(".txt,text/plain").OnChange(p.onOpenFile),
			),
			app.Button().Type("button").ID("delete-matches").Hidden(none).OnClick(p.onDeleteMatches).
				Body(icon("delete"), app.Text("Delete all")),
		),
		app.Details().Class("paste-match").Body(
			app.Summary().Text("Open a match from text"),
			app.Label().For("pasted-match").Text("A match as text, or its record, which begins with “ghost1:”"),
			app.Textarea().ID("pasted-match").Rows(4).Text(p.browse.pasted).OnInput(p.onPasted),
			app.Button().Type("button").ID("open-pasted").OnClick(p.onOpenPasted).Text("Open it"),
		),
	)
}

func (p *playPage) onSaveMatches(app.Context, app.Event) { p.saveAllMatches() }

func (p *playPage) onPasted(ctx app.Context, _ app.Event) {
	p.browse.pasted = ctx.JSSrc().Get("value").String()
	ctx.PreventUpdate()
}

func (p *playPage) onOpenPasted(app.Context, app.Event) { p.openMatchText(p.browse.pasted) }

func (p *playPage) onOpenFile(ctx app.Context, _ app.Event) {
	if source, ok := chosenFile(ctx, ""); ok {
		p.openMatchFile(source)
	}
}

// openMatchFile opens the match or the matches of a file, which is not even opened
// when it is too large.
func (p *playPage) openMatchFile(source wordSource) {
	name := "“" + cleanLine(source.file, mostName) + "”"
	if source.size > mostMatchFile {
		p.refuseMatch(fmt.Errorf("%s is too large for a file of matches", name))
		return
	}
	p.Ctx().Async(func() {
		data, err := io.ReadAll(source.open(context.Background()))
		p.Ctx().Dispatch(func(app.Context) {
			if err != nil {
				p.refuseMatch(fmt.Errorf("%s could not be read: %w", name, err))
				return
			}
			p.openMatchText(string(data))
		})
	})
}

// deleteMatchesDialog asks before all matches are deleted.
func (p *playPage) deleteMatchesDialog() app.UI {
	return app.Dialog().ID("matches-dialog").OnClick(closeOnBackdrop).Aria("labelledby", "matches-dialog-title").Body(
		app.Div().Class("sheet").Body(
			app.Div().Class("sheet-top").Body(
				app.H2().ID("matches-dialog-title").Text("Delete all matches?"),
				closeButton("matches-dialog"),
			),
			app.P().Text("This deletes "+manyMatches(len(p.played.list))+" from this device, and your statistics with "+pick(len(p.played.list) == 1, "it", "them")+". "+
				"You can undo it as long as this page is open. What you saved as text can be opened again."),
			app.Div().Class("keeping-row").Body(
				app.Button().Type("button").ID("delete-matches-confirmed").Class("danger").OnClick(p.onDeleteMatchesConfirmed).
					Body(icon("delete"), app.Text("Delete them")),
				app.Button().Type("button").ID("keep-matches").DataSet("dialog", "matches-dialog").OnClick(closeDialog).Text("Keep them"),
			),
		),
	)
}

// onDeleteMatches asks, with the keyboard on the answer that deletes nothing.
func (p *playPage) onDeleteMatches(app.Context, app.Event) {
	openDialog("matches-dialog")
	focus("keep-matches")
}

func (p *playPage) onDeleteMatchesConfirmed(app.Context, app.Event) {
	closeDialogs()
	p.played.deleteMatches("")
}
