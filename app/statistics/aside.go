package statistics

import (
	"strconv"

	"spectrie/app/markup"
	"spectrie/trainer"
)

// leechList lists the cards that were missed too often.
func (p *Page) leechList() markup.HTML {
	const about = "You missed these again and again although you had known them. They are set aside, so that they take no more of your time. " +
		"Look at why the letter is right, then bring it back or start afresh."
	return p.cardList("Leeches", about, p.leeches, func(m *markup.Writer, card trainer.Card) {
		p.writeCard(m, card, "missed "+strconv.Itoa(p.lapses[card])+" times")
		m.Open("span", "class", "buttons")
		p.writeButton(m, trainer.Entry{Kind: trainer.Resumed, Card: card, Alone: true}, "Bring back")
		p.writeButton(m, trainer.Entry{Kind: trainer.Forgotten, Card: card, Alone: true}, "Start afresh")
	})
}

// asideList lists the branches that the person set aside.
func (p *Page) asideList() markup.HTML {
	return p.cardList("Set aside by you", "Nothing below these fragments is asked.", p.aside, func(m *markup.Writer, card trainer.Card) {
		p.writeCard(m, card, "")
		p.writeButton(m, trainer.Entry{Kind: trainer.Resumed, Card: card}, "Bring back")
	})
}

func (p *Page) cardList(title, about string, cards []trainer.Card, write func(*markup.Writer, trainer.Card)) markup.HTML {
	var m markup.Writer
	m.Open("div")
	m.Element("h3", title)
	m.Element("p", about, "class", "quiet")
	m.Open("ul", "class", "aside-list")
	for _, card := range cards {
		m.Open("li")
		write(&m, card)
		m.Close("li")
	}
	return m.HTML()
}

func (p *Page) writeCard(m *markup.Writer, card trainer.Card, note string) {
	at, answer := p.cardParts(card)
	m.Element("a", at, "class", "letter-link", "href", p.explorerAt(card))
	m.Open("span")
	p.writeAnswer(m, card, answer)
	m.Close("span")
	m.Element("span", note, "class", "quiet")
}
