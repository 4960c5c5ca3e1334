package app

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/trainer/match"
)

// fares is how the person fares against whom.
type fares struct {
	tallies []match.Tally
	of      int  // played.changes when they were counted
	counts  bool // they are being counted
}

// tally counts how the person fares when that changed, beside the page.
func (p *playPage) tally() {
	f := &p.browse.fares
	if f.counts || f.of == p.played.changes {
		return
	}
	f.counts = true
	of, facts := p.played.changes, make([][]match.Fact, len(p.played.list))
	for i := range p.played.list {
		facts[i] = p.played.list[i].Facts
	}
	p.Ctx().Async(func() {
		tallies, _ := match.AgainstInTurns(facts, newTurns().take) // nobody cancels it
		p.Ctx().Dispatch(func(app.Context) {
			*f = fares{tallies: tallies, of: of}
			p.tally() // what changed meanwhile
		})
	})
}

// faresTable shows how the person fares.
func (p *playPage) faresTable() app.UI {
	return app.Section().ID("fares").Aria("labelledby", "fares-title").Body(
		app.H3().ID("fares-title").Text("How you fare"),
		app.Raw(faresTable(p.browse.fares.tallies)),
		app.P().Class("quiet").Text("Mistake comes: of the rounds that your own mistake lost, half were lost by this letter or before, counting everybody’s letters. "+
			"Helped: rounds in which you looked at help or took a letter back. With several kinds of opponents a round counts for each."),
	)
}

func faresTable(tallies []match.Tally) string {
	var m markup
	m.open("div", "class", "statistics-table")
	m.open("table")
	m.open("thead")
	m.open("tr")
	for _, heading := range []string{"Against", "Rounds", "Lost", "Matches won", "Mistake comes", "Helped"} {
		m.element("th", heading, "scope", "col", "class", pick(heading == "Against", "", "number"))
	}
	m.close("tr")
	m.close("thead")
	m.open("tbody")
	for _, t := range tallies {
		m.open("tr")
		m.element("th", opponentName(t.Bot), "scope", "row")
		m.element("td", grouped(t.Rounds), "class", "number")
		m.element("td", grouped(t.Lost), "class", "number")
		won := "–"
		if t.Matches > 0 {
			won = grouped(t.Won) + " of " + grouped(t.Matches)
		}
		m.element("td", won, "class", "number")
		mistake := "–"
		if t.Mistakes > 0 {
			mistake = "by letter " + strconv.Itoa(t.Ply)
		}
		m.element("td", mistake, "class", "number")
		m.element("td", grouped(t.Helped), "class", "number")
		m.close("tr")
	}
	m.close("tbody")
	m.close("table")
	m.close("div")
	return m.String()
}

// opponentName is what a kind of opponent is called.
func opponentName(bot match.Bot) string {
	if bot == (match.Bot{}) {
		return "People"
	}
	if c, ok := match.CharacterOf(bot); ok {
		return c.Name
	}
	return "A bot: " + match.About(bot, true)
}
