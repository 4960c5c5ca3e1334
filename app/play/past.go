package play

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/page"
	"spectrie/app/play/matches"
	"spectrie/app/storage"
	"spectrie/app/text"
	"spectrie/app/ui"
)

// browsing is the state of the list of matches and of the review.
type browsing struct {
	firstGoing, firstOver int    // indexes of the first matches shown, unfinished and finished
	said                  string // result of the last action
	problem               bool   // said is an error
	pasted                string // text of a match to open
	record                opponentRecord
	review                roundReview
	details               bool   // reviews show more than their first sentence
	shares                string // id of the match to share
	unread                string // why the pasted text could not be opened
}

// pastSection shows the matches of this device: matches to continue, the person’s record,
// finished matches, and tools to save, open and delete them. Each part has a fixed place, so
// that nothing that appears takes the focus from another.
func (p *Page) pastSection() app.UI {
	going, over := p.listedMatches()
	return app.Section().ID("past").Class("past").Aria("labelledby", "past-title").Body(
		app.H2().ID("past-title").TabIndex(-1).Text("Your matches"),
		p.pastNotes(),
		app.Div().Class("past-columns").Body(
			app.Div().Class("past-lists").OnClick(ui.PressOn("action", p.pressPast)).Body(
				ui.When(len(going) > 0, func() app.UI {
					return app.Section().Aria("labelledby", "going-title").Body(
						app.H3().ID("going-title").TabIndex(-1).Text("Continue"),
						ui.HTML(matchList(p.shelf, "going", going, p.browse.firstGoing, p.view, p.host.Now())),
					)
				}),
				ui.When(len(over) > 0, func() app.UI {
					return app.Details().Class("finished").Body(
						app.Summary().ID("over-title").Text("Finished: "+matches.Counted(len(over))),
						ui.HTML(matchList(p.shelf, "over", over, p.browse.firstOver, p.view, p.host.Now())),
					)
				}),
			),
			ui.When(len(p.browse.record.tallies) > 0, p.recordSection),
		),
		p.pastTools(),
		p.deleteMatchesDialog(),
	)
}

// listedMatches are the matches of this device, the latest first: those that go on, and those that are over.
func (p *Page) listedMatches() (going, over []*matches.Kept) {
	for i := range p.matches.List {
		if k := &p.matches.List[i]; k.Over {
			over = append(over, k)
		} else {
			going = append(going, k)
		}
	}
	return going, over
}

// pastNotes are messages about the matches on this device. The element always exists, so that
// screen readers announce what appears in it.
func (p *Page) pastNotes() app.UI {
	return app.Div().ID("past-notes").Role("status").Body(
		ui.When(!p.matches.Ready(), func() app.UI { return app.P().Class("quiet").Text("Reading your matches…") }),
		ui.When(p.matches.Ready() && len(p.matches.List) == 0 && len(p.matches.Deleted) == 0, func() app.UI {
			return app.P().ID("past-empty").Text("No matches yet. Choose an opponent above and begin. " +
				"Every match is kept in this browser as you play, so you can continue it another day.")
		}),
		ui.When(p.matches.Failed != nil, func() app.UI {
			what := "Your matches last for this visit only: "
			if p.matches.Store != nil {
				what = "Your last match is not kept on this device: "
			}
			return app.P().Class("message problem").ID("past-unkept").Text(what + p.matches.Failed.Error() + ". Save them as text to keep them.")
		}),
		ui.When(len(p.matches.Cleared) > 0, func() app.UI {
			return app.P().Class("message problem").ID("past-cleared").Body(
				app.Span().Text("The browser has cleared "+matches.Counted(len(p.matches.Cleared))+" that it had kept. This page still has "+
					text.Pick(len(p.matches.Cleared) == 1, "it", "them")+" until you close or reload it. "),
				ui.Button("keep-cleared").OnClick(p.onKeepCleared).
					Text("Keep "+text.Pick(len(p.matches.Cleared) == 1, "it", "them")+" again"),
			)
		}),
		ui.When(p.matches.Unreadable != (storage.Unreadable{}), func() app.UI {
			return app.P().Class("message").ID("past-damaged").Text(p.matches.Unreadable.Say(matches.Counted, ""))
		}),
		app.Div().Class("tray").Body(
			ui.When(len(p.matches.Deleted) > 0, func() app.UI {
				return app.P().Class("message").Body(
					app.Span().Text(matches.Counted(len(p.matches.Deleted))+" deleted. "),
					ui.Button("undo-delete-match").OnClick(p.onUndeleteMatches).Text("Undo"),
					ui.CloseMessage(p.closeNote),
				)
			}),
			ui.When(p.browse.said != "", func() app.UI {
				return app.P().ID("past-said").Class(text.Pick(p.browse.problem, "message problem", "message")).Body(app.Span().Text(p.browse.said), ui.CloseMessage(p.closeNote))
			}),
		),
	)
}

// closeNote closes the messages about what was done. Deleted matches stay deleted.
func (p *Page) closeNote() {
	p.matches.Deleted, p.browse.said = nil, ""
	page.FocusLater(p.host, "past-title")
}

func (p *Page) onKeepCleared(app.Context, app.Event) {
	p.matches.KeepCleared()
	page.FocusLater(p.host, "past-title")
}

func (p *Page) onUndeleteMatches(app.Context, app.Event) {
	p.matches.UndeleteMatches()
	page.FocusLater(p.host, "past-title")
}

// pressPast handles the buttons in the lists.
func (p *Page) pressPast(button app.Value) {
	p.browse.said = ""
	p.pastAction(ui.Dataset(button, "action"), ui.Dataset(button, "of"))
}

// pastAction acts on the match with an id, or pages through the list with a name.
func (p *Page) pastAction(action, of string) {
	switch action {
	case "newer", "older":
		p.showMatchPage(of, action == "older")
		return
	case "delete":
		p.matches.DeleteMatches(of)
		return
	}
	k, ok := p.matches.ByID(of)
	if !ok {
		p.host.Tell("This match was already deleted in another window.")
		return
	}
	switch action {
	case "review":
		p.reviewMatch(k)
	case "text":
		p.copyTranscript(k)
	case "link":
		p.share(of)
	}
}

// showMatchPage pages through a list.
func (p *Page) showMatchPage(list string, older bool) {
	first := &p.browse.firstOver
	if list == "going" {
		first = &p.browse.firstGoing
	}
	if older {
		*first += matchesPerPage
	} else {
		*first = max(*first-matchesPerPage, 0)
	}
	page.FocusLater(p.host, list+"-title")
}

// reviewMatch opens a match at the review of its last round.
func (p *Page) reviewMatch(k matches.Kept) {
	view := k.View()
	view.Round = k.Rounds()
	if p.shelf.Has(view.Dict) {
		if problems := p.openKept(k.ID); len(problems) > 0 {
			p.host.Problem(problems...)
			return
		}
		p.table.reviewLastRound()
		ui.ScrollToTop()
	}
	p.host.GoTo(p.host.Ctx(), view)
}
