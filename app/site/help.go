package site

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/page"
	"spectrie/app/ui"
)

// helpSections are the sections of the help, in the order of their buttons.
var helpSections = []struct {
	id   page.HelpSection
	name string
}{
	{page.HelpOnPlaying, "How to play"},
	{page.HelpOnSolving, "How it is solved"},
	{page.HelpOnPages, "Pages"},
	{page.HelpOnKeys, "Keys"},
}

// helpDialog explains the game, the solver and the pages, one section at a time.
// It is empty while it is closed, so that the first page stays small.
func (s *Site) helpDialog() app.UI {
	return app.Dialog().ID("help").OnClick(ui.CloseOnBackdrop).On("close", s.helpClosed).Aria("labelledby", "help-title").Body(
		app.If(s.help != "", func() app.UI {
			return app.Div().Class("sheet").Body(
				app.Div().Class("sheet-top").Body(
					app.H2().ID("help-title").Text("Help"),
					ui.CloseButton("help"),
				),
				app.Div().Class("part-links help-sections").Role("group").Aria("label", "Sections of the help").Body(
					app.Range(helpSections).Slice(func(i int) app.UI { return s.helpButton(helpSections[i].id, helpSections[i].name) }),
				),
				app.Div().Class("help-section").Body(s.helpSection()...),
			)
		}),
	)
}

func (s *Site) helpButton(section page.HelpSection, name string) app.UI {
	return app.Button().Type("button").ID("help-of-"+string(section)).DataSet("section", section).
		Aria("pressed", s.help == section).OnClick(s.chooseHelp).Text(name)
}

// helpSection returns the chosen section.
func (s *Site) helpSection() []app.UI {
	switch s.help {
	case page.HelpOnSolving:
		return s.helpOnSolving()
	case page.HelpOnPages:
		return helpOnPages()
	case page.HelpOnKeys:
		return s.helpOnKeys()
	}
	return helpOnPlaying()
}

// OpenHelp shows a section of the help over the page. When it closes, the focus
// returns to the control that opened it.
func (s *Site) OpenHelp(ctx app.Context, section page.HelpSection) {
	s.help = section
	ctx.Defer(func(app.Context) { ui.OpenDialog("help") })
}

func (s *Site) onHelp(ctx app.Context, _ app.Event) { s.OpenHelp(ctx, page.HelpOnPlaying) }

func (s *Site) onHelpOnSolving(ctx app.Context, _ app.Event) { s.OpenHelp(ctx, page.HelpOnSolving) }

func (s *Site) helpClosed(app.Context, app.Event) { s.help = "" }

func (s *Site) chooseHelp(ctx app.Context, _ app.Event) {
	s.help = page.HelpSection(ui.Dataset(ctx.JSSrc(), "section"))
	if d := ui.Element("help"); d != nil {
		d.Set("scrollTop", 0)
	}
}
