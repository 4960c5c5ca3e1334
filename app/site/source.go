package site

import (
	"fmt"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/text"
	"spectrie/app/ui"
	"spectrie/dicts"
)

// licence is the licence text of a dictionary. It is fetched when its dialog opens.
type licence struct {
	file, text string
	failed     error
}

// openSource shows the source of the current dictionary.
func (s *Site) openSource(app.Context, app.Event) { s.OpenSource("") }

// OpenSource shows what a dictionary is and where it comes from. An empty id means the current one.
func (s *Site) OpenSource(id string) {
	s.source = id
	ui.OpenDialog("source")
	entry := s.sourceEntry()
	if entry.Licence == "" || s.licence.file == entry.Licence && s.licence.failed == nil {
		return
	}
	s.licence = licence{file: entry.Licence}
	s.home.Async(func() {
		text, err := s.shelf.Files("web/dicts/" + entry.Licence)
		s.home.Dispatch(func(app.Context) {
			if s.licence.file == entry.Licence { // otherwise the dialog shows another dictionary by now
				s.licence = licence{entry.Licence, string(text), err}
			}
		})
	})
}

// sourceEntry is the dictionary in the source dialog.
func (s *Site) sourceEntry() dicts.Entry {
	id := s.source
	if id == "" {
		id = s.View().Dict
	}
	entry, _ := s.shelf.Entry(id)
	return entry
}

func (s *Site) sourceDialog() app.UI {
	entry := s.sourceEntry()
	line := "Loading…"
	switch l := s.licence; {
	case l.file != entry.Licence:
	case l.failed != nil:
		line = fmt.Sprintf("The text could not be loaded: %v.", l.failed)
	case l.text != "":
		line = l.text
	}
	size := ", kept on this device after the first visit"
	if s.shelf.InOneFile() {
		size = text.Pick(s.shelf.Absent[entry.ID], ", not in this file", ", in this file")
	}
	facts := [][2]string{
		{"Words", text.Grouped(entry.Words) + ", spelt with a–z only"},
		{"Left out", text.Grouped(entry.LeftOut) + " entries with capitals, apostrophes, accents or other characters"},
		{"Source", entry.Source},
		{"Licence", entry.LicenceName},
		{"Size", text.Kilobytes(entry.Bytes) + size},
	}
	own := entry.Licence == ""
	if own {
		facts = [][2]string{{"Words", text.Grouped(entry.Words)}, {"Import", entry.Source}, {"Size", text.Kilobytes(entry.Bytes)}}
	}
	return ui.Dialog("source", entry.Name,
		app.P().Text(entry.About),
		app.Dl().Body(app.Range(facts).Slice(func(i int) app.UI {
			return app.Div().Body(app.Dt().Text(facts[i][0]), app.Dd().Text(facts[i][1]))
		})),
		app.If(!own, func() app.UI {
			return app.Div().Body(
				app.H3().Text("Licence and provenance"),
				app.Pre().Class("licence").TabIndex(0).Text(line),
			)
		}),
	)
}
