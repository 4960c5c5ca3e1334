package hangman

import (
	"fmt"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/address"
	"spectrie/app/text"
	"spectrie/app/ui"
	"spectrie/solver/hangman"
)

// lengthsPart shows how hard the lengths are, as measured.
func (p *hardest) lengthsPart() app.UI {
	return app.Section().Class("lengths").Aria("labelledby", "lengths-head").Body(
		app.H2().ID("lengths-head").Text("Short words are the hard ones"),
		app.P().Text("With best play, which loses the fewest lives over all lengths together:"),
		ui.WideTable("Lengths, table", p.lengthsTable()),
	)
}

func (p *hardest) lengthsTable() string {
	var m text.Markup
	m.Open("table")
	m.Open("thead")
	m.Open("tr")
	m.Element("th", "Letters", "scope", "col")
	m.Element("th", "Lives lost a word", "scope", "col")
	m.Element("th", "Not found with "+manyLives(hangman.Lives[1]), "scope", "col")
	m.Close("tr")
	m.Close("thead")
	m.Open("tbody")
	for _, measured := range hangman.MeasuredScores() {
		if measured.Letters < address.LeastLetters {
			continue
		}
		s := scoreOf(hangman.BestPlay, measured.Scores)
		view := p.view
		view.Letters = measured.Letters
		m.Open("tr")
		m.Open("th", "scope", "row")
		attributes := []string{"href", view.Address()}
		if measured.Letters == p.letters() {
			attributes = append(attributes, "aria-current", "true")
		}
		m.Element("a", strconv.Itoa(measured.Letters), attributes...)
		m.Close("th")
		m.Element("td", fmt.Sprintf("%.2f", s.MeanLost()))
		m.Element("td", fmt.Sprintf("%s of %s", text.Grouped(s.Words-s.Won[1]), text.Grouped(s.Words)))
		m.Close("tr")
	}
	m.Close("tbody")
	m.Close("table")
	return m.String()
}
