package statistics

import (
	"strconv"

	"spectrie/app/markup"
	"spectrie/trainer"
)

// leechList lists the cards that were missed too often.
func (p *Page) leechList() markup.HTML {
	var m markup.Writer
	m.Open("div")
	m.Element("h3", "Leeches")
	m.Element("p", "You missed these again and again although you had known them. They are set aside, so that they take no more of your time. "+
		"Look at why the letter is right, then bring it back or start afresh.", "class", "quiet")
	m.Open("ul", "class", "aside-list")
	for _, card := range p.leeches {
		m.Open("li")
		p.writeCard(&m, card, "missed "+strconv.Itoa(p.lapses[card])+" times")
		m.Open("span", "class", "buttons")
		p.writeButton(&m, trainer.Entry{Kind: trainer.Resumed, Card: card, Alone: true}, "Bring back")
		p.writeButton(&m, trainer.Entry{Kind: trainer.Forgotten, Card: card, Alone: true}, "Start afresh")
		m.Close("span")
		m.Close("li")
	}
	return m.HTML()
}

// asideList lists the branches that the person set aside.
func (p *Page) asideList() markup.HTML {
	var m markup.Writer
	m.Open("div")
	m.Element("h3", "Set aside by you")
	m.Element("p", "Nothing below these fragments is asked.", "class", "quiet")
	m.Open("ul", "class", "aside-list")
	for _, card := range p.aside {
		m.Open("li")
		p.writeCard(&m, card, "")
		p.writeButton(&m, trainer.Entry{Kind: trainer.Resumed, Card: card}, "Bring back")
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
