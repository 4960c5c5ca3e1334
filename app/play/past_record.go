package play

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/markup"
	"spectrie/app/text"
	"spectrie/app/ui"
	"spectrie/trainer/match"
)

// opponentRecord counts the person’s results against each kind of opponent.
type opponentRecord struct {
	tallies   []match.OpponentTally
	countedAt int  // matches.Changes at the last count
	counting  bool // a count is running
}

// countRecord counts the results again if matches have changed. It works in the background.
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
			p.countRecord() // again, if matches have changed meanwhile
		})
	})
}

// recordSection shows the person’s results.
func (p *Page) recordSection() app.UI {
	return app.Section().ID("fares").Aria("labelledby", "fares-title").Body(
		app.H3().ID("fares-title").Text("Your record"),
		ui.HTML(recordTable(p.browse.record.tallies)),
		app.P().Class("quiet").Text("Mistake: half of the rounds that your own mistake lost were lost by this letter or earlier, counting all players’ letters. "+
			"Helped: rounds in which you used a hint or took a letter back. A round against several kinds of opponents counts for each."),
	)
}

func recordTable(tallies []match.OpponentTally) markup.HTML {
	t := markup.NewTable()
	t.Columns("Against").Numbers("Rounds", "Lost", "Matches won", "Mistake", "Helped")
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

// opponentName names a kind of opponent.
func opponentName(bot match.Bot) string {
	if bot == (match.Bot{}) {
		return "People"
	}
	if c, ok := match.OpponentByBot(bot); ok {
		return c.Name
	}
	return "A bot: " + match.DescribeBot(bot, true)
}
