package play

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/page"
	"spectrie/app/text"
	"spectrie/app/ui"
	"spectrie/solver"
	"spectrie/trainer/match"
)

// linkPanel is what a match by link adds to the board: who plays here, and the link for whoever is next. Its parts
// have fixed places.
func (p *Page) linkPanel() app.UI {
	t := p.table
	return app.Div().Class("by-link").Body(
		app.Div().Body(app.If(t.link.asks, p.invitation)),
		app.Div().Body(app.If(t.link.other != nil, func() app.UI {
			return app.A().ID("link-other").Href(t.link.other.Address()).Text("Look at the match in the link")
		})),
		app.Div().Body(app.If(!t.link.asks && (t.elsewhere() || t.over()), p.sendPanel)),
	)
}

// invitation asks who of the players is at this device.
func (p *Page) invitation() app.UI {
	t := p.table
	next := t.State().Turn
	return app.Section().ID("link-invitation").Aria("labelledby", "link-asks").Body(
		app.P().ID("link-asks").Text(t.invitationText()),
		app.Div().Class("board-actions").OnClick(ui.PressOn("player", p.pressPlayer)).Body(
			app.Div().Body(app.If(next != match.Nobody, func() app.UI {
				return app.Button().Type("button").ID("link-me").Class("strong").DataSet("player", strconv.Itoa(max(next, 0))).Aria("describedby", "link-asks").
					Text("I am " + t.Setup.Players[max(next, 0)].Name)
			})),
			app.Button().Type("button").ID("link-look").DataSet("player", strconv.Itoa(match.Nobody)).Text("Just look"),
			app.Details().Body(
				app.Summary().Text("I am somebody else"),
				app.Div().Class("board-actions").Body(app.Range(t.Setup.Players).Slice(func(i int) app.UI {
					return app.Button().Type("button").DataSet("player", strconv.Itoa(i)).Hidden(i == next).Text("I am " + t.Setup.Players[i].Name)
				})),
			),
		),
	)
}

// invitationText says who plays and whose turn it is.
func (t *table) invitationText() string {
	names := text.Each(t.Setup.Players, func(p match.Player) string { return p.Name })
	who := names[0] + " invites you to Ghost. The players are " + text.Listed(names) + "."
	if t.over() {
		return who + " The match is over."
	}
	next := names[t.State().Turn]
	return who + " It is " + possessive(solver.Subject(next)) + " turn. Are you " + next + "?"
}

// pressPlayer takes the answer of an invitation.
func (p *Page) pressPlayer(button app.Value) {
	player, err := strconv.Atoi(ui.Dataset(button, "player"))
	if t := p.table; err == nil && t != nil && t.link != nil && player >= match.Nobody && player < len(t.Setup.Players) {
		p.claimSeat(player)
	}
}

// sendPanel has the link to send, and ways to send it.
func (p *Page) sendPanel() app.UI {
	t := p.table
	share := canShare()
	first := func(b app.HTMLButton) app.UI { return b.Class("strong").Aria("describedby", "link-next") }
	copies := app.Button().Type("button").ID("link-copy").OnClick(ui.Press(p.copyTurn)).Text("Copy link")
	return app.Section().ID("link-panel").Aria("labelledby", "link-next").Body(
		app.P().ID("link-next").Text(t.sendText()),
		app.Div().Class("board-actions").Body(
			app.Div().Body(app.If(share, func() app.UI {
				return first(app.Button().Type("button").ID("link-share").OnClick(ui.Press(p.shareTurn)).Text("Share…"))
			})),
			app.Div().Body(app.If(share, func() app.UI { return copies }).Else(func() app.UI { return first(copies) })),
			app.Button().Type("button").ID("link-text").OnClick(ui.Press(p.copyTurnText)).Text("Copy as text"),
			app.Div().Body(app.If(t.canTakeBack() && t.review == match.Nobody, func() app.UI {
				return app.Button().Type("button").ID("link-back").Class("tool wide").OnClick(ui.Press(p.takeBack)).Body(ui.Icon("undo"), app.Span().Text("Take back"))
			})),
		),
		app.Label().For("link-field").Body(
			app.Span().Text("The link"),
			app.Input().ID("link-field").Type("text").ReadOnly(true).Value(page.LinkTo(p.turnView())).
				On("copy", p.onCopyField),
		),
		app.Div().Body(app.If(t.elsewhere(), func() app.UI {
			also := text.Pick(len(t.link.Seats) == 0, "", " too")
			return app.Button().Type("button").ID("link-here").Class("link").OnClick(ui.Press(p.claimNext)).Text("I play " + t.sendTo() + " here" + also)
		})),
	)
}

// onCopyField notes that the person has copied the link by hand.
func (p *Page) onCopyField(app.Context, app.Event) {
	if t := p.table; t != nil {
		p.markSent(t)
	}
}

// claimNext makes the player who is next one of this device.
func (p *Page) claimNext() {
	if t := p.table; t != nil && t.elsewhere() {
		p.claimSeat(t.State().Turn)
	}
}

// sendText says whose turn it is, and what to do with the link.
func (t *table) sendText() string {
	next := t.sendTo()
	switch {
	case t.over() && t.unsent():
		return string(t.who(t.State().Winner).Start().Does("win")) + " the match. Send " + next + " this link, so that they see it."
	case t.over():
		return "The match is over. This link holds it."
	case t.unsent():
		return "Now it is " + possessive(solver.Subject(next)) + " turn. Send " + next + " this link."
	}
	return "It is " + possessive(solver.Subject(next)) + " turn. Open the next link here when it comes."
}
