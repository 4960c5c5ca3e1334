package play

import (
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/page"
	"spectrie/app/play/matches"
)

// copyTranscript copies a match as text.
func (p *Page) copyTranscript(k matches.Kept) {
	books := matches.NewBookcase(p.shelf)
	p.host.Ctx().Async(func() {
		text := books.Text(&k)
		p.host.Ctx().Dispatch(func(app.Context) {
			page.CopyText(p.host, text, "The match is copied as text.", "Copy the match from here")
		})
	})
}

// saveAllMatches offers all matches as one text file.
func (p *Page) saveAllMatches() {
	list, books, at := slices.Clone(p.matches.List), matches.NewBookcase(p.shelf), p.host.Now()
	p.browse.said, p.browse.problem = "Writing the file…", false
	p.host.Ctx().Async(func() {
		text := matches.FileText(list, books)
		p.host.Ctx().Dispatch(func(app.Context) {
			p.browse.said = ""
			page.SaveText(p.host, text, "text/plain", "spectrie-matches-"+at.Format("2006-01-02")+".txt")
		})
	})
}
