package drill

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/markup"
	"spectrie/app/plan"
	"spectrie/app/text"
	"spectrie/app/ui"
	"spectrie/dicts"
	"spectrie/solver"
	"spectrie/trainer"
)

// answeredTable lists the cards of the session, ordered by when they come back.
func (p *Page) answeredTable() app.UI {
	type row struct {
		item          *trainer.Item
		wasNew        bool // at the beginning of the session
		times, missed int  // answers after it was taught
	}
	var rows []*row
	byItem := map[*trainer.Item]*row{}
	for _, a := range p.session.Answers {
		r := byItem[a.Item]
		if r == nil {
			r = &row{item: a.Item}
			byItem[a.Item] = r
			rows = append(rows, r)
		}
		switch {
		case a.Status == trainer.New:
			r.wasNew = true
			continue
		case a.Grade == trainer.Again:
			r.missed++
		}
		r.times++
	}
	if len(rows) == 0 {
		return app.Div()
	}
	t, state := p.host.Now(), p.answers.State()
	slices.SortStableFunc(rows, func(a, b *row) int {
		return cmp.Or(state.Progress(a.item.Card, t).Due.Compare(state.Progress(b.item.Card, t).Due), cmp.Compare(a.item.Fragment, b.item.Fragment))
	})
	table := markup.NewTable("class", "answered")
	table.Caption("What comes back when")
	table.Columns("Card", "Answer", "How it went", "Comes back")
	for _, r := range rows {
		progress, back := state.Progress(r.item.Card, t), "now"
		switch {
		case progress.Suspended:
			back = "set aside"
		case progress.Status == trainer.New:
			back = "new again"
		case progress.Due.After(t):
			back = p.momentText(progress.Due)
		}
		table.Row("")
		table.Text(text.Sentence(p.cardName(r.item)) + text.Pick(len(p.decks) > 1, fmt.Sprintf(" (player %d of %d)", r.item.Seat, r.item.Rules.Players), ""))
		table.TextOf("answer", p.answerShort(r.item))
		table.Text(howItWent(r.wasNew, r.times, r.missed), back)
	}
	return ui.HTML(table.HTML())
}

// answerShort is the answer of a card.
func (p *Page) answerShort(item *trainer.Item) string {
	if !item.Recall {
		return strings.Join(text.Each(item.Letters, func(d solver.Decision) string { return plan.LetterOf(d.Plays) }), " ")
	}
	words := text.Each(item.Words, func(w solver.Position) string { return dicts.Capitals(w.Fragment()) })
	return text.Listed(words)
}

// howItWent describes the answers to a card. A card that was new in this session was first taught, which does not
// count as an answer.
func howItWent(wasNew bool, times, missed int) string {
	switch {
	case times == 0:
		return "seen for the first time"
	case wasNew:
		return "first seen, then " + howItWent(false, times, missed)
	case missed == 0:
		return text.Pick(times == 1, "right", fmt.Sprintf("right %d times", times))
	case missed == times:
		return text.Pick(times == 1, "missed", fmt.Sprintf("missed %d times", times))
	}
	return fmt.Sprintf("missed %d of %d times", missed, times)
}
