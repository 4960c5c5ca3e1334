package app

import (
	"cmp"
	"fmt"
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/dicts"
	"spectrie/trainer"
)

// moreNew is how many new cards a person who wants more gets at once.
const moreNew = 10

// sittingEnd says how the sitting went, what comes back when, and what one can do
// now.
func (p *drill) sittingEnd() app.UI {
	t := now()
	q := p.sitting.Queue(practice.state(), t)
	text := p.endText(q)
	return app.Section().ID("drill-end").Class("drill-end").TabIndex(-1).Aria("labelledby", "drill-end-title").Body(
		app.H2().ID("drill-end-title").Text(p.endTitle(q)),
		app.Div().Class("end-text").Body(app.Range(text).Slice(func(i int) app.UI {
			return app.P().Text(text[i])
		})),
		app.Div().Class("end-actions").Body(
			app.Div().Body(app.If(q.Next() != nil, func() app.UI {
				return app.Button().Type("button").ID("drill-resume").OnClick(p.onResume).Body(app.Text("Go on"), keyCap("Space"))
			})),
			app.Div().Body(app.If(q.Waiting > 0 && q.Next() == nil, func() app.UI {
				return app.Button().Type("button").ID("drill-more").Class("secondary").OnClick(p.onMoreNew).
					Text(fmt.Sprintf("Learn %d more new %s today", min(moreNew, q.Waiting), pick(q.Waiting == 1, "card", "cards")))
			})),
			app.Div().Body(app.If(p.setAside() > 0, func() app.UI {
				return app.Button().Type("button").ID("drill-bring-back").Class("secondary").OnClick(p.onBringBack).
					Text("Bring back what is set aside")
			})),
			p.undoButton(),
		),
		app.P().Class("quiet").Body(p.elsewhere()...),
		p.answeredTable(),
	)
}

// elsewhere are other things to drill in the same game.
func (p *drill) elsewhere() []app.UI {
	other := p.view
	other.Fragment, other.Seat = "", p.view.Seat%p.view.Rules.Players+1
	how := p.view
	how.Cards = !how.Cards
	return []app.UI{
		app.Text("Or drill "),
		app.A().Href(other.Address()).Text(fmt.Sprintf("as player %d", other.Seat)),
		app.Text(", or "),
		app.A().Href(how.Address()).Text(pick(how.Cards, "single cards and the words by heart", "whole rounds")),
		app.Text("."),
	}
}

// setAside is how many cards of the deck are set aside.
func (p *drill) setAside() int {
	n, state, t := 0, practice.state(), now()
	for _, item := range p.deck.Decisions {
		if state.Progress(item.Card, t).Suspended {
			n++
		}
	}
	return n
}

// onBringBack brings back all that is set aside in this deck.
func (p *drill) onBringBack(app.Context, app.Event) {
	p.note(trainer.Resumed, func(e *trainer.Entry) {
		e.Card = trainer.Card{Course: p.deck.Course, Fragment: p.deck.Start}
	})
	p.ended, p.stopped = false, false
	p.next()
	p.hold()
}

func (p *drill) onResume(app.Context, app.Event)  { p.resume(0) }
func (p *drill) onMoreNew(app.Context, app.Event) { p.resume(moreNew) }

func (p *drill) endTitle(q trainer.Queue) string {
	switch {
	case p.stopped && q.Next() != nil:
		return "Enough for now"
	case len(p.sitting.Answers) == 0:
		return "Nothing to do right now"
	}
	return "Done for now"
}

// endText is what went well, what is left, when the next card comes, and what it
// is all worth today.
func (p *drill) endText(q trainer.Queue) []string {
	var text []string
	if went := p.went(); went != "" {
		text = append(text, went)
	}
	if slipping := p.slipped(); slipping != "" {
		text = append(text, slipping)
	}
	left := len(q.Due) + len(q.Learning) + len(q.Soon) + len(q.New)
	switch {
	case left > 0:
		text = append(text, fmt.Sprintf("%s %s left for today.", counted(left, "card"), pick(left == 1, "is", "are")))
	case q.Later.IsZero():
		text = append(text, "No card is waiting to come back.")
	default:
		text = append(text, "The next card comes back "+p.moment(q.Later)+".")
	}
	if q.Waiting > 0 {
		text = append(text, fmt.Sprintf("%s %s for the coming days, at most %d a day.",
			counted(q.Waiting, "new card"), agree(q.Waiting, "wait"), practice.state().Settings().NewADay))
	}
	if n := p.setAside(); n > 0 {
		text = append(text, fmt.Sprintf("%s of this deck %s set aside and not asked.", counted(n, "card"), pick(n == 1, "is", "are")))
	}
	if q.Held > 0 {
		text = append(text, fmt.Sprintf("%s more %s held over by your daily limit of reviews.", counted(q.Held, "review"), pick(q.Held == 1, "is", "are")))
	}
	return append(text, p.worth)
}

