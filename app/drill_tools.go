package app

import (
	"fmt"
	"slices"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/dicts"
)

// summary says what is learned here, and for what.
func (p *drill) summary() string {
	who := fmt.Sprintf("Player %d of %d", p.view.Seat, p.view.Rules.Players)
	switch {
	case p.view.Fragment != "":
		who += " after " + dicts.Capitals(p.view.Fragment)
	case p.view.Seat == 1:
		who += ", who opens"
	}
	words := 0
	for at := range p.deck.Game.Starts(p.view.Seat) {
		if strings.HasPrefix(at.Fragment(), p.view.Fragment) {
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
	tally := fmt.Sprintf("%s: %s for %s", who, counted(len(p.deck.Decisions)-added, "decision"), counted(words, "word"))
	if added > 0 {
		tally += fmt.Sprintf(", and %d that you added", added)
	}
	return tally + "."
}

// tools choose what is learned and how, and lead to the statistics.
func (p *drill) tools() app.UI {
	aim, against, how := "fewest", "rational", "lines"
	if p.view.Easiest {
		aim = "easiest"
	}
	if p.view.Guaranteed {
		against = "all"
	}
	if p.view.Cards {
		how = "cards"
	}
	stats := p.view
	stats.Page, stats.Cards = Statistics, false
	return app.Div().Class("drill-tools").Body(
		choice("how", "Drill", how, p.chooseHow, []option{{"lines", "whole rounds"}, {"cards", "single cards"}}),
		choice("start", "Start", p.view.Fragment, p.chooseStart, p.starts),
		choice("aim", "Learn", aim, p.chooseAim, []option{{"fewest", "the fewest words"}, {"easiest", "the commonest words"}}),
		app.Div().Body(app.If(p.view.Rules.Players > 2, func() app.UI {
			return choice("against", "against", against, p.chooseBasis,
				[]option{{"rational", "rational players"}, {"all", "all others together"}})
		})),
		app.Span().Class("spring"),
		app.A().ID("to-statistics").Class("tool wide").Href(stats.Address()).Body(icon("statistics"), app.Span().Text("Statistics")),
	)
}

// startOptions are the starts of the course: all, and each that can be held. Where
// there are very many, only the one chosen.
func (p *drill) startOptions() []option {
	const most = 400
	all := "all"
	if p.view.Seat == 1 {
		all = "you open"
	}
	options := []option{{"", all}}
	if p.view.Seat > 1 {
		for at := range p.deck.Game.Starts(p.view.Seat) {
			if _, ok := p.deck.Best.Size(at); ok && len(options) <= most {
				options = append(options, option{at.Fragment(), "after " + dicts.Capitals(at.Fragment())})
			}
		}
	}
	chosen := option{p.view.Fragment, "after " + dicts.Capitals(p.view.Fragment)}
	if !slices.ContainsFunc(options, func(o option) bool { return o.value == chosen.value }) {
		options = append(options, chosen)
	}
	return options
}

func (p *drill) chooseHow(ctx app.Context, _ app.Event) {
	change(p, ctx, func(v *View, value string) { v.Cards = value == "cards" })
}

func (p *drill) chooseStart(ctx app.Context, _ app.Event) {
	change(p, ctx, func(v *View, value string) { v.Fragment = value })
}

func (p *drill) chooseAim(ctx app.Context, _ app.Event) {
	change(p, ctx, func(v *View, value string) { v.Easiest = value == "easiest" })
}

func (p *drill) chooseBasis(ctx app.Context, _ app.Event) {
	change(p, ctx, func(v *View, value string) { v.Guaranteed = value == "all" })
}

// nothingToLearn says why a deck has no cards.
func (p *drill) nothingToLearn() app.UI {
	plan := &plan{view: p.view, game: p.deck.Game, entry: p.shelf.described(p.view.Dict)}
	for at := range p.deck.Game.Starts(p.view.Seat) {
		plan.starts = append(plan.starts, start{at: at})
	}
	best := p.view.On(Strategy)
	return app.Section().ID("drill-end").Class("drill-end").TabIndex(-1).Body(
		app.H2().Text("Nothing to learn here"),
		app.P().Text(plan.summary()),
		app.P().Body(
			app.Text("Choose another seat above, or see "),
			app.A().Href(best.Address()).Text("your best chances"),
			app.Text("."),
		),
	)
}
