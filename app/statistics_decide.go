package app

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/trainer"
)

// decision is what the person decided last about cards on this page, and can take
// back as long as the page is open.
type decision struct {
	part  string     // the id of the section with the button that was pressed
	said  string     // what happened; "" when nothing did
	entry trainer.ID // to take back; zero when it was
	log   int        // training.replaced then: in another log there is nothing to take back
}

// writeButton writes a button that decides about a card, alone or with what is below
// it.
func (p *statistics) writeButton(m *markup, e trainer.Entry, name string) {
	m.element("button", name, "type", "button", "data-kind", string(e.Kind), "data-fragment", e.Card.Fragment,
		"data-recall", pick(e.Card.Recall, "yes", ""), "data-alone", pick(e.Alone, "yes", ""), "aria-label", name+": "+p.cardName(e.Card))
}

// onDecide does what a button in a part of the page says.
func (p *statistics) onDecide(part string) app.EventHandler {
	return func(ctx app.Context, event app.Event) {
		button := closest(event, "button[data-kind]")
		if button == nil {
			ctx.PreventUpdate()
			return
		}
		p.decide(part, trainer.Entry{
			Kind:  trainer.Kind(dataset(button, "kind")),
			Card:  trainer.Card{Course: p.deck.Course, Fragment: dataset(button, "fragment"), Recall: dataset(button, "recall") != ""},
			Alone: dataset(button, "alone") != "",
		})
	}
}

// decide notes what the person decided, says what it did, and offers to take it back.
func (p *statistics) decide(part string, decided trainer.Entry) {
	name, cards := p.cardName(decided.Card), p.deck.Cards()
	aside := p.answers.state().Standing(cards, p.Now()).Suspended
	noted := p.answers.note(decided.Kind, func(e *trainer.Entry) { e.Card, e.Alone = decided.Card, decided.Alone })
	back := aside - p.answers.state().Standing(cards, p.Now()).Suspended
	var said string
	switch {
	case decided.Kind == trainer.Forgotten:
		said = name + " is new again, as if it had never been answered. No other card has changed."
	case decided.Alone:
		said = name + " is asked again, as you left it. No other card has changed."
	default:
		said = fragmentName(decided.Card.Fragment) + " and what is below it: " + counted(back, "card") + " " + pick(back == 1, "is", "are") + " asked again."
	}
	p.decided = decision{part, said, noted.ID, p.answers.replaced}
	p.recount()
	focusLater(p, "undo-decision") // the button that was pressed has gone
}

// undoDecision takes it back.
func (p *statistics) undoDecision() {
	if p.decided.entry == (trainer.ID{}) {
		return
	}
	p.answers.note(trainer.Undone, func(e *trainer.Entry) { e.Undoes = p.decided.entry })
	p.decided.said, p.decided.entry = "Taken back: it is as it was before.", trainer.ID{}
	p.recount()
	focusLater(p, p.decided.part+"-title")
}

func (p *statistics) onUndoDecision(app.Context, app.Event) { p.undoDecision() }

// decidedIn says what was decided in a part of the page. It is always there, for
// screen readers to hear what appears in it.
func (p *statistics) decidedIn(part string) app.UI {
	d := p.decided
	return app.Div().Class("decided").Role("status").Body(app.If(d.part == part && d.said != "", func() app.UI {
		return app.P().Class("message").Body(
			app.Span().Text(d.said),
			app.If(d.entry != (trainer.ID{}), func() app.UI {
				return app.Button().Type("button").ID("undo-decision").OnClick(p.onUndoDecision).Text("Undo")
			}),
		)
	}))
}
