package play

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/markup"
	"spectrie/app/text"
	"spectrie/app/ui"
	"spectrie/trainer/match"
)

// fares is how the person fares against whom.
type opponentRecord struct {
	tallies   []match.OpponentTally
	countedAt int  // played.changes when they were counted
	counting  bool // they are being counted
}

// tally counts how the person fares when that changed, beside the page.
func (p *Page) countRecord() {
	f := &p.browse.record
	if f.counting || f.countedAt == p.matches.Changes {
		return
	}
	f.counting = true
	of, facts := p.matches.Changes, make([][]match.Fact, len(p.matches.List))
	for i := range p.matches.List {
		facts[i] = p.matches.List[i].Facts
	}
	p.host.Ctx().Async(func() {
		tallies, _ := match.OpponentTalliesInTurns(facts, ui.NewTurns().Take) // nobody cancels it
		p.host.Ctx().Dispatch(func(app.Context) {
			*f = opponentRecord{tallies: tallies, countedAt: of}
			p.countRecord() // what changed meanwhile
		})
	})
}

// faresTable shows how the person fares.
func (p *Page) recordSection() app.UI {
	return app.Section().ID("fares").Aria("labelledby", "fares-title").Body(
		app.H3().ID("fares-title").Text("How you fare"),
		ui.HTML(recordTable(p.browse.record.tallies)),
		app.P().Class("quiet").Text("Mistake comes: of the rounds that your own mistake lost, half were lost by this letter or before, counting everybody’s letters. "+
			"Helped: rounds in which you looked at help or took a letter back. With several kinds of opponents a round counts for each."),
	)
}

func recordTable(tallies []match.OpponentTally) markup.HTML {
	t := markup.NewTable()
	t.Columns("Against").Numbers("Rounds", "Lost", "Matches won", "Mistake comes", "Helped")
	for _, tally := range tallies {
		won, mistake := "–", "–"
		if tally.Matches > 0 {
			won = text.Grouped(tally.Won) + " of " + text.Grouped(tally.Matches)
		}
		if tally.Mistakes > 0 {
			mistake = "by letter " + strconv.Itoa(tally.Ply)
		}
		t.Row("")
		t.Text(opponentName(tally.Bot), text.Grouped(tally.Rounds), text.Grouped(tally.Lost), won, mistake, text.Grouped(tally.Helped))
	}
	return t.Within("statistics-table")
}

// opponentName is what a kind of opponent is called.
func opponentName(bot match.Bot) string {
	if bot == (match.Bot{}) {
		return "People"
	}
	if c, ok := match.OpponentByBot(bot); ok {
		return c.Name
	}
	return "A bot: " + match.DescribeBot(bot, true)
}
