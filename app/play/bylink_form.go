package play

import (
	"fmt"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/address"
	"spectrie/app/play/matches"
	"spectrie/app/ui"
	"spectrie/solver"
	"spectrie/trainer/match"
)

// linkForm is the form for a match by link: the names of all players. The rest is chosen above it and in the form
// for a custom match. The device remembers the names.
func (p *Page) linkForm() app.UI {
	players := p.view.Rules.Players
	return app.Elem("details").ID("link-match").Class("another").Body(
		app.Elem("summary").Text("Play by link with people elsewhere"),
		app.Form().ID("link-form").Class("wishes").OnSubmit(p.onLinkForm).Body(
			app.P().Class("quiet").Text("Everyone plays on a device of their own. After your turn you send a link, and whoever opens it plays on. Nobody needs an account. "+p.quickNote()),
			app.Ol().Class("friends").Body(app.Range(make([]struct{}, players)).Slice(func(i int) app.UI {
				name, label := p.wishes().linkName(p.view, i), "The name of player "+strconv.Itoa(i+1)
				if i == p.view.Seat-1 {
					label = "Your name"
				}
				return app.Li().Class("friend").Body(
					app.Span().Class(fmt.Sprintf("chip seat-%d", i+1)).Text(i+1),
					app.Input().ID("friend-"+strconv.Itoa(i)).Type("text").Aria("label", label).Placeholder(label).MaxLength(match.MostName).
						AutoComplete(false).DataSet("friend", i).Value(*name).OnChange(p.onLinkName),
				)
			})),
			app.Div().Class("seat-count").Body(
				ui.Button("link-more").Aria("disabled", players == solver.MaxPlayers).DataSet("by", "1").OnClick(p.onSeats).Text("Add a player"),
				ui.Button("link-fewer").Aria("disabled", players == solver.MinPlayers).DataSet("by", "-1").OnClick(p.onSeats).Text("Remove the last player"),
			),
			app.Button().Type("submit").ID("play-link").Class("strong").Aria("disabled", p.whyNoRound() != "").Text("Begin"),
			app.P().ID("link-unnamed").Class("refused").Role("status").Text(p.browse.unnamed),
		),
	)
}

// linkName is where the wishes keep the name of a player in a match by link.
func (w *wishes) linkName(view address.View, player int) *string {
	if you := max(view.Seat, 1) - 1; player != you {
		return &w.friends[w.otherIndex(player, you)]
	}
	return &w.yours
}

func (p *Page) onLinkName(ctx app.Context, _ app.Event) {
	player, err := strconv.Atoi(ui.Dataset(ctx.JSSrc(), "friend"))
	if err != nil || player >= p.view.Rules.Players {
		return
	}
	p.changeWishes(func(w *wishes) { *w.linkName(p.view, player) = playerName(ui.InputValue(ctx)) })
	p.browse.unnamed = ""
}

func (p *Page) onLinkForm(_ app.Context, event app.Event) {
	event.PreventDefault()
	p.playByLink()
}

// playByLink begins the match of the form. Where a name is missing, the form asks for it.
func (p *Page) playByLink() {
	if p.whyNoRound() != "" {
		return
	}
	w := p.wishes()
	setup := w.setup(p.view, p.host.Chance)
	for i := range setup.Players {
		name := *w.linkName(p.view, i)
		switch {
		case name == "":
			p.browse.unnamed = "Everyone needs a name."
		case solver.Subject(name).IsYou():
			p.browse.unnamed = "“" + name + "” would be somebody else for everyone who reads it. Choose another name."
		default:
			setup.Players[i] = match.Player{Name: matches.Unlike(setup.Players[:i], name)}
			continue
		}
		ui.Focus("friend-" + strconv.Itoa(i))
		return
	}
	p.browse.unnamed = ""
	p.beginFrom(setup, nil, &matches.Link{Seats: []int{p.view.Seat - 1}, Sent: matches.NotSent})
}
