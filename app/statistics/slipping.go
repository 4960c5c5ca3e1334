package statistics

import (
	"math"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/address"
	"spectrie/app/board"
	"spectrie/app/markup"
	"spectrie/app/plan"
	"spectrie/app/text"
	"spectrie/app/ui"
	"spectrie/dicts"
	"spectrie/solver"
	"spectrie/trainer"
)

// slipping shows the cards that the person is most likely to have forgotten. It does not tell their letters,
// because the drill is about to ask them.
func (p *Page) slipping() app.UI {
	return app.Section().ID("slipping").Aria("labelledby", "slipping-title").Body(
		app.H2().ID("slipping-title").TabIndex(-1).Text("About to slip"),
		app.P().Class("quiet").Text(p.slippingSentence()),
		app.Div().OnClick(p.onDecide("slipping")).Body(ui.When(len(p.slips) > 0, func() app.UI { return ui.HTML(p.slippingTable()) })),
		ui.When(len(p.slips) > 0, func() app.UI {
			return app.P().Body(app.A().ID("slipping-drill").Href(p.drill().Address()).Text("Catch them in the drill"))
		}),
		p.decidedIn("slipping"),
	)
}

func (p *Page) slippingSentence() string {
	target := text.Percent(p.settings.Retention)
	switch {
	case !p.learned():
		return "Nothing in this deck yet."
	case len(p.slips) == 0:
		return "Nothing is slipping. You still know each card that you learned with a chance of " + target + " or more."
	}
	return "The chance that you still know these cards has fallen below your target of " + target + ". “Start afresh” makes a card new again."
}

func (p *Page) slippingTable() markup.HTML {
	t := markup.NewTable()
	t.Columns("What slips").Numbers("Chance").Columns("Due", "")
	for _, slip := range p.slips {
		due := p.inDays(p.settings.DayOf(slip.Due.In(p.at.Location())))
		if !slip.Due.After(p.at) {
			due = "now"
		}
		t.Row("")
		asked, at, after := p.slipParts(slip.Card)
		m := t.Cell()
		m.Text(asked)
		m.Element("span", at, "class", "answer")
		m.Text(after)
		t.Text(text.Percent(math.Floor(100*slip.Chance)/100), due) // less than the target, as it is
		p.writeButton(t.Cell(), trainer.Entry{Kind: trainer.Forgotten, Card: slip.Card, Alone: true}, "Start afresh", p.slipName(slip.Card))
	}
	return t.Within("statistics-table")
}

// slipParts say what a card asks, without its answer: the fragment, and what stands before and after it.
func (p *Page) slipParts(card trainer.Card) (asked, at, after string) {
	first, letters := "your first letter", "your letter after "
	if item := p.deck.Item(card); item != nil && len(item.Letters) > 1 {
		first, letters = "your first letters", "your letters after "
	}
	switch {
	case card.Fragment == "" && card.Recall:
		return "all words by heart", "", ""
	case card.Recall:
		return "all words after ", dicts.Capitals(card.Fragment), " by heart"
	case card.Fragment == "":
		return first, "", ""
	}
	return letters, dicts.Capitals(card.Fragment), ""
}

// slipName names what a card asks.
func (p *Page) slipName(card trainer.Card) string {
	asked, at, after := p.slipParts(card)
	return asked + at + after
}

// cardParts are the fragment of a card and its answer.
func (p *Page) cardParts(card trainer.Card) (at, answer string) {
	at = board.FragmentName(card.Fragment)
	item := p.deck.Item(card)
	switch {
	case item == nil:
		return at, ""
	case !card.Recall:
		return at, strings.Join(text.Each(item.Letters, func(d solver.Decision) string { return plan.LetterOf(d.Plays) }), " ")
	}
	const wordsShown = 3
	var words []string
	for i, word := range item.Words {
		if i == wordsShown {
			words = append(words, "…")
			break
		}
		words = append(words, dicts.Capitals(word.Fragment()))
	}
	return at, strings.Join(words, " ")
}

// cardName names a card with its answer.
func (p *Page) cardName(card trainer.Card) string {
	at, answer := p.cardParts(card)
	return at + text.Pick(card.Recall, " all words: ", " ") + answer
}

// writeAnswer writes the answer of a card. For a recall card it says that all of the words are asked.
func (p *Page) writeAnswer(m *markup.Writer, card trainer.Card, answer string) {
	if card.Recall {
		m.Text("all words: ")
	}
	m.Element("span", answer, "class", "answer")
}

// explorerAt is the address of a card's fragment in the explorer.
func (p *Page) explorerAt(card trainer.Card) string {
	return p.view.On(address.Explore).At(card.Fragment).Address()
}
