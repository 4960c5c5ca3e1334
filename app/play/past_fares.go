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
type fares struct {
	tallies []match.OpponentTally
	of      int  // played.changes when they were counted
	counts  bool // they are being counted
}

// tally counts how the person fares when that changed, beside the page.
func (p *Page) tally() {
	f := &p.browse.fares
	if f.counts || f.of == p.played.Changes {
		return
	}
	f.counts = true
	of, facts := p.played.Changes, make([][]match.Fact, len(p.played.List))
	for i := range p.played.List {
		facts[i] = p.played.List[i].Facts
	}
	p.host.Ctx().Async(func() {
		tallies, _ := match.OpponentTalliesInTurns(facts, ui.NewTurns().Take) // nobody cancels it
		p.host.Ctx().Dispatch(func(app.Context) {
			*f = fares{tallies: tallies, of: of}
			p.tally() // what changed meanwhile
		})
	})
}

// faresTable shows how the person fares.
func (p *Page) faresTable() app.UI {
	return app.Section().ID("fares").Aria("labelledby", "fares-title").Body(
		app.H3().ID("fares-title").Text("How you fare"),
		ui.HTML(faresTable(p.browse.fares.tallies)),
		app.P().Class("quiet").Text("Mistake comes: of the rounds that your own mistake lost, half were lost by this letter or before, counting everybody’s letters. "+
			"Helped: rounds in which you looked at help or took a letter back. With several kinds of opponents a round counts for each."),
	)
}

func faresTable(tallies []match.OpponentTally) markup.HTML {
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
