package today

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/address"
	"spectrie/app/answers"
	"spectrie/app/curve"
	"spectrie/app/text"
	"spectrie/app/ui"
	"spectrie/dicts"
)

// Parts are the card on top and the decks below. They keep their places, whatever they show.
func (p *Page) Parts() []app.UI {
	c, missed := p.counted(), p.missedPuzzles()
	return []app.UI{
		app.Section().Class("today-card").Aria("labelledby", "today-title").Body(p.card(c)...),
		p.answers.StateNote(),
		ui.When(missed > 0, func() app.UI { return p.missedRow(missed) }),
		app.Div().Body(app.If(c != nil && len(c.rows) > 0, func() app.UI { return p.decks(c) })),
		app.Div().Body(app.If(c != nil, p.another)),
	}
}

// card is the headline, a sentence and what to press.
func (p *Page) card(c *counts) []app.UI {
	title, says := []string{"Today"}, "Reading your answers…"
	var press []app.UI
	switch {
	case c == nil:
	case len(c.rows) == 0:
		title, says = []string{"Win at Ghost with a few words"}, "Players add letters in turn, and whoever completes a word loses. Spectrie teaches you the words that win, and asks for them again just before you would forget them."
		press = p.firstDeck()
	case c.toDo() > 0:
		title, says = c.headline(), p.overDecks(c)
		press = []app.UI{p.bigButton(p.sitting(), "Begin")}
	default:
		title[0], says = c.doneText(p.answers.State().Settings(), p.host.Now())
		press = p.anyway(c)
	}
	return []app.UI{
		app.H1().ID("today-title").Body(app.Range(title).Slice(func(i int) app.UI {
			return app.Span().Body(app.Text(text.Pick(i > 0, " · ", "")), app.Span().Class("today-part").Text(title[i]))
		})),
		app.P().ID("today-says").Text(says),
		app.Div().Class("today-press").Body(press...),
	}
}

// bigButton leads to a drill.
func (p *Page) bigButton(view address.View, name string) app.UI {
	return app.A().ID(beginID).Class("strong").Href(view.Address()).Body(app.Span().Text(name), ui.KeyCap("Enter"))
}

// firstDeck is for somebody who has no deck.
func (p *Page) firstDeck() []app.UI {
	if offer := p.firstOffer(); offer != nil {
		return []app.UI{p.bigButton(answers.ViewOf(p.courseOf(offer.seat), address.Drill), offer.promise(p.view.Rules.Players, p.courseOf(1).Guaranteed))}
	}
	strategy := app.A().Href(p.view.On(address.Strategy).Address()).Text("See the strategy")
	switch failed := p.loading.Failed[p.view.Dict]; {
	case failed != nil || !p.answers.CanHave(p.view.Dict):
		return []app.UI{p.absence(p.view.Dict), strategy}
	case p.offers.known:
		return []app.UI{app.P().Text("With these rules no player can hold the round against good play. Choose other rules there:"), strategy}
	}
	return []app.UI{app.P().Class("quiet").Text("Counting the words…")}
}

// overDecks says which decks the sitting goes through.
func (p *Page) overDecks(c *counts) string {
	var busy []*row
	for i := range c.rows {
		if r := &c.rows[i]; r.due+r.fresh > 0 {
			busy = append(busy, r)
		}
	}
	switch {
	case c.due+c.fresh == 0:
		return "They come back within minutes. You can repeat them now."
	case len(busy) == 1:
		return p.answers.DeckName(busy[0].course)
	case len(busy) == 0: // they are being counted
		return "Counting…"
	}
	return "One sitting through " + text.CountedInWords(len(busy), "deck") + "."
}

// anyway is what a person can do who has nothing to do.
func (p *Page) anyway(c *counts) []app.UI {
	practice := p.sitting()
	practice.Practice = true
	press := []app.UI{app.A().ID("today-practise").Class("action").Href(practice.Address()).Text("Practise anyway")}
	if n := min(moreNew, c.waiting); n > 0 {
		press = append(press, ui.PressButton("today-more", p.learnMore).Class("action").Text("Learn "+text.Grouped(n)+" more"))
	}
	return press
}

// missedRow leads to the puzzles that were missed and are due. They are no cards, and no deck has them.
func (p *Page) missedRow(due int) app.UI {
	view := p.view.On(address.PuzzlePractice)
	view.Mode = "again"
	return app.P().Class("today-missed").Body(
		app.A().ID("today-missed").Href(view.Address()).Body(ui.Icon("puzzle"), app.Span().Text("Missed puzzles: "+text.Grouped(due)+" due")),
	)
}

