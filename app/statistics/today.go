package statistics

import (
	"fmt"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/address"
	"spectrie/app/text"
	"spectrie/app/ui"
)

// today shows what a person wants to know first.
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
		p.facts(),
		ui.When(!p.learned(), func() app.UI {
			return app.P().ID("statistics-state").Class("empty").Text(p.firstSteps())
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

// facts shows a few labelled numbers.
func (p *Page) facts() app.UI {
	streak := p.figures.history.streak
	today := p.figures.history.work[p.figures.today]
	facts := []struct{ id, name, value, more string }{
		{"fact-due", "Due now", text.Grouped(p.due()), p.alsoDue()},
		{"fact-new", "New today", text.Grouped(len(p.queue.New)), text.Pick(p.queue.Waiting > 0, text.Grouped(p.queue.Waiting)+" more waiting", "")},
		{"fact-streak", "Streak", text.Counted(streak.Current, "day"), "longest: " + text.Counted(streak.Longest, "day")},
		{"fact-time", "Time today", text.Took(today.Time), text.Counted(today.Answers, "answer")},
	}
	return app.Dl().Class("facts").Body(app.Range(facts).Slice(func(i int) app.UI {
		f := facts[i]
		return app.Div().ID(f.id).Body(app.Dt().Text(f.name), app.Dd().Body(app.Strong().Text(f.value), app.Span().Text(f.more)))
	}))
}

// alsoDue says what is due in addition to the decisions.
func (p *Page) alsoDue() string {
	switch soon := len(p.queue.Soon); {
	case p.recalls > 0:
		return text.Grouped(p.recalls) + " more, words by heart"
	case p.queue.Held > 0:
		return text.Grouped(p.queue.Held) + " more beyond today’s limit"
	case soon > 0:
		return text.Grouped(soon) + " more within minutes"
	}
	return ""
}
