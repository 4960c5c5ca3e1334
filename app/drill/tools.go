package drill

import (
	"fmt"
	"slices"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/address"
	"spectrie/app/page"
	"spectrie/app/plan"
	"spectrie/app/text"
	"spectrie/app/ui"
	"spectrie/dicts"
)

// summaryText says what the deck teaches.
func (p *Page) summaryText() string {
	who := fmt.Sprintf("Player %d of %d", p.game.Seat, p.game.Rules.Players)
	switch {
	case p.game.Fragment != "":
		who += " after " + dicts.Capitals(p.game.Fragment)
	case p.game.Seat == 1:
		who += ", who opens"
	}
	words := 0
	for at := range p.deck.Game.Starts(p.game.Seat) {
		if strings.HasPrefix(at.Fragment(), p.game.Fragment) {
			size, _ := p.deck.Best.Size(at)
			words += size.Words
		}
	}
	added := 0
	for _, item := range p.deck.Decisions {
		if item.Added {
			added++
		}
	}
	said := fmt.Sprintf("%s: %s for %s", who, text.Counted(len(p.deck.Decisions)-added, "card"), text.Counted(words, "word"))
	if added > 0 {
		said += fmt.Sprintf(", and %d that you added", added)
	}
	return said + "."
}

// tools choose what to learn and how, and link to the statistics. A sitting through all decks chooses nothing.
func (p *Page) tools() app.UI {
	stats := p.game
	stats.Page = address.Statistics
	return app.Div().Class("drill-tools").Body(
		ui.When(!p.view.All, func() app.UI {
			return app.Div().Class("drill-choices").Body(
				ui.Choice("how", "Drill", text.Pick(p.view.Cards, "cards", "lines"), p.chooseHow, []ui.Option{{Value: "lines", Text: "whole rounds"}, {Value: "cards", Text: "single cards"}}),
				ui.Choice("start", "Start", p.view.Fragment, p.chooseStart, p.starts),
				page.AimChoice(p.host, p.view.Easiest),
				page.AgainstChoice(p.host, p.view),
			)
		}),
		app.A().ID("to-statistics").Class("tool wide").Href(stats.Address()).Body(ui.Icon("statistics"), app.Span().Text("Statistics")),
	)
}

// startOptions are the starts of the course: all of them, and each that can be held. If there
// are too many, the list ends and the chosen one is added.
func (p *Page) startOptions() []ui.Option {
	const maxOptions = 400
	all := "all"
	if p.game.Seat == 1 {
		all = "you open"
	}
	options := []ui.Option{{Value: "", Text: all}}
	if p.game.Seat > 1 {
		for at := range p.deck.Game.Starts(p.game.Seat) {
			if _, ok := p.deck.Best.Size(at); ok && len(options) <= maxOptions {
				options = append(options, ui.Option{Value: at.Fragment(), Text: "after " + dicts.Capitals(at.Fragment())})
			}
		}
	}
	chosen := ui.Option{Value: p.view.Fragment, Text: "after " + dicts.Capitals(p.view.Fragment)}
	if !slices.ContainsFunc(options, func(o ui.Option) bool { return o.Value == chosen.Value }) {
		options = append(options, chosen)
	}
	return options
}

func (p *Page) chooseHow(value string) {
	page.ChangeView(p.host, func(v *address.View) { v.Cards = value == "cards" })
}

func (p *Page) chooseStart(value string) {
	page.ChangeView(p.host, func(v *address.View) { v.Fragment = value })
}

// nothingToLearn says why a deck has no cards.
func (p *Page) nothingToLearn() app.UI {
	made := &plan.Plan{View: p.game, Game: p.deck.Game, Entry: p.shelf.Described(p.view.Dict)}
	for at := range p.deck.Game.Starts(p.game.Seat) {
		made.Starts = append(made.Starts, plan.Start{At: at})
	}
	best := p.view.On(address.Strategy)
	return app.Section().ID("drill-end").Class("drill-end").TabIndex(-1).Body(
		app.H2().Text("Nothing to learn here"),
		app.P().Text(made.Summary()),
		app.P().Body(
			app.Text("Choose another player above, or see "),
			app.A().Href(best.Address()).Text("your best chances"),
			app.Text("."),
		),
	)
}