// decks lists the decks of the person.
func (p *Page) decks(c *counts) app.UI {
	statistics := answers.ViewOf(c.rows[0].course, address.Statistics)
	return app.Section().ID("today-decks").Aria("labelledby", "today-decks-title").Body(
		app.Div().Class("today-head").Body(
			app.H2().ID("today-decks-title").Text(text.Pick(len(c.rows) == 1, "Your deck", "Your decks")),
			app.A().ID("today-statistics").Href(statistics.Address()).Text("Statistics"),
		),
		app.Ul().Class("today-list").Body(app.Range(c.rows).Slice(func(i int) app.UI { return p.deckRow(&c.rows[i]) })),
	)
}

// deckRow is one deck: its name, what there is to do, how strong the person is, and where else to go.
func (p *Page) deckRow(r *row) app.UI {
	name := p.answers.DeckName(r.course)
	link := func(page address.Page, says string) app.UI {
		return app.A().Href(answers.ViewOf(r.course, page).Address()).Aria("label", says+": "+name).Text(says)
	}
	return app.Li().Body(
		app.H3().Body(app.If(p.answers.CanHave(r.course.Dict), func() app.UI {
			return app.A().Href(answers.ViewOf(r.course, address.Drill).Address()).Text(name)
		}).Else(func() app.UI { return app.Span().Text(name) })),
		app.Div().Class("today-facts").Body(p.deckFacts(r)...),
		app.Div().Class("today-links").Body(app.If(p.answers.CanHave(r.course.Dict), func() app.UI {
			return app.P().Body(link(address.Statistics, "Statistics"), link(address.Strategy, "Strategy"))
		})),
	)
}

// deckFacts are the numbers of a deck, or why there are none.
func (p *Page) deckFacts(r *row) []app.UI {
	if r.deck == nil {
		return []app.UI{p.absence(r.course.Dict)}
	}
	fresh, rest := r.newText()
	hold, rounds := "…", " of 100 rounds against perfect play"
	if strength, known := p.strengths.hold[r.course]; known {
		hold = text.Grouped(curve.Rounds(strength))
	}
	return []app.UI{
		fact("due", text.Grouped(r.due), " due"),
		fact("learning", text.Grouped(r.learning), " learning"),
		fact("new", fresh, rest),
		fact("strength", hold, rounds),
	}
}

func fact(class, number, unit string) app.UI {
	return app.Span().Class(class).Body(app.Strong().Text(number), app.Text(unit))
}

// absence says why there is no deck of a dictionary, with a button where that helps.
func (p *Page) absence(dict string) app.UI {
	failed := p.loading.Failed[dict]
	says := "Counting…"
	switch {
	case !p.shelf.Has(dict) && failed != nil:
		says = "The dictionary could not be loaded: " + failed.Error() + "."
	case p.answers.CanHave(dict):
	case dicts.IsOwnID(dict):
		says = "This list is no longer on this device, so its cards are not asked. Import it again to go on."
	default:
		says = "This dictionary is not here, so its cards are not asked."
	}
	return app.P().Class("today-absent").Body(
		app.Text(says),
		app.Span().Body(app.If(!p.shelf.Has(dict) && failed != nil, func() app.UI {
			return app.Button().Type("button").DataSet("dict", dict).OnClick(p.onTryAgain).Text("Try again")
		})),
	)
}

func (p *Page) onTryAgain(ctx app.Context, _ app.Event) {
	if dict := ui.Dataset(ctx.JSSrc(), "dict"); dict != "" {
		p.tryAgain(dict)
	}
}

// another offers the other decks of the game that was in front before.
func (p *Page) another() app.UI {
	offers, title := p.notBegun(), "Begin another deck"
	if len(p.counts.rows) == 0 && len(offers) > 0 {
		offers, title = offers[1:], "Or begin with another deck" // the first one is on the card
	}
	return ui.When(len(offers) > 0, func() app.UI {
		return app.Section().ID("today-another").Aria("labelledby", "today-another-title").Body(
			app.H2().ID("today-another-title").Text(title),
			app.Ul().Class("today-list").Body(app.Range(offers).Slice(func(i int) app.UI {
				course := p.courseOf(offers[i].seat)
				return app.Li().Body(
					app.H3().Body(app.A().Href(answers.ViewOf(course, address.Drill).Address()).Text(p.answers.DeckName(course))),
					app.Div().Class("today-facts").Body(fact("words", text.Grouped(offers[i].words), " "+text.Pick(offers[i].words == 1, "word", "words")+" to learn")),
				)
			})),
		)
	})
}
