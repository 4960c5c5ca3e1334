package play

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/address"
	"spectrie/app/play/matches"
	"spectrie/app/ui"
	"spectrie/solver"
	"spectrie/trainer/match"
)

// share copies a link that holds the whole match with an id. If nobody in it but “you” is a person, it first asks
// by which name others should know the person.
func (p *Page) share(id string) {
	p.browse.shares = id
	if k, ok := p.matches.ByID(id); ok && !matches.OnePerson(&k.Setup) {
		p.copyShared()
		return
	}
	ui.OpenDialog("share-dialog")
	ui.Focus("share-name")
}

// shareDialog asks for that name.
func (p *Page) shareDialog() app.UI {
	return ui.Dialog("share-dialog", "Share this match",
		app.P().Text("The link holds the whole match. Whoever opens it can step through it, and go on from there."),
		app.Form().ID("share-form").OnSubmit(func(_ app.Context, e app.Event) {
			e.PreventDefault()
			p.copyShared()
		}).Body(
			app.Label().For("share-name").Text("Your name in the link"),
			app.Input().ID("share-name").Type("text").MaxLength(match.MostName).AutoComplete(false).Placeholder("Player 1").Value(p.wishes().yours).
				OnInput(ui.Typed(func(name string) { p.changeWishes(func(w *wishes) { w.yours = playerName(name) }) })),
			app.Button().Type("submit").ID("share-copy").Class("strong").Text("Copy the link"),
		),
	)
}

func (p *Page) copyShared() {
	ui.CloseDialogs()
	if k, ok := p.matches.ByID(p.browse.shares); ok {
		p.host.CopyLink(sharedAs(&k, p.wishes().yours), "The link is copied. It holds the whole match.")
	}
}

// sharedAs is the address that holds a match in which the person has a name instead of “You”. Without a name the
// page that opens it finds one.
func sharedAs(k *matches.Kept, name string) address.View {
	setup, events, err := match.ParseRecord(k.Record)
	if err != nil || name == "" {
		return k.Shared()
	}
	for i := range setup.Players {
		if player := &setup.Players[i]; !player.IsBot() && solver.Subject(player.Name).IsYou() {
			player.Name = ""
			player.Name = matches.Unlike(setup.Players, name)
		}
	}
	return address.RecordView(&setup, match.RecordOf(&setup, events))
}
