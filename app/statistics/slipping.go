package statistics

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/address"
	"spectrie/app/board"
	"spectrie/app/markup"
	"spectrie/app/plan"
	"spectrie/app/text"
	"spectrie/app/ui"
	"spectrie/dicts"
	"spectrie/trainer"
)

// slipping shows the cards that the person is most likely to have forgotten.
func (p *Page) slipping() app.UI {
	return app.Section().ID("slipping").Aria("labelledby", "slipping-title").Body(
		app.H2().ID("slipping-title").TabIndex(-1).Text("About to slip"),
		app.P().Class("quiet").Text("The cards that you are most likely to have forgotten by now, with the chance that you still know each. "+
			"“Start afresh” makes a card new again."),
		app.Div().OnClick(p.onDecide("slipping")).Body(ui.HTML(p.slippingTable())),
		p.decidedIn("slipping"),
	)
}

func (p *Page) slippingTable() markup.HTML {
	var m markup.Writer
	if len(p.slips) == 0 {
		m.Element("p", "Nothing in this deck yet.")
		return m.HTML()
	}
	t := markup.NewTable()
	t.Columns("At", "You play").Numbers("Chance").Columns("Due", "")
	for _, slip := range p.slips {
		at, answer := p.cardParts(slip.Card)
		due := p.inDays(p.settings.DayOf(slip.Due.In(p.at.Location())))
		if !slip.Due.After(p.at) {
			due = "now"
		}
		t.Row("")
		t.Cell().Element("a", at, "class", "letter-link", "href", p.explorerAt(slip.Card))
		p.writeAnswer(t.Cell(), slip.Card, answer)
		t.Text(text.Percent(slip.Chance), due)
		p.writeButton(t.Cell(), trainer.Entry{Kind: trainer.Forgotten, Card: slip.Card, Alone: true}, "Start afresh")
	}
	return t.Within("statistics-table")
}

// cardParts are the fragment of a card and its answer.
func (p *Page) cardParts(card trainer.Card) (at, answer string) {
	at = board.FragmentName(card.Fragment)
	item := p.deck.Item(card)
	switch {
	case item == nil:
		return at, ""
	case !card.Recall:
		return at, plan.LetterOf(item.Plays)
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
