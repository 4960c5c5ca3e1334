package app

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

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
		p.writeButton(&m, trainer.Resumed, card, "Bring back")
		p.writeButton(&m, trainer.Forgotten, card, "Start afresh")
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
		p.writeButton(&m, trainer.Resumed, card, "Bring back")
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

func (p *statistics) writeButton(m *markup, kind trainer.Kind, card trainer.Card, name string) {
	at, answer := p.cardParts(card)
	recall := ""
	if card.Recall {
		recall = "recall"
	}
	m.element("button", name, "type", "button", "data-kind", string(kind), "data-fragment", card.Fragment, "data-recall", recall,
		"aria-label", name+": "+at+" "+answer)
}

// onAside does what the button of a card says.
func (p *statistics) onAside(ctx app.Context, event app.Event) {
	button := closest(event, "button[data-kind]")
	if button == nil {
		ctx.PreventUpdate()
		return
	}
	card := trainer.Card{Course: p.deck.Course, Fragment: dataset(button, "fragment"), Recall: dataset(button, "recall") != ""}
	p.bring(trainer.Kind(dataset(button, "kind")), card)
	ctx.Defer(func(app.Context) { focus("cards-title") }) // the button has gone
}

// bring brings a card back that was set aside, with what is below it: as it was, or
// as if it were new.
func (p *statistics) bring(kind trainer.Kind, card trainer.Card) {
	at, answer := p.cardParts(card)
	p.note(kind, func(e *trainer.Entry) { e.Card = card })
	if kind == trainer.Forgotten {
		p.tell(at + " " + answer + " is new again.")
	} else {
		p.tell(at + " " + answer + " comes back.")
	}
	p.recount()
}
