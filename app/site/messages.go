package site

import (
	"errors"
	"fmt"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/shelf"
	"spectrie/app/text"
	"spectrie/app/ui"
	"spectrie/trainer/match/link"
)

// messages shows problems: a bad address, a dictionary that loads or failed to load. It also
// announces a new version. The block is always there, so that screen readers announce what
// appears in it. Each kind has a fixed place, so that one message does not take the focus
// from the button of another.
func (s *Site) messages() app.UI {
	return app.Div().ID("messages").Class("messages").Role("status").Body(
		ui.When(len(s.problems) > 0, func() app.UI {
			return app.Div().Class("message problem").Body(app.Range(s.problems).Slice(func(i int) app.UI {
				return app.P().Text(s.problems[i])
			}))
		}),
		ui.When(s.fetching.entry.ID != "", s.fetchingMessage),
		ui.When(s.updatable, func() app.UI {
			return app.P().Class("message").Body(
				app.Span().Text("A new version of Spectrie is ready. "),
				ui.Button("update").OnClick(applyUpdate).Text("Use it now"),
			)
		}),
	)
}

// noticeTime is how long a notice stays, unless a key or a button ends it sooner.
const noticeTime = 6 * time.Second

// Tell shows a notice for [noticeTime].
func (s *Site) Tell(text string) {
	s.notice = text
	s.notices++
	if app.IsServer {
		return
	}
	told := s.notices
	s.home.After(noticeTime, func(app.Context) {
		if s.notices == told {
			s.notice = ""
		}
	})
}

// noticeBox shows the notice over the page, so that nothing moves. It is always there,
// so that screen readers announce what appears in it.
func (s *Site) noticeBox() app.UI {
	return app.P().ID("notice").Class("notice").Role("status").Text(s.notice)
}

func (s *Site) fetchingMessage() app.UI {
	f := s.fetching
	if f.failed == nil {
		what := f.entry.Name
		if f.entry.Bytes > 0 { // the size of a person's own list is not known here
			what += fmt.Sprintf(" (%s)", text.Kilobytes(f.entry.Bytes))
		}
		return app.P().Class("message").Body(
			app.Progress().Aria("label", "Loading"),
			app.Span().Text(" Loading "+what+"…"),
		)
	}
	kept := ""
	if s.shown != nil {
		kept = fmt.Sprintf(" %s is still in use.", s.shelf.NameOf(s.shown.Dict))
	}
	return app.P().Class("message problem").Body(
		app.Span().Text(s.missingList(fmt.Sprintf("%s could not be loaded: %v.%s ", f.entry.Name, f.failed, kept))),
		app.If(errors.Is(f.failed, shelf.ErrNotHere) || errors.Is(f.failed, shelf.ErrAbsent), func() app.UI {
			return app.A().ID("import-it").Href(s.asked.On(s.importPage()).Address()).Text(text.Pick(errors.Is(f.failed, shelf.ErrAbsent), "Import a list", "Import it"))
		}).Else(func() app.UI {
			return ui.Button("retry").OnClick(s.retry).Text("Try again")
		}),
	)
}

// missingList says which list the match of a link is played with, if that list is not here. Otherwise it is said.
func (s *Site) missingList(said string) string {
	m, err := link.Decode(s.asked.Turn)
	if err != nil || !errors.Is(s.fetching.failed, shelf.ErrNotHere) {
		return said
	}
	return "This match is played with the list “" + text.CleanName(m.List.Name) + "” (" + text.Counted(m.List.Words, "word") +
		"), which is not on this device. Import it on the page Dictionaries: it must have the same words. Then open the link again. "
}

// nothingYet takes the place of the page until the first dictionary is loaded.
func (s *Site) nothingYet() app.UI {
	return app.P().Class("nothing-yet").Text("The page appears as soon as a dictionary has loaded.")
}

func applyUpdate(app.Context, app.Event) {
	if apply := app.Window().Get("spectrieApplyUpdate"); apply.Truthy() {
		apply.Invoke()
	}
}
