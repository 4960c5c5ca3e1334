package statistics

import (
	"fmt"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/address"
	"spectrie/app/text"
	"spectrie/app/ui"
)

// today shows what a person wants to know first: three figures, and the last of them over time.
func (p *Page) today() []app.UI {
	switch {
	case p.figures == nil:
		return []app.UI{app.P().ID("statistics-state").Class("empty reading").Text("Reading your answers…")}
	case p.CardCounts.Total() == 0:
		return []app.UI{p.noCards()}
	}
	return []app.UI{app.Section().ID("today").Aria("labelledby", "today-title").Body(
		app.H2().ID("today-title").Text("Today"),
		app.P().ID("strength-sentence").Class("summary").Text(p.strengthSentence()),
		facts(
			fact{"fact-due", "Due now", text.Grouped(p.due()), p.alsoDue()},
			fact{"fact-known", "You know", fmt.Sprintf("%d of %d", p.known, p.words), "words of this deck"},
			fact{"fact-strength", "You survive", p.rounds() + " of 100", "rounds against perfect play"},
		),
		ui.When(!p.learned(), func() app.UI {
			return app.P().ID("statistics-state").Class("empty").Text(p.firstSteps())
		}),
		ui.When(p.learned(), func() app.UI {
			return app.Div().Body(app.H3().Text("Rounds you survive, day by day"), p.curve.Part())
		}),
		app.H3().Text("Rounds you survive against someone who…"),
		ui.HTML(p.strengthChart()),
		app.P().Class("quiet").Text("You survive a round if you do not lose it. These figures are exact and cover all rounds. They follow from the chance that you still know each of your letters. "+
			"A letter that you forgot counts as played at random."),
	)}
}

// noCards says why the deck is empty.
func (p *Page) noCards() app.UI {
	strategy := p.view
	strategy.Page = address.Strategy
	why := fmt.Sprintf("Player %d loses every round here against perfect play, so there is nothing to drill.", p.view.Seat)
	if p.deck.Game.Trie().Len() <= 1 {
		why = "No round can be played with these rules, so there is nothing to drill."
	}
	return app.Div().ID("statistics-state").Class("empty").Body(
		app.P().Text(why+" Choose another player or other rules above."),
		app.P().Body(app.A().Href(strategy.At("").Address()).Text("See the strategy page")),
	)
}

// firstSteps says what the page will show.
func (p *Page) firstSteps() string {
	if p.answered() {
		return "You have not drilled this deck yet. After your first cards, this page shows what is about to slip and when cards come back. Your history in other decks is below."
	}
	return "You have not answered anything yet. After your first cards, this page shows how strong you are, what is about to slip, and when cards come back."
}

// fact is a number with its name and something to add.
type fact struct{ id, name, value, more string }

// facts shows a few of them side by side.
func facts(facts ...fact) app.UI {
	return app.Dl().Class("facts").Body(app.Range(facts).Slice(func(i int) app.UI {
		f := facts[i]
		return app.Div().ID(f.id).Body(app.Dt().Text(f.name), app.Dd().Body(app.Strong().Text(f.value), app.Span().Text(f.more)))
	}))
}

// alsoDue says what there is to do in addition to the cards that are due.
func (p *Page) alsoDue() string {
	var also []string
	switch soon := len(p.queue.Soon); {
	case p.queue.Held > 0:
		also = append(also, text.Grouped(p.queue.Held)+" more beyond today’s limit")
	case soon > 0:
		also = append(also, text.Grouped(soon)+" more within minutes")
	}
	if n := len(p.queue.New); n > 0 {
		also = append(also, text.Grouped(n)+" new")
	}
	return strings.Join(also, ", ")
}
