package app

import (
	"strconv"

	"spectrie/trainer"
)

// leechList lists the cards that were missed too often.
func (p *statistics) leechList() string {
	var m markup
	m.open("div")
	m.element("h3", "Leeches")
	m.element("p", "You missed these again and again although you had known them. They are set aside, so that they take no more of your time. "+
		"Look at why the letter is right, then bring it back or start afresh.", "class", "quiet")
	m.open("ul", "class", "aside-list")
	for _, card := range p.leeches {
		m.open("li")
		p.writeCard(&m, card, "missed "+strconv.Itoa(p.lapses[card])+" times")
		m.open("span", "class", "buttons")
		p.writeButton(&m, trainer.Entry{Kind: trainer.Resumed, Card: card, Alone: true}, "Bring back")
		p.writeButton(&m, trainer.Entry{Kind: trainer.Forgotten, Card: card, Alone: true}, "Start afresh")
		m.close("span")
		m.close("li")
	}
	m.close("ul")
	m.close("div")
	return m.String()
}

// asideList lists the branches that the person set aside.
func (p *statistics) asideList() string {
	var m markup
	m.open("div")
	m.element("h3", "Set aside by you")
	m.element("p", "Nothing below these fragments is asked.", "class", "quiet")
	m.open("ul", "class", "aside-list")
	for _, card := range p.aside {
		m.open("li")
		p.writeCard(&m, card, "")
		p.writeButton(&m, trainer.Entry{Kind: trainer.Resumed, Card: card}, "Bring back")
		m.close("li")
	}
	m.close("ul")
	m.close("div")
	return m.String()
}

func (p *statistics) writeCard(m *markup, card trainer.Card, note string) {
	at, answer := p.cardParts(card)
	m.element("a", at, "class", "letter-link", "href", p.explorerAt(card))
	m.open("span")
	p.writeAnswer(m, card, answer)
	m.close("span")
	m.element("span", note, "class", "quiet")
}
