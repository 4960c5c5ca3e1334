package app

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/dicts"
	"spectrie/trainer"
)

// slipping are the cards that fade first.
func (p *statistics) slipping() app.UI {
	return app.Section().ID("slipping").Aria("labelledby", "slipping-title").Body(
		app.H2().ID("slipping-title").TabIndex(-1).Text("About to slip"),
		app.P().Class("quiet").Text("What you learned and are likeliest to have forgotten by now, with the chance that you still know it. "+
			"To start afresh makes a card new again."),
		app.Div().OnClick(p.onDecide("slipping")).Body(app.Raw(p.slippingTable())),
		p.decidedIn("slipping"),
	)
}

func (p *statistics) slippingTable() string {
	var m markup
	if len(p.slips) == 0 {
		m.element("p", "Nothing of this deck yet.")
		return m.String()
	}
	m.open("div", "class", "statistics-table")
	m.open("table")
	m.open("thead")
	m.open("tr")
	m.element("th", "At", "scope", "col")
	m.element("th", "You play", "scope", "col")
	m.element("th", "Chance", "scope", "col", "class", "number")
	m.element("th", "Due", "scope", "col")
	m.element("td", "")
	m.close("tr")
	m.close("thead")
	m.open("tbody")
	for _, slip := range p.slips {
		at, answer := p.cardParts(slip.Card)
		m.open("tr")
		m.open("th", "scope", "row")
		m.element("a", at, "class", "letter-link", "href", p.explorerAt(slip.Card))
		m.close("th")
		m.open("td")
		p.writeAnswer(&m, slip.Card, answer)
		m.close("td")
		m.element("td", percent(slip.Chance), "class", "number")
		due := p.inDays(p.settings.DayOf(slip.Due.In(p.at.Location())))
		if !slip.Due.After(p.at) {
			due = "now"
		}
		m.element("td", due)
		m.open("td")
		p.writeButton(&m, trainer.Entry{Kind: trainer.Forgotten, Card: slip.Card, Alone: true}, "Start afresh")
		m.close("td")
		m.close("tr")
	}
	m.close("tbody")
	m.close("table")
	m.close("div")
	return m.String()
}

// cardParts are the fragment of a card and what is to be remembered there.
func (p *statistics) cardParts(card trainer.Card) (at, answer string) {
	at = fragmentName(card.Fragment)
	item := p.deck.Item(card)
	switch {
	case item == nil:
		return at, ""
	case !card.Recall:
		return at, letterOf(item.Plays)
	}
	const most = 3
	var words []string
	for i, word := range item.Words {
		if i == most {
			words = append(words, "…")
			break
		}
		words = append(words, dicts.Capitals(word.Fragment()))
	}
	return at, strings.Join(words, " ")
}

// cardName names a card with its answer.
func (p *statistics) cardName(card trainer.Card) string {
	at, answer := p.cardParts(card)
	return at + pick(card.Recall, " all words: ", " ") + answer
}

// writeAnswer writes what is to be remembered, and where that are words, that all
// of them are.
func (p *statistics) writeAnswer(m *markup, card trainer.Card, answer string) {
	if card.Recall {
		m.text("all words: ")
	}
	m.element("span", answer, "class", "answer")
}

// explorerAt is the address of a card's fragment in the explorer.
func (p *statistics) explorerAt(card trainer.Card) string {
	return p.view.On(Explore).At(card.Fragment).Address()
}
