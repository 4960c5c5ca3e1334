package drill

import (
	"cmp"
	"fmt"
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/markup"
	"spectrie/app/plan"
	"spectrie/app/text"
	"spectrie/app/ui"
	"spectrie/dicts"
	"spectrie/trainer"
)

// answeredTable lists the cards of the session, those that come back first on top.
func (p *Page) answeredTable() app.UI {
	type row struct {
		item          *trainer.Item
		met           bool // for the first time
		times, missed int  // asked after that
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
		table.Text(text.Sentence(p.cardName(r.item)))
		table.TextOf("answer", p.answerShort(r.item))
		table.Text(howItWent(r.met, r.times, r.missed), back)
	}
	return ui.HTML(table.HTML())
}

// answerShort is what a card asks for.
func (p *Page) answerShort(item *trainer.Item) string {
	if !item.Recall {
		return plan.LetterOf(item.Plays)
	}
	var words []string
	for _, w := range item.Words {
		words = append(words, dicts.Capitals(w.Fragment()))
	}
	return text.Listed(words)
}

// howItWent tells of the times a card was asked, after it was met for the first
// time when that was in this session.
func howItWent(met bool, times, missed int) string {
	switch {
	case times == 0:
		return "met for the first time"
	case met:
		return "met, then " + howItWent(false, times, missed)
	case missed == 0:
		return text.Pick(times == 1, "right", fmt.Sprintf("right %d times", times))
	case missed == times:
		return text.Pick(times == 1, "missed", fmt.Sprintf("missed %d times", times))
	}
	return fmt.Sprintf("missed %d of %d times", missed, times)
}
