package drill

import (
	"fmt"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/text"
	"spectrie/app/ui"
	"spectrie/trainer"
)

// sessionEnd says how the session went, what comes back when, and what a person can do next.
func (p *Page) sessionEnd() app.UI {
	t := p.host.Now()
	q := p.session.Queue(p.answers.State(), t)
	line := p.endText(q)
	return app.Section().ID("drill-end").Class("drill-end").TabIndex(-1).Aria("labelledby", "drill-end-title").Body(
		app.H2().ID("drill-end-title").Text(p.endTitle(q)),
		app.Div().Class("end-text").Body(app.Range(line).Slice(func(i int) app.UI {
			return app.P().Text(line[i])
		})),
		app.Div().Class("end-actions").Body(
			ui.When(q.Next() != nil, func() app.UI {
				return ui.PressButton("drill-resume", func() { p.resume(0) }).Body(app.Text("Continue"), ui.KeyCap("Space"))
			}),
			ui.When(q.Waiting > 0 && q.Next() == nil, func() app.UI {
				return ui.PressButton("drill-more", func() { p.resume(moreNew) }).Class("secondary").
					Text(fmt.Sprintf("Learn %d more new %s today", min(moreNew, q.Waiting), text.Pick(q.Waiting == 1, "card", "cards")))
			}),
			ui.When(p.countSetAside() > 0, func() app.UI {
				return ui.Button("drill-bring-back").Class("secondary").OnClick(p.onBringBack).
					Text("Bring back what is set aside")
			}),
			p.undoButton(),
		),
		app.P().Class("quiet").Body(p.otherDrills()...),
		p.answers.StateNote(), // below the buttons, because the browser answers late
		p.answeredTable(),
	)
}

// moreNew is how many extra new cards a person can ask for at once.
const moreNew = 10

// otherDrills links to other drills of the same game.
func (p *Page) otherDrills() []app.UI {
	other := p.view
	other.Fragment, other.Seat = "", p.view.Seat%p.view.Rules.Players+1
	how := p.view
	how.Cards = !how.Cards
	return []app.UI{
		app.Text("Or drill "),
		app.A().Href(other.Address()).Text(fmt.Sprintf("as player %d", other.Seat)),
		app.Text(", or "),
		app.A().Href(how.Address()).Text(text.Pick(how.Cards, "single cards and the words by heart", "whole rounds")),
		app.Text("."),
	}
}

// anyPastFirstSteps reports whether any card has passed its first steps. Until then the
// deck’s strength would mislead, because every answer was seen a moment ago.
func (p *Page) anyPastFirstSteps() bool {
	state, t := p.answers.State(), p.host.Now()
	for _, item := range p.deck.Decisions {
		if status := state.Progress(item.Card, t).Status; status == trainer.Known || status == trainer.Lapsed {
			return true
		}
	}
	return false
}

// countSetAside is how many cards of the deck are set aside.
func (p *Page) countSetAside() int {
	n, state, t := 0, p.answers.State(), p.host.Now()
	for _, item := range p.deck.Decisions {
		if state.Progress(item.Card, t).Suspended {
			n++
		}
	}
	return n
}

// onBringBack brings back all cards of this deck that are set aside.
func (p *Page) onBringBack(app.Context, app.Event) {
	p.answers.Note(trainer.Resumed, func(e *trainer.Entry) {
		e.Card = trainer.Card{Course: p.deck.Course, Fragment: p.deck.Start}
	})
	p.session.ended, p.session.stopped = false, false
	p.nextItem()
	p.takeFocus()
}

func (p *Page) endTitle(q trainer.Queue) string {
	switch {
	case p.session.stopped && q.Next() != nil:
		return "Enough for now"
	case len(p.session.Answers) == 0:
		return "Nothing to do right now"
	}
	return "Done for now"
}

// endText says what went well, what is left, when the next card comes back, and how strong
// the deck is today.
func (p *Page) endText(q trainer.Queue) []string {
	var line []string
	if went := p.answerCounts(); went != "" {
		line = append(line, went)
	}
	if slipping := p.slippedText(); slipping != "" {
		line = append(line, slipping)
	}
	left := len(q.Due) + len(q.Learning) + len(q.Soon) + len(q.New)
	switch {
	case left > 0:
		line = append(line, fmt.Sprintf("%s %s left for today.", text.Counted(left, "card"), text.Pick(left == 1, "is", "are")))
	case q.Later.IsZero():
		line = append(line, "No card is waiting to come back.")
	default:
		line = append(line, "The next card comes back "+p.momentText(q.Later)+".")
	}
	if q.Waiting > 0 {
		rest := fmt.Sprintf("for the coming days, at most %d a day", p.answers.State().Settings().NewADay)
		if p.answers.State().Settings().NewADay == 0 {
			rest = "because your settings allow no new cards"
		}
		line = append(line, fmt.Sprintf("%s %s %s.", text.Counted(q.Waiting, "new card"), text.Agree(q.Waiting, "wait"), rest))
	}
	if n := p.countSetAside(); n > 0 {
		line = append(line, fmt.Sprintf("%s of this deck %s set aside and not asked.", text.Counted(n, "card"), text.Pick(n == 1, "is", "are")))
	}
	if q.Held > 0 {
		line = append(line, "Your daily limit postpones "+text.Counted(q.Held, "more review")+".")
	}
	if p.anyPastFirstSteps() {
		line = append(line, p.session.strength)
	}
	return line
}

// answerCounts counts the answers of the session.
func (p *Page) answerCounts() string {
	cards, right, missed := map[trainer.Card]bool{}, 0, 0
	learned := map[trainer.Card]bool{}
	for _, a := range p.session.Answers {
		cards[a.Item.Card] = true
		switch {
		case a.Status == trainer.New:
			learned[a.Item.Card] = true
		case a.Grade == trainer.Again:
			missed++
		default:
			right++
		}
	}
	if len(cards) == 0 {
		return ""
	}
	var parts []string
	for _, part := range []struct {
		n    int
		text string
	}{{right, "%d right"}, {missed, "%d missed"}, {len(learned), "%d seen for the first time"}} {
		if part.n > 0 {
			parts = append(parts, fmt.Sprintf(part.text, part.n))
		}
	}
	return fmt.Sprintf("%s to %s: %s.", text.Counted(len(p.session.Answers), "answer"), text.Counted(len(cards), "card"), text.Listed(parts))
}

// strengthText says how many rounds the person would hold today.
func (p *Page) strengthText() string {
	t, state := p.host.Now(), p.answers.State()
	remembers := func(c trainer.Card) float64 { return state.Retrievability(c, t) }
	strength := p.deck.Strength(remembers, trainer.Opponent{Perfect: true})
	return fmt.Sprintf("Today you would survive %s of these rounds against a perfect opponent.", text.Percent(strength))
}