// went counts the answers of the sitting.
func (p *drill) went() string {
	cards, right, missed := map[trainer.Card]bool{}, 0, 0
	learned := map[trainer.Card]bool{}
	for _, a := range p.sitting.Answers {
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
	}{{right, "%d right"}, {missed, "%d missed"}, {len(learned), "%d met for the first time"}} {
		if part.n > 0 {
			parts = append(parts, fmt.Sprintf(part.text, part.n))
		}
	}
	return fmt.Sprintf("%s to %s: %s.", counted(len(p.sitting.Answers), "answer"), counted(len(cards), "card"), listed(parts))
}

// strengthToday is what the deck is worth now.
func (p *drill) strengthToday() string {
	t, state := now(), practice.state()
	remembers := func(c trainer.Card) float64 { return state.Retrievability(c, t) }
	strength := p.deck.Strength(remembers, trainer.Opponent{Perfect: true})
	return fmt.Sprintf("Today you would hold (not lose) %s of these rounds against a perfect opponent.", percent(strength))
}

// answeredTable lists the cards of the sitting, those that come back first on top.
func (p *drill) answeredTable() app.UI {
	type row struct {
		item          *trainer.Item
		met           bool // for the first time
		times, missed int  // asked after that
	}
	var rows []*row
	byItem := map[*trainer.Item]*row{}
	for _, a := range p.sitting.Answers {
		r := byItem[a.Item]
		if r == nil {
			r = &row{item: a.Item}
			byItem[a.Item] = r
			rows = append(rows, r)
		}
		switch {
		case a.Status == trainer.New:
			r.met = true
			continue
		case a.Grade == trainer.Again:
			r.missed++
		}
		r.times++
	}
	if len(rows) == 0 {
		return app.Div()
	}
	t, state := now(), practice.state()
	slices.SortStableFunc(rows, func(a, b *row) int {
		return cmp.Or(state.Progress(a.item.Card, t).Due.Compare(state.Progress(b.item.Card, t).Due), cmp.Compare(a.item.Fragment, b.item.Fragment))
	})
	var m markup
	m.open("table", "class", "answered")
	m.element("caption", "What comes back when")
	m.open("thead")
	m.open("tr")
	for _, h := range []string{"Card", "Answer", "How it went", "Comes back"} {
		m.element("th", h, "scope", "col")
	}
	m.close("tr")
	m.close("thead")
	m.open("tbody")
	for _, r := range rows {
		progress := state.Progress(r.item.Card, t)
		m.open("tr")
		m.element("th", sentence(p.cardName(r.item)), "scope", "row")
		m.element("td", p.answerShort(r.item), "class", "answer")
		m.element("td", howItWent(r.met, r.times, r.missed))
		switch {
		case progress.Suspended:
			m.element("td", "set aside")
		case progress.Status == trainer.New:
			m.element("td", "new again")
		case progress.Due.After(t):
			m.element("td", p.moment(progress.Due))
		default:
			m.element("td", "now")
		}
		m.close("tr")
	}
	m.close("tbody")
	m.close("table")
	return app.Raw(m.String())
}

// answerShort is what a card asks for.
func (p *drill) answerShort(item *trainer.Item) string {
	if !item.Recall {
		return letterOf(item.Plays)
	}
	var words []string
	for _, w := range item.Words {
		words = append(words, dicts.Capitals(w.Fragment()))
	}
	return listed(words)
}

// howItWent tells of the times a card was asked, after it was met for the first
// time when that was in this sitting.
func howItWent(met bool, times, missed int) string {
	switch {
	case times == 0:
		return "met for the first time"
	case met:
		return "met, then " + howItWent(false, times, missed)
	case missed == 0:
		return pick(times == 1, "right", fmt.Sprintf("right %d times", times))
	case missed == times:
		return pick(times == 1, "missed", fmt.Sprintf("missed %d times", times))
	}
	return fmt.Sprintf("missed %d of %d times", missed, times)
}
