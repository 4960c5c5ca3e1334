package statistics

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/board"
	"spectrie/app/markup"
	"spectrie/app/page"
	"spectrie/app/text"
	"spectrie/app/ui"
	"spectrie/trainer"
)

// decision is the last decision about cards on this page. The person can undo it while the page is open.
type decision struct {
	part  string     // the id of the section with the button that was pressed
	said  string     // what happened; "" for nothing
	entry trainer.ID // to undo; zero if undone
	log   int        // Answers.Replaced then: in another log there is nothing to undo
}

// writeButton writes a button that decides about a card as it is called, either alone or with everything below it.
func (p *Page) writeButton(m *markup.Writer, e trainer.Entry, name, card string) {
	m.Element("button", name, "type", "button", "data-kind", string(e.Kind), "data-fragment", e.Card.Fragment,
		"data-recall", text.Pick(e.Card.Recall, "yes", ""), "data-alone", text.Pick(e.Alone, "yes", ""), "aria-label", name+": "+card)
}

// onDecide acts on a button in a part of the page.
func (p *Page) onDecide(part string) (app.EventHandler, app.EventOption) {
	return ui.PressOn("kind", func(button app.Value) {
		p.decide(part, trainer.Entry{
			Kind:  trainer.Kind(ui.Dataset(button, "kind")),
			Card:  trainer.Card{Course: p.deck.Course, Fragment: ui.Dataset(button, "fragment"), Recall: ui.Dataset(button, "recall") != ""},
			Alone: ui.Dataset(button, "alone") != "",
		})
	})
}

// decide notes a decision, says what it did, and offers to undo it.
func (p *Page) decide(part string, decided trainer.Entry) {
	name, cards := p.cardName(decided.Card), askedCards(p.deck, p.answers.State())
	if part == "slipping" {
		name = text.Sentence(p.slipName(decided.Card))
	}
	aside := p.answers.State().CountCards(cards, p.host.Now()).Suspended
	noted := p.answers.Note(decided.Kind, func(e *trainer.Entry) { e.Card, e.Alone = decided.Card, decided.Alone })
	back := aside - p.answers.State().CountCards(cards, p.host.Now()).Suspended
	var said string
	switch {
	case decided.Kind == trainer.Forgotten:
		said = name + " is new again, as if you had never answered it. No other card has changed."
	case decided.Alone:
		said = name + " is in the drill again, as you left it. No other card has changed."
	default:
		said = board.FragmentName(decided.Card.Fragment) + " and everything below it: " + text.Counted(back, "card") + " " + text.Pick(back == 1, "is", "are") + " in the drill again."
	}
	p.decided = decision{part, said, noted.ID, p.answers.Replaced}
	p.recount()
	page.FocusLater(p.host, "undo-decision") // the pressed button is gone
}

// undoDecision undoes the last decision.
func (p *Page) undoDecision() {
	if p.decided.entry == (trainer.ID{}) {
		return
	}
	p.answers.Note(trainer.Undone, func(e *trainer.Entry) { e.Undoes = p.decided.entry })
	p.decided.said, p.decided.entry = "Undone. Everything is as it was before.", trainer.ID{}
	p.recount()
	page.FocusLater(p.host, p.decided.part+"-title")
}

// closeDecision closes what was said of the last decision.
func (p *Page) closeDecision() {
	part := p.decided.part
	p.decided = decision{}
	page.FocusLater(p.host, part+"-title")
}

// decidedIn says what the person has decided in a part of the page. The element is always there, so that screen
// readers announce what appears in it.
func (p *Page) decidedIn(part string) app.UI {
	d := p.decided
	return app.Div().Class("decided tray").Role("status").Body(app.If(d.part == part && d.said != "", func() app.UI {
		return app.P().Class("message").Body(
			app.Span().Text(d.said),
			app.If(d.entry != (trainer.ID{}), func() app.UI {
				return ui.PressButton("undo-decision", p.undoDecision).Text("Undo")
			}),
			ui.CloseMessage(p.closeDecision),
		)
	}))
}

// leechList lists the cards that the person has missed too often.
func (p *Page) leechList() markup.HTML {
	const about = "You knew these cards but missed them again and again. They are set aside so that they take no more of your time. " +
		"Find out why the letter is right. Then bring the card back or start afresh."
	return p.cardList("Leeches", about, p.leeches, func(m *markup.Writer, card trainer.Card) {
		p.writeCard(m, card, "missed "+strconv.Itoa(p.lapses[card])+" times")
		m.Open("span", "class", "buttons")
		p.writeButton(m, trainer.Entry{Kind: trainer.Resumed, Card: card, Alone: true}, "Bring back", p.cardName(card))
		p.writeButton(m, trainer.Entry{Kind: trainer.Forgotten, Card: card, Alone: true}, "Start afresh", p.cardName(card))
	})
}

// asideList lists the branches that the person has set aside.
func (p *Page) asideList() markup.HTML {
	return p.cardList("Set aside by you", "The drill asks nothing at these fragments or below them.", p.aside, func(m *markup.Writer, card trainer.Card) {
		p.writeCard(m, card, "")
		p.writeButton(m, trainer.Entry{Kind: trainer.Resumed, Card: card}, "Bring back", p.cardName(card))
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
